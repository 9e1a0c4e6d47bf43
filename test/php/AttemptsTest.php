<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Idempotency\DemoGuestSession;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Session\SessionCookie;
use StorefrontIslands\Orders\Attempts\Attempt;
use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\Logins;
use StorefrontIslands\Orders\Attempts\OrderLocks;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Payments\UnlimitedPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\Fingerprint;
use StorefrontIslands\Orders\Requests\StoredResponse;
use StorefrontIslands\Orders\Requests\Visitor;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests checkout attempts: their data, their owners and what is stored. The guard that uses them is tested by
 * CheckoutGuardTest, and against a running shop (test/idempotency/orders.mjs).
 */
final class AttemptsTest extends TestCase {
	private static int $now;
	private static Logins $logins;
	private static Attempts $all;
	private static string $ada;
	private static string $eve;

	/** {@inheritDoc} */
	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$now = time();
		self::$logins = new Logins( new IdempotencyStore( 'test_login' ), new Visitor( new DemoGuestSession( new Session( 'time' ) ) ), self::payments() );
		self::$all = new Attempts( new IdempotencyStore( 'test_attempt' ), self::$logins );
		self::$ada = Attempts::owner( 'guest ada' );
		self::$eve = Attempts::owner( 'guest eve' );
	}

	private static function payments(): UncertainPayments {
		return new UncertainPayments( new IdempotencyStore( 'test_payment' ) );
	}

	private static function locks(): IdempotencyStore {
		return new IdempotencyStore( 'test_lock' );
	}

	/** Returns the attempt of a new request. */
	private static function current( Visitor $visitor ): CurrentAttempt {
		$locks = new OrderLocks( self::locks(), new CartLock( new VisitorLock( new IdempotencyStore( 'test_cart' ) ), $visitor ) );
		return new CurrentAttempt( self::$all, $locks, $visitor, self::payments(), new UnlimitedPayments() );
	}

	/** Returns an attempt as read back from the idempotency store. */
	private static function again( Attempt $attempt ): Attempt {
		return Attempt::parse( $attempt->row() );
	}

	private static function key(): string {
		return 'key-' . bin2hex( random_bytes( 8 ) );
	}

	private static function request( string $json ): WP_REST_Request {
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $json );
		return $request;
	}

	/** Returns a response with an order whose note has the given length. */
	private static function answer( int $note = 0 ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'order_id'        => 12,
				'payment_result'  => array( 'redirect_url' => '/thanks/' ),
				'extensions'      => (object) array(),
				'billing_address' => array( 'first_name' => str_repeat( 'é', $note ) ),
			),
			202
		);
	}

	public function test_a_long_body_is_hashed_as_it_was_sent(): void {
		$long = static fn( string $first, string $second ): string => Fingerprint::of( self::request( '{' . $first . ',' . $second . ',"c":"' . str_repeat( 'x', 262144 ) . '"}' ) );
		self::assertSame( $long( '"a":1', '"b":2' ), $long( '"a":1', '"b":2' ) );
		self::assertNotSame( $long( '"a":1', '"b":2' ), $long( '"b":2', '"a":1' ) );
	}

	public function test_an_attempt_is_running_until_its_lease_ends(): void {
		$attempt = self::again( Attempt::begin( self::$ada, self::$now ) );
		self::assertSame( Attempt::RUNNING, $attempt->state( self::$now ) );
		self::assertSame( Attempt::ABANDONED, $attempt->state( self::$now + 1 ) );
		self::assertSame( Attempt::ABANDONED, self::again( $attempt->with_order( 12, self::$now + 5 ) )->state( self::$now + 6 ) );
	}

	public function test_an_attempt_whose_payment_may_have_begun_is_uncertain(): void {
		$paying = self::again( Attempt::begin( self::$ada, self::$now )->paying( 12, self::$now + 90 ) );
		self::assertSame( Attempt::RUNNING, $paying->state( self::$now + 90 ) );
		self::assertSame( Attempt::UNCERTAIN, $paying->state( self::$now + 91 ) );
		self::assertSame( Attempt::UNCERTAIN, self::again( $paying->released() )->state( self::$now ) );
		self::assertSame( 12, $paying->order_id() );
	}

	public function test_a_response_finishes_the_attempt_also_for_a_changed_visitor(): void {
		$stored = StoredResponse::of( self::answer() );
		$finished = self::again( Attempt::begin( self::$ada, self::$now )->with_fingerprint( 'abc' )->paying( 12, self::$now )->finished( $stored, self::$eve ) );
		self::assertSame( Attempt::FINISHED, $finished->state( self::$now + 9999 ) );
		self::assertSame( array( self::$ada, self::$eve ), $finished->owners() );
		self::assertSame( 202, $finished->response()->status() );
		self::assertSame( $stored->json(), $finished->response()->json() );
		self::assertSame( array( true, false ), array( $finished->has_fingerprint( 'abc' ), $finished->has_fingerprint( 'abd' ) ) );
	}

	public function test_another_body_continues_an_attempt_only_without_an_order(): void {
		$attempt = Attempt::begin( self::$ada, self::$now )->with_fingerprint( 'abc' );
		self::assertTrue( $attempt->can_continue_with( 'abd' ) );
		self::assertFalse( $attempt->with_order( 12, self::$now )->can_continue_with( 'abd' ) );
		self::assertTrue( $attempt->with_order( 12, self::$now )->can_continue_with( 'abc' ) );
	}

	public function test_a_declined_payment_is_answered_again_and_another_body_may_run(): void {
		$refusal = StoredResponse::of_refusal( new WP_REST_Response( array( 'code' => 'declined' ), 400 ) );
		$declined = self::again( Attempt::begin( self::$ada, self::$now )->with_fingerprint( 'abc' )->paying( 12, self::$now + 90 )->declined( $refusal )->released() );
		self::assertSame( Attempt::ABANDONED, $declined->state( self::$now ) );
		self::assertSame( array( 400, $refusal->json() ), array( $declined->decline()->status(), $declined->decline()->json() ) );
		self::assertNull( $declined->response() );
		self::assertTrue( $declined->can_continue_with( 'abd' ) );
		self::assertNull( self::again( $declined->with_fingerprint( 'abd' ) )->decline() );
	}

	public function test_only_errors_of_a_moderate_length_are_stored_as_refusals(): void {
		self::assertNull( StoredResponse::of_refusal( new WP_REST_Response( array( 'code' => 'odd' ), 200 ) ) );
		self::assertNull( StoredResponse::of_refusal( new WP_REST_Response( array( 'message' => str_repeat( 'a', 70000 ) ), 400 ) ) );
	}

	public function test_a_key_keeps_the_answer_to_a_declined_payment_only(): void {
		SessionCookie::beginning( SessionCookie::new_customer( 0 ), time() )->send();
		$visitor = new Visitor( new DemoGuestSession( new Session( 'time' ) ) );
		$owner = Attempts::owner( $visitor->id() );
		$refusal = new StoredResponse( 400, '{"code":"declined"}' );
		$refused = static function ( string $key, bool $is_paying ) use ( $visitor, $refusal ): void {
			$current = self::current( $visitor );
			$current->claim( $key );
			self::assertTrue( $current->begin( 'abc' ) );
			if ( $is_paying ) {
				self::assertTrue( $current->payment_started( 12 ) );
			}
			$current->finish( null, 400, $refusal );
			$current->settle();
		};
		$invalid = self::key();
		$refused( $invalid, false );
		self::assertNull( self::$all->find( $invalid, $owner ) );

		$declined = self::key();
		$refused( $declined, true );
		for ( $repetition = 0; $repetition < 2; ++$repetition ) {
			$current = self::current( $visitor );
			$current->claim( $declined );
			self::assertTrue( $current->is_ours() );
			self::assertSame( $refusal->json(), $current->attempt()->decline()->json() );
			self::assertSame( 0, $current->order_in_doubt() );
			$current->settle();
		}
		$refused( $declined, false );
		self::assertNull( self::$all->find( $declined, $owner ) );
		SessionCookie::remove();
	}

	public function test_who_takes_over_an_attempt_at_the_same_time_as_another_process_waits_for_it(): void {
		SessionCookie::beginning( SessionCookie::new_customer( 0 ), time() )->send();
		$visitor = new Visitor( new DemoGuestSession( new Session( 'time' ) ) );
		$key = self::key();
		$left = Attempt::begin( Attempts::owner( $visitor->id() ), self::$now + 9 );
		self::$all->claim( $key, $left );
		self::$all->write( $key, $left, $left->with_order( 12, self::$now + 9 )->released() );

		$rival = null;
		$meanwhile = static function ( string $query ) use ( $visitor, $key, &$rival ): string {
			if ( 0 === strpos( $query, 'UPDATE' ) && null === $rival ) {
				$rival = self::current( $visitor );
				$rival->claim( $key );
				self::assertTrue( $rival->is_ours() );
			} elseif ( 0 === strpos( $query, 'INSERT' ) && null !== $rival && $rival->is_locked() ) {
				$ending = $rival;
				$rival  = self::current( $visitor );
				$ending->settle();
			}
			return $query;
		};
		add_filter( 'query', $meanwhile );
		$late = self::current( $visitor );
		$late->claim( $key );
		remove_filter( 'query', $meanwhile );
		self::assertNotNull( $rival );
		self::assertTrue( $late->is_ours() );
		self::assertTrue( $late->is_locked() );
		$late->settle();
		SessionCookie::remove();
	}

	public function test_one_process_claims_an_attempt_and_other_visitors_cannot_see_it(): void {
		$name = self::key();
		$mine = Attempt::begin( self::$ada, self::$now + 9 );
		$second = Attempt::begin( self::$ada, self::$now + 9 );
		self::assertTrue( self::$all->claim( $name, $mine )->has_process_of( $mine ) );
		self::assertFalse( self::$all->claim( $name, $second )->has_process_of( $second ) );
		self::assertTrue( self::$all->find( $name, self::$ada )->has_process_of( $mine ) );
		self::assertNull( self::$all->find( $name, self::$eve ) );
		self::assertNull( self::$all->find( self::key(), self::$ada ) );
		self::$all->forget( $name, $mine );
		self::assertNull( self::$all->find( $name, self::$ada ) );
	}

	public function test_its_owner_takes_over_a_killed_attempt_with_its_order(): void {
		$name = self::key();
		$dead = Attempt::begin( self::$ada, self::$now + 9 );
		self::$all->claim( $name, $dead );
		$left = $dead->with_fingerprint( 'abc' )->with_order( 12, self::$now - 1 );
		self::assertTrue( self::$all->write( $name, $dead, $left ) );

		$stranger = Attempt::begin( self::$eve, self::$now + 9 );
		self::assertFalse( self::$all->claim( $name, $stranger )->has_process_of( $stranger ) );

		$next = Attempt::begin( self::$ada, self::$now + 9 );
		$taken = self::$all->claim( $name, $next );
		self::assertTrue( $taken->has_process_of( $next ) );
		self::assertSame( 12, $taken->order_id() );
		self::assertTrue( $taken->has_fingerprint( 'abc' ) );

		// The process that was considered killed continues: it must not start a payment.
		self::assertFalse( self::$all->write( $name, $left, $left->paying( 12, self::$now + 90 ) ) );
		self::assertTrue( self::$all->write( $name, $taken, $taken->paying( 12, self::$now + 90 ) ) );
	}

	public function test_an_attempt_that_may_have_been_paid_is_never_taken_over(): void {
		$name = self::key();
		$dead = Attempt::begin( self::$ada, self::$now + 9 );
		self::$all->claim( $name, $dead );
		self::$all->write( $name, $dead, $dead->paying( 12, self::$now - 1 ) );
		$next = Attempt::begin( self::$ada, self::$now + 9 );
		self::assertFalse( self::$all->claim( $name, $next )->has_process_of( $next ) );
		self::assertSame( Attempt::UNCERTAIN, self::$all->find( $name, self::$ada )->state( self::$now ) );
	}

	public function test_a_stored_response_is_returned_unchanged(): void {
		$name = self::key();
		$mine = Attempt::begin( self::$ada, self::$now + 9 );
		$said = array(
			'order_id' => 12,
			'note'     => "100 % of %s 'quoted' \\ \"said\" \u{1F600} é | %d\n",
		);
		$finished = $mine->finished( StoredResponse::of( new WP_REST_Response( $said ) ), self::$ada );
		self::$all->claim( $name, $mine );
		self::assertTrue( self::$all->write( $name, $mine, $finished ) );
		self::assertSame( $said, (array) self::$all->find( $name, self::$ada )->response()->body() );
	}

	public function test_a_process_with_an_expired_lease_does_not_start_payment(): void {
		SessionCookie::beginning( SessionCookie::new_customer( 0 ), time() )->send();
		$silence = static function (): int {
			return -1;
		};
		$visitor = new Visitor( new DemoGuestSession( new Session( 'time' ) ) );
		$guest = Attempts::owner( $visitor->id() );
		$begun = static function ( string $name ) use ( $visitor ): CurrentAttempt {
			$current = self::current( $visitor );
			$current->claim( $name );
			self::assertTrue( $current->begin( 'abc' ) );
			$current->order_created( 12 );
			return $current;
		};
		add_filter( 'storefront_islands_checkout_lease', $silence );

		$alone = $begun( self::key() );
		self::assertTrue( $alone->payment_started( 12 ) );
		$alone->finish( null, 400 );
		$alone->settle();

		$name = self::key();
		$repeated = $begun( $name );
		$repeating = Attempt::begin( $guest, self::$now + 9 );
		self::assertTrue( self::$all->claim( $name, $repeating )->has_process_of( $repeating ) );
		self::assertFalse( $repeated->payment_started( 12 ) );
		$repeated->settle();
		self::assertTrue( self::$all->find( $name, $guest )->has_process_of( $repeating ) );

		$behind = $begun( self::key() );
		$ahead = new VisitorLock( self::locks() );
		self::assertTrue( $ahead->take( $guest, self::$now + 9, new WaitBudget( 0 ) ) );
		self::assertFalse( $behind->payment_started( 12 ) );
		$behind->settle();
		$ahead->release();

		remove_filter( 'storefront_islands_checkout_lease', $silence );
		SessionCookie::remove();
	}

	/**
	 * @testdox a row rolled back with the shop’s transaction is written again
	 */
	public function test_a_row_rolled_back_with_the_shops_transaction_is_written_again(): void {
		$name = self::key();
		$mine = Attempt::begin( self::$ada, self::$now + 9 );
		self::$all->claim( $name, $mine );
		$undone = $mine->with_order( 12, self::$now + 9 );
		self::assertTrue( self::$all->write( $name, $undone, $undone->paying( 12, self::$now + 9 ) ) );
	}

	public function test_a_guest_who_logs_in_finds_the_order_of_the_guest(): void {
		SessionCookie::beginning( SessionCookie::new_customer( 0 ), time() )->send();
		$guest = Attempts::owner( ( new Visitor( new DemoGuestSession( new Session( 'time' ) ) ) )->guest_id() );
		$user = Attempts::owner( Visitor::user( 7 ) );
		$name = self::key();
		self::$all->claim( $name, Attempt::begin( $guest, self::$now + 9 ) );
		self::assertNull( self::$all->find( $name, $user ) );
		self::$logins->note( '', 0, 0, 7 );
		self::assertNotNull( self::$all->find( $name, $user ) );
		self::assertNull( self::$all->find( $name, Attempts::owner( Visitor::user( 8 ) ) ) );
		SessionCookie::remove();
	}

	public function test_visitors_without_a_session_have_different_owners(): void {
		self::assertNotSame( Attempts::owner( '' ), Attempts::owner( '' ) );
		self::assertSame( Attempts::owner( 'guest a' ), Attempts::owner( 'guest a' ) );
	}

	public function test_the_database_contains_no_keys_or_visitor_ids_in_clear(): void {
		global $wpdb;
		self::$all->claim( 'a-key-in-clear', Attempt::begin( self::$ada, self::$now + 9 ) );
		$rows = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}storefront_islands_records" ) ); // phpcs:ignore WordPress.DB -- a test.
		self::assertSame( array( false, false ), array( strpos( $rows, 'a-key-in-clear' ), strpos( $rows, 'guest ada' ) ) );
	}

	public function test_a_visitor_holds_a_single_lock(): void {
		$ledger = new IdempotencyStore( 'test_lock' );
		$spent = new WaitBudget( 0 );
		$first = new VisitorLock( $ledger );
		$second = new VisitorLock( $ledger );
		self::assertTrue( $first->take( self::$ada, self::$now + 9, $spent ) );
		self::assertFalse( $second->take( self::$ada, self::$now + 9, $spent ) );
		self::assertTrue( $second->take( self::$eve, self::$now + 9, $spent ) );
		self::assertTrue( $first->renew( self::$now + 20 ) );
		$first->release();
		$silent = new VisitorLock( $ledger );
		self::assertTrue( $silent->take( Attempts::owner( 'guest silent' ), self::$now - 1, $spent ) );
		self::assertTrue( $first->take( Attempts::owner( 'guest silent' ), self::$now + 9, $spent ) );
		self::assertFalse( $silent->renew( self::$now + 20 ) );
		$silent->release();
		self::assertFalse( $silent->take( Attempts::owner( 'guest silent' ), self::$now + 9, $spent ) );
		$first->release();
		$second->release();
	}

	public function test_the_fingerprint_of_a_body_depends_on_values_not_on_order(): void {
		$print = static function ( string $json ): string {
			return Fingerprint::of( self::request( $json ) );
		};
		$one = $print( '{"a":1,"b":{"c":[1,2],"d":"x"}}' );
		self::assertSame( $one, $print( '{ "b": {"d":"x", "c":[1,2]}, "a":1 }' ) );
		foreach ( array( '{"a":1,"b":{"c":[2,1],"d":"x"}}', '{"a":1,"b":{"c":[1,2],"d":"y"}}', '{"a":1}', '{}' ) as $other ) {
			self::assertNotSame( $one, $print( $other ) );
		}
	}

	public function test_only_responses_with_an_order_are_stored(): void {
		self::assertNull( StoredResponse::of( new WP_REST_Response( array( 'code' => 'no' ), 400 ) ) );
		self::assertNull( StoredResponse::of( new WP_REST_Response( array( 'order_id' => 0 ) ) ) );
		self::assertNull( StoredResponse::of( new WP_REST_Response( null ) ) );
		self::assertSame( '{}', wp_json_encode( StoredResponse::of( self::answer() )->body()->extensions ) );
	}

	public function test_of_an_oversized_response_only_the_required_parts_are_stored(): void {
		$stored = StoredResponse::of( self::answer( 50000 ) );
		self::assertSame( array( 'order_id', 'payment_result' ), array_keys( (array) $stored->body() ) );
		self::assertSame( '/thanks/', $stored->body()->payment_result->redirect_url );
	}

	public function test_a_replayed_response_has_a_current_nonce(): void {
		$response = StoredResponse::of( self::answer() )->response();
		self::assertSame( 202, $response->get_status() );
		self::assertSame( 1, wp_verify_nonce( $response->get_headers()['Nonce'], 'wc_store_api' ) );
		self::assertSame( 'true', $response->get_headers()['Idempotency-Replayed'] );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
	}
}
