<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Adds\AddGuard;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\Visitor;
use WP_REST_Response;

/** Tests which requests add to the cart, each in a process of its own. */
final class AddGuardTest extends TestCase {
	/** Number of times that the route has run. */
	private int $adds = 0;

	/** Sends a request of a guest, which the route answers with a status; returns the status of the answer. */
	private function add( string $guest, string $key, int $product, int $status = 201 ): int {
		$guard = new AddGuard( new IdempotencyStore( 'test_add' ), new Visitor( new FakeGuest( $guest ) ) );
		$guard->register( array( $key ) );
		$request = self::rest( 'POST', '/wc/store/v1/cart/add-item', array( 'id' => $product ), $key );
		$answer  = $guard->replay( null, $request );
		if ( null === $answer ) {
			++$this->adds;
			$answer = $guard->store_response( new WP_REST_Response( array(), $status ), null, $request );
		}
		$guard->settle();
		return $answer->get_status();
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

	public function test_what_was_refused_may_be_added_again(): void {
		list( $ada, $key ) = array( wp_generate_uuid4(), wp_generate_uuid4() );
		self::assertSame( array( 400, 201 ), array( $this->add( $ada, $key, 7, 400 ), $this->add( $ada, $key, 7 ) ) );
		self::assertSame( 2, $this->adds );
	}
}
