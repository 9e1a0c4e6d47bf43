<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempt;
use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
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
	use BuildsAttempts;

	private int $now;
	private Attempts $all;
	private Visitor $visitor;

	/** Key of a new attempt. */
	private string $key;
	/** Owners: two others, and the visitor. */
	private string $ada;
	private string $eve;
	private string $owner;

	protected function set_up(): void {
		parent::set_up();
		$this->now     = time();
		$this->visitor = self::guest( wp_generate_uuid4() );
		$this->all     = self::attempts( $this->visitor );
		$this->key     = wp_generate_uuid4();
		$this->ada     = Attempts::owner( 'guest ada' );
		$this->eve     = Attempts::owner( 'guest eve' );
		$this->owner   = Attempts::owner( $this->visitor->id() );
	}

	/** Returns an attempt of ada, or of another owner, whose lease ends in some seconds. */
	private function begin( int $seconds = 9, ?string $owner = null ): Attempt {
		return Attempt::begin( $owner ?? $this->ada, $this->now + $seconds );
	}

	/** Returns an attempt as read back from the idempotency store. */
	private static function again( Attempt $attempt ): Attempt {
		return Attempt::parse( $attempt->row() );
	}

	/** Returns the attempt of a new request, which has claimed a key. */
	private function claimed( string $key ): CurrentAttempt {
		$current = self::current( $this->visitor );
		$current->claim( $key );
		return $current;
	}

	private static function print( string $json ): string {
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $json );
		return Fingerprint::of( $request );
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

	public function test_the_fingerprint_of_a_body_depends_on_values_not_on_order(): void {
		$one = self::print( '{"a":1,"b":{"c":[1,2],"d":"x"}}' );
		self::assertSame( $one, self::print( '{ "b": {"d":"x", "c":[1,2]}, "a":1 }' ) );
		foreach ( array( '{"a":1,"b":{"c":[2,1],"d":"x"}}', '{"a":1,"b":{"c":[1,2],"d":"y"}}', '{"a":1}', '{}' ) as $other ) {
			self::assertNotSame( $one, self::print( $other ) );
		}
	}

	public function test_a_long_body_is_hashed_as_it_was_sent(): void {
		$long = static fn( string $begin ): string => self::print( '{' . $begin . ',"c":"' . str_repeat( 'x', 262144 ) . '"}' );
		self::assertSame( $long( '"a":1,"b":2' ), $long( '"a":1,"b":2' ) );
		self::assertNotSame( $long( '"a":1,"b":2' ), $long( '"b":2,"a":1' ) );
	}

	public function test_an_attempt_is_running_until_its_lease_ends(): void {
		$attempt = self::again( $this->begin( 0 ) );
		self::assertSame( Attempt::RUNNING, $attempt->state( $this->now ) );
		self::assertSame( Attempt::ABANDONED, $attempt->state( $this->now + 1 ) );
		self::assertSame( Attempt::ABANDONED, self::again( $attempt->with_order( 12, $this->now + 5 ) )->state( $this->now + 6 ) );
	}

	public function test_an_attempt_whose_payment_may_have_begun_is_uncertain(): void {
		$paying = self::again( $this->begin( 0 )->paying( 12, $this->now + 90 ) );
		self::assertSame( Attempt::RUNNING, $paying->state( $this->now + 90 ) );
		self::assertSame( Attempt::UNCERTAIN, $paying->state( $this->now + 91 ) );
		self::assertSame( Attempt::UNCERTAIN, self::again( $paying->released() )->state( $this->now ) );
		self::assertSame( 12, $paying->order_id() );
	}

	public function test_a_response_finishes_the_attempt_also_for_a_changed_visitor(): void {
		$stored   = StoredResponse::of( self::answer() );
		$finished = self::again( $this->begin( 0 )->with_fingerprint( 'abc' )->paying( 12, $this->now )->finished( $stored, $this->eve ) );
		self::assertSame( Attempt::FINISHED, $finished->state( $this->now + 9999 ) );
		self::assertSame( array( $this->ada, $this->eve ), $finished->owners() );
		self::assertSame( array( 202, $stored->json() ), array( $finished->response()->status(), $finished->response()->json() ) );
		self::assertSame( array( true, false ), array( $finished->has_fingerprint( 'abc' ), $finished->has_fingerprint( 'abd' ) ) );
	}

	public function test_another_body_continues_an_attempt_only_without_an_order(): void {
		$attempt = $this->begin( 0 )->with_fingerprint( 'abc' );
		self::assertTrue( $attempt->can_continue_with( 'abd' ) );
		self::assertFalse( $attempt->with_order( 12, $this->now )->can_continue_with( 'abd' ) );
		self::assertTrue( $attempt->with_order( 12, $this->now )->can_continue_with( 'abc' ) );
	}

	public function test_a_declined_payment_is_answered_again_and_another_body_may_run(): void {
		$refusal  = StoredResponse::of_refusal( new WP_REST_Response( array( 'code' => 'declined' ), 400 ) );
		$declined = self::again( $this->begin( 0 )->with_fingerprint( 'abc' )->paying( 12, $this->now + 90 )->declined( $refusal )->released() );
		self::assertSame( Attempt::ABANDONED, $declined->state( $this->now ) );
		self::assertSame( array( 400, $refusal->json() ), array( $declined->decline()->status(), $declined->decline()->json() ) );
		self::assertNull( $declined->response() );
		self::assertTrue( $declined->can_continue_with( 'abd' ) );
		self::assertNull( self::again( $declined->with_fingerprint( 'abd' ) )->decline() );
	}

	public function test_only_errors_of_a_moderate_length_are_stored_as_refusals(): void {
		self::assertNull( StoredResponse::of_refusal( new WP_REST_Response( array( 'code' => 'odd' ), 200 ) ) );
		self::assertNull( StoredResponse::of_refusal( new WP_REST_Response( array( 'message' => str_repeat( 'a', 70000 ) ), 400 ) ) );
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
		$headers  = $response->get_headers();
		self::assertSame( array( 202, 'true', 'no-store' ), array( $response->get_status(), $headers['Idempotency-Replayed'], $headers['Cache-Control'] ) );
		self::assertSame( 1, wp_verify_nonce( $headers['Nonce'], 'wc_store_api' ) );
	}

	public function test_a_key_keeps_the_answer_to_a_declined_payment_only(): void {
		$refusal = new StoredResponse( 400, '{"code":"declined"}' );
		$refused = function ( string $key, bool $is_paying ) use ( $refusal ): void {
			$current = $this->claimed( $key );
			self::assertTrue( $current->begin( 'abc' ) );
			if ( $is_paying ) {
				self::assertTrue( $current->payment_started( 12 ) );
			}
			$current->finish( null, 400, $refusal );
			$current->settle();
		};
		$invalid = wp_generate_uuid4();
		$refused( $invalid, false );
		self::assertNull( $this->all->find( $invalid, $this->owner ) );
		$refused( $this->key, true );
		for ( $repetition = 0; $repetition < 2; ++$repetition ) {
			$current = $this->claimed( $this->key );
			self::assertTrue( $current->is_ours() );
			self::assertSame( $refusal->json(), $current->attempt()->decline()->json() );
			self::assertSame( 0, $current->order_in_doubt() );
			$current->settle();
		}
		$refused( $this->key, false );
		self::assertNull( $this->all->find( $this->key, $this->owner ) );
	}

	public function test_who_takes_over_an_attempt_at_the_same_time_as_another_process_waits_for_it(): void {
		$left = $this->begin( 9, $this->owner );
		$this->all->claim( $this->key, $left );
		$this->all->write( $this->key, $left, $left->with_order( 12, $this->now + 9 )->released() );
		$rival     = null;
		$meanwhile = function ( string $query ) use ( &$rival ): string {
			if ( 0 === strpos( $query, 'UPDATE' ) && null === $rival ) {
				$rival = self::current( $this->visitor );
				$rival->claim( $this->key );
				self::assertTrue( $rival->is_ours() );
			} elseif ( 0 === strpos( $query, 'INSERT' ) && null !== $rival && $rival->is_locked() ) {
				$ending = $rival;
				$rival  = self::current( $this->visitor );
				$ending->settle();
			}
			return $query;
		};
		add_filter( 'query', $meanwhile );
		$late = $this->claimed( $this->key );
		remove_filter( 'query', $meanwhile );
		self::assertNotNull( $rival );
		self::assertTrue( $late->is_ours() && $late->is_locked() );
		$late->settle();
	}

	public function test_one_process_claims_an_attempt_and_other_visitors_cannot_see_it(): void {
		list( $mine, $second ) = array( $this->begin(), $this->begin() );
		self::assertTrue( $this->all->claim( $this->key, $mine )->has_process_of( $mine ) );
		self::assertFalse( $this->all->claim( $this->key, $second )->has_process_of( $second ) );
		self::assertTrue( $this->all->find( $this->key, $this->ada )->has_process_of( $mine ) );
		self::assertNull( $this->all->find( $this->key, $this->eve ) );
		self::assertNull( $this->all->find( wp_generate_uuid4(), $this->ada ) );
		$this->all->forget( $this->key, $mine );
		self::assertNull( $this->all->find( $this->key, $this->ada ) );
	}

	public function test_its_owner_takes_over_a_killed_attempt_with_its_order(): void {
		$dead = $this->begin();
		$this->all->claim( $this->key, $dead );
		$left = $dead->with_fingerprint( 'abc' )->with_order( 12, $this->now - 1 );
		self::assertTrue( $this->all->write( $this->key, $dead, $left ) );
		$stranger = $this->begin( 9, $this->eve );
		self::assertFalse( $this->all->claim( $this->key, $stranger )->has_process_of( $stranger ) );
		$next  = $this->begin();
		$taken = $this->all->claim( $this->key, $next );
		self::assertTrue( $taken->has_process_of( $next ) );
		self::assertSame( 12, $taken->order_id() );
		self::assertTrue( $taken->has_fingerprint( 'abc' ) );
		// The process that was considered killed continues: it must not start a payment.
		self::assertFalse( $this->all->write( $this->key, $left, $left->paying( 12, $this->now + 90 ) ) );
		self::assertTrue( $this->all->write( $this->key, $taken, $taken->paying( 12, $this->now + 90 ) ) );
	}

	public function test_an_attempt_that_may_have_been_paid_is_never_taken_over(): void {
		$dead = $this->begin();
		$this->all->claim( $this->key, $dead );
		$this->all->write( $this->key, $dead, $dead->paying( 12, $this->now - 1 ) );
		$next = $this->begin();
		self::assertFalse( $this->all->claim( $this->key, $next )->has_process_of( $next ) );
		self::assertSame( Attempt::UNCERTAIN, $this->all->find( $this->key, $this->ada )->state( $this->now ) );
	}

	public function test_a_stored_response_is_returned_unchanged(): void {
		$mine = $this->begin();
		$said = array( 'order_id' => 12, 'note' => "100 % of %s 'quoted' \\ \"said\" \u{1F600} é | %d\n" );
		$this->all->claim( $this->key, $mine );
		self::assertTrue( $this->all->write( $this->key, $mine, $mine->finished( StoredResponse::of( new WP_REST_Response( $said ) ), $this->ada ) ) );
		self::assertSame( $said, (array) $this->all->find( $this->key, $this->ada )->response()->body() );
	}

	public function test_a_process_with_an_expired_lease_does_not_start_payment(): void {
		$begun = function ( string $key ): CurrentAttempt {
			$current = $this->claimed( $key );
			self::assertTrue( $current->begin( 'abc' ) );
			$current->order_created( 12 );
			return $current;
		};
		add_filter( 'storefront_islands_checkout_lease', static fn(): int => -1 );
		$alone = $begun( wp_generate_uuid4() );
		self::assertTrue( $alone->payment_started( 12 ) );
		$alone->finish( null, 400 );
		$alone->settle();
		$repeated  = $begun( $this->key );
		$repeating = $this->begin( 9, $this->owner );
		self::assertTrue( $this->all->claim( $this->key, $repeating )->has_process_of( $repeating ) );
		self::assertFalse( $repeated->payment_started( 12 ) );
		$repeated->settle();
		self::assertTrue( $this->all->find( $this->key, $this->owner )->has_process_of( $repeating ) );
		$behind = $begun( wp_generate_uuid4() );
		$ahead  = new VisitorLock( new IdempotencyStore( 'test_lock' ) );
		self::assertTrue( $ahead->take( $this->owner, $this->now + 9, new WaitBudget( 0 ) ) );
		self::assertFalse( $behind->payment_started( 12 ) );
		$behind->settle();
		$ahead->release();
	}

	public function test_a_row_rolled_back_with_the_shops_transaction_is_written_again(): void {
		$mine = $this->begin();
		$this->all->claim( $this->key, $mine );
		$undone = $mine->with_order( 12, $this->now + 9 );
		self::assertTrue( $this->all->write( $this->key, $undone, $undone->paying( 12, $this->now + 9 ) ) );
	}

	public function test_a_guest_who_logs_in_finds_the_order_of_the_guest(): void {
		list( $seven, $eight ) = array( Attempts::owner( Visitor::user( 7 ) ), Attempts::owner( Visitor::user( 8 ) ) );
		$this->all->claim( $this->key, $this->begin( 9, Attempts::owner( $this->visitor->guest_id() ) ) );
		self::assertNull( $this->all->find( $this->key, $seven ) );
		self::logins( $this->visitor )->note( '', 0, 0, 7 );
		self::assertNotNull( $this->all->find( $this->key, $seven ) );
		self::assertNull( $this->all->find( $this->key, $eight ) );
	}

	public function test_visitors_without_a_session_have_different_owners(): void {
		self::assertNotSame( Attempts::owner( '' ), Attempts::owner( '' ) );
		self::assertSame( Attempts::owner( 'guest a' ), Attempts::owner( 'guest a' ) );
	}

	public function test_the_database_contains_no_keys_or_visitor_ids_in_clear(): void {
		global $wpdb;
		$this->all->claim( 'a-key-in-clear', $this->begin() );
		$rows = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}storefront_islands_records" ) );
		self::assertSame( array( false, false ), array( strpos( $rows, 'a-key-in-clear' ), strpos( $rows, 'guest ada' ) ) );
	}

	public function test_a_visitor_holds_a_single_lock(): void {
		list( $first, $second, $silent ) = array_map( static fn(): VisitorLock => new VisitorLock( new IdempotencyStore( 'test_lock' ) ), range( 1, 3 ) );
		$takes = fn( VisitorLock $lock, string $owner, int $seconds = 9 ): bool => $lock->take( $owner, $this->now + $seconds, new WaitBudget( 0 ) );
		self::assertTrue( $takes( $first, $this->ada ) );
		self::assertFalse( $takes( $second, $this->ada ) );
		self::assertTrue( $takes( $second, $this->eve ) );
		self::assertTrue( $first->renew( $this->now + 20 ) );
		$first->release();
		self::assertTrue( $takes( $silent, $this->owner, -1 ) );
		self::assertTrue( $takes( $first, $this->owner ) );
		self::assertFalse( $silent->renew( $this->now + 20 ) );
		$silent->release();
		self::assertFalse( $takes( $silent, $this->owner ) );
		$first->release();
		$second->release();
	}
}
