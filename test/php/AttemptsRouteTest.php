<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempt;
use StorefrontIslands\Orders\Attempts\AttemptsRoute;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Requests\Visitor;
use WP_REST_Request;

/** Tests what the state of an attempt is said to be; queried from a running shop by test/idempotency/orders.mjs. */
final class AttemptsRouteTest extends TestCase {
	use BuildsAttempts;

	/** Leaves a payment whose result is unknown. */
	private static function leave_paying( Visitor $visitor, string $key, int $order_id ): CurrentAttempt {
		$current = self::current( $visitor );
		$current->claim( $key );
		self::assertTrue( $current->begin( 'abc' ) && $current->payment_started( $order_id ) );
		$current->finish( null, 500 );
		$current->settle();
		return $current;
	}

	public function test_an_order_that_was_let_go_stays_let_go_when_a_later_one_is_in_doubt(): void {
		list( $visitor, $key ) = array( self::guest( wp_generate_uuid4() ), wp_generate_uuid4() );
		$ask                   = static function () use ( $visitor, $key ): array {
			$shop    = new FakeCheckoutEvents( CheckoutEvents::OPEN );
			$request = new WP_REST_Request( 'GET' );
			$request->set_param( 'key', $key );
			$gate  = new OrderGate( self::current( $visitor ), $shop );
			$known = ( new AttemptsRoute( self::attempts( $visitor ), $visitor, $gate, self::payments(), $shop ) )->respond( $request )->get_data();
			return array( $known['status'], $known['order_id'] ?? 0 );
		};
		$current = self::leave_paying( $visitor, $key, 12 );
		self::assertSame( array( Attempt::UNCERTAIN, 12 ), $ask() );
		$current->let_go( 12 );
		self::assertSame( array( 'unknown', 0 ), $ask() );
		self::leave_paying( $visitor, wp_generate_uuid4(), 14 );
		self::assertSame( array( Attempt::UNCERTAIN, 14 ), $ask() );
	}
}
