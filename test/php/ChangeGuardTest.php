<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Changes\ChangeGuard;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\Visitor;
use WP_REST_Response;

/** Tests which requests add to the cart, each in a process of its own. */
final class ChangeGuardTest extends TestCase {
	/** Number of times that the route has run. */
	private int $adds = 0;

	/** Sends a request of a guest, which the route answers with a status; returns the status of the answer. */
	private function add( string $guest, string $key, int $product, int $status = 201 ): int {
		return $this->add_as( new FakeGuest( $guest ), $key, $product, $status );
	}

	/** Sends a request of a guest, who may get a session while the route runs. */
	private function add_as( FakeGuest $guest, string $key, int $product, int $status = 201, string $session = '' ): int {
		$guard = new ChangeGuard( new IdempotencyStore( 'test_change' ), new Visitor( $guest ) );
		$guard->register( array( $key ) );
		$request = self::rest( 'POST', '/wc/store/v1/cart/add-item', array( 'id' => $product ), $key );
		$answer  = $guard->replay( null, $request );
		if ( null === $answer ) {
			++$this->adds;
			'' === $session || $guest->start( $session );
			$answer = $guard->store_response( new WP_REST_Response( array(), $status ), null, $request );
		}
		$guard->settle();
		return $answer->get_status();
	}

	private static function unique_key(): string {
		return implode( '-', array( 'change', random_int( 0, 4294967295 ), random_int( 0, 4294967295 ), 0, 7 ) );
	}

	public function test_one_key_adds_once_for_its_visitor(): void {
		list( $ada, $eve, $key ) = array( wp_generate_uuid4(), wp_generate_uuid4(), wp_generate_uuid4() );
		self::assertSame( array( 201, 201 ), array( $this->add( $ada, $key, 7 ), $this->add( $ada, $key, 7 ) ) );
		self::assertSame( 1, $this->adds );
		self::assertSame( 422, $this->add( $ada, $key, 8 ), 'another product' );
		self::assertSame( 1, $this->adds );
		self::assertSame( 201, $this->add( $eve, $key, 7 ) );
		self::assertSame( 2, $this->adds, 'another visitor' );
	}

	public function test_a_unique_key_changes_once_whoever_sends_it(): void {
		$key = self::unique_key();
		$ada = wp_generate_uuid4();
		self::assertSame( 201, $this->add( $ada, $key, 7 ) );
		self::assertSame( array( 201, 201 ), array( $this->add( wp_generate_uuid4(), $key, 7 ), $this->add( '', $key, 7 ) ), 'logged in as somebody, logged out' );
		self::assertSame( 1, $this->adds );
	}

	public function test_what_started_a_session_is_made_again_for_a_visitor_who_did_not_get_it(): void {
		$key   = self::unique_key();
		$first = new FakeGuest( '' );
		$this->add_as( $first, $key, 7, 201, wp_generate_uuid4() );
		self::assertSame( 201, $this->add( '', $key, 7 ) );
		self::assertSame( 2, $this->adds );
		self::assertSame( 201, $this->add( $first->id(), $key, 7 ) );
		self::assertSame( 201, $this->add( wp_generate_uuid4(), $key, 7 ) );
		self::assertSame( 2, $this->adds );
	}

	public function test_what_started_a_session_that_was_received_is_not_made_again_after_a_log_out(): void {
		$key   = self::unique_key();
		$guest = new FakeGuest( '' );
		$this->add_as( $guest, $key, 7, 201, wp_generate_uuid4() );
		self::assertSame( array( 201, 201 ), array( $this->add( $guest->id(), $key, 7 ), $this->add( '', $key, 7 ) ) );
		self::assertSame( 1, $this->adds );
	}

	public function test_what_was_refused_may_be_added_again(): void {
		list( $ada, $key ) = array( wp_generate_uuid4(), wp_generate_uuid4() );
		self::assertSame( array( 400, 201 ), array( $this->add( $ada, $key, 7, 400 ), $this->add( $ada, $key, 7 ) ) );
		self::assertSame( 2, $this->adds );
	}

	public function test_what_a_newer_change_has_replaced_changes_nothing_when_it_comes_late(): void {
		list( $ada, $older, $newer ) = array( wp_generate_uuid4(), self::unique_key(), self::unique_key() );
		$set = function ( string $key, int $quantity, string $replaces = '' ) use ( $ada ): int {
			$guard = new ChangeGuard( new IdempotencyStore( 'test_change' ), new Visitor( new FakeGuest( $ada ) ) );
			$_SERVER = array(
				'REQUEST_METHOD'            => 'POST',
				'REQUEST_URI'               => '/wp-json/wc/store/v1/cart/update-item',
				'HTTP_IDEMPOTENCY_KEY'      => $key,
				'HTTP_IDEMPOTENCY_REPLACES' => $replaces,
			) + $_SERVER;
			$guard->register( array() );
			$request = self::rest( 'POST', '/wc/store/v1/cart/update-item', array( 'key' => 'a', 'quantity' => $quantity ), $key );
			$request->set_header( 'Idempotency-Replaces', $replaces );
			$answer = $guard->replay( null, $request );
			if ( null === $answer ) {
				++$this->adds;
				$answer = $guard->store_response( new WP_REST_Response( array(), 200 ), null, $request );
			}
			$guard->settle();
			return $answer->get_status();
		};
		self::assertSame( array( 200, 200, 200 ), array( $set( $newer, 5, $older ), $set( $older, 4 ), $set( $newer, 5, $older ) ) );
		self::assertSame( 1, $this->adds );
		// One that was made before stays as it was answered.
		self::assertSame( array( 200, 200, 422 ), array( $set( $first = self::unique_key(), 2 ), $set( self::unique_key(), 3, $first ), $set( $first, 7 ) ) );
	}
}
