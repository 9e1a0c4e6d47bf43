<?php
/**
 * Attempts to place an order: what they are, whose they are, what is kept. What the guard does with them is tested
 * against a running shop (test/idempotency/orders.mjs).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Idempotency\Attempt;
use StorefrontIslands\Idempotency\Attempts;
use StorefrontIslands\Idempotency\CurrentAttempt;
use StorefrontIslands\Idempotency\DemoGuestSession;
use StorefrontIslands\Idempotency\Fingerprint;
use StorefrontIslands\Idempotency\Ledger;
use StorefrontIslands\Idempotency\Logins;
use StorefrontIslands\Idempotency\Patience;
use StorefrontIslands\Idempotency\Row;
use StorefrontIslands\Idempotency\StoredAnswer;
use StorefrontIslands\Idempotency\Visitor;
use StorefrontIslands\Idempotency\VisitorLock;

$now    = time();
$logins = new Logins( new Ledger( 'test_login' ), new Visitor( new DemoGuestSession() ) );
$all    = new Attempts( new Ledger( 'test_attempt' ), $logins );
$ada    = Attempts::owner( 'guest ada' );
$eve    = Attempts::owner( 'guest eve' );

/** What comes back of the ledger. */
$again = static function ( Attempt $attempt ): Attempt {
	return Attempt::parse( Row::parse( $attempt->row()->text() ) );
};

$key = static function (): string {
	return 'key-' . bin2hex( random_bytes( 8 ) );
};

$request = static function ( string $json ): WP_REST_Request {
	$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( $json );
	return $request;
};

/** An answer with an order, whose note is as long as is wanted. */
$answer = static function ( int $note = 0 ): WP_REST_Response {
	return new WP_REST_Response(
		array(
			'order_id'        => 12,
			'payment_result'  => array( 'redirect_url' => '/thanks/' ),
			'extensions'      => (object) array(),
			'billing_address' => array( 'first_name' => str_repeat( 'é', $note ) ),
		),
		202
	);
};

return array(
	'an attempt runs for as long as its lease'                => static function () use ( $now, $ada, $again ): void {
		$attempt = $again( Attempt::begin( $ada, $now ) );
		same( Attempt::RUNNING, $attempt->state( $now ) );
		same( Attempt::ABANDONED, $attempt->state( $now + 1 ) );
		same( Attempt::ABANDONED, $again( $attempt->with_order( 12, $now + 5 ) )->state( $now + 6 ) );
	},
	'whose payment may have begun is uncertain, not free'     => static function () use ( $now, $ada, $again ): void {
		$paying = $again( Attempt::begin( $ada, $now )->paying( 12, $now + 90 ) );
		same( Attempt::RUNNING, $paying->state( $now + 90 ) );
		same( Attempt::UNCERTAIN, $paying->state( $now + 91 ) );
		same( Attempt::UNCERTAIN, $again( $paying->left() )->state( $now ) );
		same( 12, $paying->order_id() );
	},
	'an answer ends it, whoever the visitor is by then'       => static function () use ( $now, $ada, $eve, $again, $answer ): void {
		$stored   = StoredAnswer::of( $answer() );
		$finished = $again( Attempt::begin( $ada, $now )->asking( 'abc' )->paying( 12, $now )->finished( $stored, $eve ) );
		same( Attempt::FINISHED, $finished->state( $now + 9999 ) );
		same( array( $ada, $eve ), $finished->owners() );
		same( 202, $finished->answer()->status() );
		same( $stored->json(), $finished->answer()->json() );
		same( array( true, false ), array( $finished->asked_for( 'abc' ), $finished->asked_for( 'abd' ) ) );
	},
	'it goes on with another body only without an order'      => static function () use ( $now, $ada ): void {
		$attempt = Attempt::begin( $ada, $now )->asking( 'abc' );
		same( true, $attempt->goes_on_with( 'abd' ) );
		same( false, $attempt->with_order( 12, $now )->goes_on_with( 'abd' ) );
		same( true, $attempt->with_order( 12, $now )->goes_on_with( 'abc' ) );
	},
	'one claims, others see it, strangers see nothing'        => static function () use ( $all, $now, $ada, $eve, $key ): void {
		$name   = $key();
		$mine   = Attempt::begin( $ada, $now + 9 );
		$second = Attempt::begin( $ada, $now + 9 );
		same( true, $all->claim( $name, $mine )->is_worked_on_by( $mine ) );
		same( false, $all->claim( $name, $second )->is_worked_on_by( $second ) );
		same( true, $all->find( $name, $ada )->is_worked_on_by( $mine ) );
		same( null, $all->find( $name, $eve ) );
		same( null, $all->find( $key(), $ada ) );
		$all->forget( $name, $mine );
		same( null, $all->find( $name, $ada ) );
	},
	'a killed one is taken over with its order, by its owner' => static function () use ( $all, $now, $ada, $eve, $key ): void {
		$name = $key();
		$dead = Attempt::begin( $ada, $now + 9 );
		$all->claim( $name, $dead );
		$left = $dead->asking( 'abc' )->with_order( 12, $now - 1 );
		same( true, $all->write( $name, $dead, $left ) );

		$stranger = Attempt::begin( $eve, $now + 9 );
		same( false, $all->claim( $name, $stranger )->is_worked_on_by( $stranger ) );

		$next  = Attempt::begin( $ada, $now + 9 );
		$taken = $all->claim( $name, $next );
		same( true, $taken->is_worked_on_by( $next ) );
		same( 12, $taken->order_id() );
		same( true, $taken->asked_for( 'abc' ) );

		// The one that was thought to be killed wakes up: it must not begin to pay.
		same( false, $all->write( $name, $left, $left->paying( 12, $now + 90 ) ) );
		same( true, $all->write( $name, $taken, $taken->paying( 12, $now + 90 ) ) );
	},
	'one that may have been paid is never taken over'         => static function () use ( $all, $now, $ada, $key ): void {
		$name = $key();
		$dead = Attempt::begin( $ada, $now + 9 );
		$all->claim( $name, $dead );
		$all->write( $name, $dead, $dead->paying( 12, $now - 1 ) );
		$next = Attempt::begin( $ada, $now + 9 );
		same( false, $all->claim( $name, $next )->is_worked_on_by( $next ) );
		same( Attempt::UNCERTAIN, $all->find( $name, $ada )->state( $now ) );
	},
	'an answer comes back as it was, whatever is in it'       => static function () use ( $all, $now, $ada, $key ): void {
		$name     = $key();
		$mine     = Attempt::begin( $ada, $now + 9 );
		$said     = array(
			'order_id' => 12,
			'note'     => "100 % of %s 'quoted' \\ \"said\" \u{1F600} é | %d\n",
		);
		$finished = $mine->finished( StoredAnswer::of( new WP_REST_Response( $said ) ), $ada );
		$all->claim( $name, $mine );
		same( true, $all->write( $name, $mine, $finished ) );
		same( $said, (array) $all->find( $name, $ada )->answer()->body() );
	},
	'who was silent for too long does not begin to pay'       => static function () use ( $all, $now, $key ): void {
		$_COOKIE['storefront_islands_visitor'] = bin2hex( random_bytes( 24 ) );
		$silence = static function (): int {
			return -1;
		};
		$visitor = new Visitor( new DemoGuestSession() );
		$guest   = Attempts::owner( $visitor->id() );
		$locks   = new Ledger( 'test_lock' );
		$begun   = static function ( string $name ) use ( $all, $locks, $visitor ): CurrentAttempt {
			$current = new CurrentAttempt( $all, new VisitorLock( $locks ), $visitor );
			$current->claim( $name );
			same( true, $current->begin( 'abc' ) );
			$current->order_made( 12 );
			return $current;
		};
		add_filter( 'storefront_islands_checkout_lease', $silence );

		$alone = $begun( $key() );
		same( true, $alone->payment_begins( 12 ) );
		$alone->settle();

		$name      = $key();
		$repeated  = $begun( $name );
		$repeating = Attempt::begin( $guest, $now + 9 );
		same( true, $all->claim( $name, $repeating )->is_worked_on_by( $repeating ) );
		same( false, $repeated->payment_begins( 12 ) );
		$repeated->settle();
		same( true, $all->find( $name, $guest )->is_worked_on_by( $repeating ) );

		$behind = $begun( $key() );
		$ahead  = new VisitorLock( $locks );
		same( true, $ahead->take( $guest, $now + 9, new Patience( 0 ) ) );
		same( false, $behind->payment_begins( 12 ) );
		$behind->settle();
		$ahead->release();

		remove_filter( 'storefront_islands_checkout_lease', $silence );
		unset( $_COOKIE['storefront_islands_visitor'] );
	},
	'what was undone with the shop’s own work is written anew' => static function () use ( $all, $now, $ada, $key ): void {
		$name = $key();
		$mine = Attempt::begin( $ada, $now + 9 );
		$all->claim( $name, $mine );
		$undone = $mine->with_order( 12, $now + 9 );
		same( true, $all->write( $name, $undone, $undone->paying( 12, $now + 9 ) ) );
	},
	'a guest who logs in finds what the guest has ordered'    => static function () use ( $all, $logins, $now, $key ): void {
		$_COOKIE['storefront_islands_visitor'] = bin2hex( random_bytes( 24 ) );
		$guest = Attempts::owner( ( new Visitor( new DemoGuestSession() ) )->guest_id() );
		$user  = Attempts::owner( Visitor::user( 7 ) );
		$name  = $key();
		$all->claim( $name, Attempt::begin( $guest, $now + 9 ) );
		same( null, $all->find( $name, $user ) );
		$logins->note( '', 0, 0, 7 );
		same( true, null !== $all->find( $name, $user ) );
		same( null, $all->find( $name, Attempts::owner( Visitor::user( 8 ) ) ) );
		unset( $_COOKIE['storefront_islands_visitor'] );
	},
	'visitors without a session have nothing in common'       => static function (): void {
		same( false, Attempts::owner( '' ) === Attempts::owner( '' ) );
		same( true, Attempts::owner( 'guest a' ) === Attempts::owner( 'guest a' ) );
	},
	'the database holds neither keys nor visitors'            => static function () use ( $all, $now, $ada ): void {
		global $wpdb;
		$all->claim( 'a-key-in-clear', Attempt::begin( $ada, $now + 9 ) );
		$rows = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name LIKE 'storefront_islands_%'" ) ); // phpcs:ignore WordPress.DB -- a test.
		same( array( false, false ), array( strpos( $rows, 'a-key-in-clear' ), strpos( $rows, 'guest ada' ) ) );
	},
	'one visitor holds one lock'                              => static function () use ( $now, $ada, $eve ): void {
		$ledger = new Ledger( 'test_lock' );
		$spent  = new Patience( 0 );
		$first  = new VisitorLock( $ledger );
		$second = new VisitorLock( $ledger );
		same( true, $first->take( $ada, $now + 9, $spent ) );
		same( false, $second->take( $ada, $now + 9, $spent ) );
		same( true, $second->take( $eve, $now + 9, $spent ) );
		same( true, $first->renew( $now + 20 ) );
		$first->release();
		$silent = new VisitorLock( $ledger );
		same( true, $silent->take( Attempts::owner( 'guest silent' ), $now - 1, $spent ) );
		same( true, $first->take( Attempts::owner( 'guest silent' ), $now + 9, $spent ) );
		same( false, $silent->renew( $now + 20 ) );
		$silent->release();
		same( false, $silent->take( Attempts::owner( 'guest silent' ), $now + 9, $spent ) );
		$first->release();
		$second->release();
	},
	'a body is what it says, not how it says it'              => static function () use ( $request ): void {
		$print = static function ( string $json ) use ( $request ): string {
			return Fingerprint::of( $request( $json ) );
		};
		$one = $print( '{"a":1,"b":{"c":[1,2],"d":"x"}}' );
		same( $one, $print( '{ "b": {"d":"x", "c":[1,2]}, "a":1 }' ) );
		foreach ( array( '{"a":1,"b":{"c":[2,1],"d":"x"}}', '{"a":1,"b":{"c":[1,2],"d":"y"}}', '{"a":1}', '{}' ) as $other ) {
			same( false, $one === $print( $other ) );
		}
	},
	'only answers with an order are kept'                     => static function () use ( $answer ): void {
		same( null, StoredAnswer::of( new WP_REST_Response( array( 'code' => 'no' ), 400 ) ) );
		same( null, StoredAnswer::of( new WP_REST_Response( array( 'order_id' => 0 ) ) ) );
		same( null, StoredAnswer::of( new WP_REST_Response( null ) ) );
		same( '{}', wp_json_encode( StoredAnswer::of( $answer() )->body()->extensions ) );
	},
	'of an answer without measure what is needed is kept'     => static function () use ( $answer ): void {
		$stored = StoredAnswer::of( $answer( 50000 ) );
		same( array( 'order_id', 'payment_result' ), array_keys( (array) $stored->body() ) );
		same( '/thanks/', $stored->body()->payment_result->redirect_url );
	},
	'an answer that is given again has a nonce of now'        => static function () use ( $answer ): void {
		$response = StoredAnswer::of( $answer() )->response();
		same( 202, $response->get_status() );
		same( 1, wp_verify_nonce( $response->get_headers()['Nonce'], 'wc_store_api' ) );
		same( 'true', $response->get_headers()['Idempotency-Replayed'] );
		same( 'no-store', $response->get_headers()['Cache-Control'] );
	},
);
