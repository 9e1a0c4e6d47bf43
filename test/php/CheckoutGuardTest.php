<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CheckoutGuard;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use WP_REST_Response;

/** Tests which requests place an order, each in a process of its own. */
final class CheckoutGuardTest extends TestCase {
	use BuildsAttempts;

	private const ADDRESS = array( 'billing_address' => array( 'email' => 'ada@example.com' ) );

	/** Number of times that the route has run; the id of its last order. */
	private int $runs = 0;

	/** Sends a request of a guest; the route answers with an order, or what the function says. */
	private function send( string $guest, string $key, array $body, ?callable $route = null ): WP_REST_Response {
		$_SERVER = array( 'REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/wp-json/wc/store/v1/checkout', 'HTTP_IDEMPOTENCY_KEY' => $key ) + $_SERVER;
		$visitor = self::guest( $guest );
		$current = self::current( $visitor );
		$shop    = new FakeCheckoutEvents();
		$guard   = new CheckoutGuard( $current, $visitor, new OrderGate( $current, $shop ), new RecentAnswers( new IdempotencyStore( 'test_answer' ) ), $shop );
		$guard->register();
		$request = self::rest( 'POST', '/wc/store/v1/checkout', $body, $key );
		$answer = $guard->replay( null, $request );
		if ( null === $answer ) {
			++$this->runs;
			$answer = null === $route ? new WP_REST_Response( array( 'order_id' => $this->runs ) ) : $route( $current );
			$answer = $guard->store_response( $answer, null, $request );
		}
		$current->settle();
		return $answer;
	}

	/** Returns status and code of an error. */
	private static function refusal( WP_REST_Response $answer ): array {
		return array( $answer->get_status(), $answer->get_data()['code'] );
	}

	public function test_one_key_places_one_order_whose_answer_no_other_visitor_gets(): void {
		list( $ada, $eve, $key ) = array( wp_generate_uuid4(), wp_generate_uuid4(), wp_generate_uuid4() );
		self::assertSame( array( 'order_id' => 1 ), $this->send( $ada, $key, self::ADDRESS )->get_data() );
		self::assertSame( array( 'order_id' => 1 ), (array) $this->send( $ada, $key, self::ADDRESS )->get_data() );
		$reused = array( 422, 'storefront_islands_idempotency_key_reused' );
		self::assertSame( $reused, self::refusal( $this->send( $ada, $key, array( 'customer_note' => 'Ring twice' ) ) ) );
		self::assertSame( $reused, self::refusal( $this->send( $eve, $key, self::ADDRESS ) ) );
		self::assertSame( 1, $this->runs );
	}

	public function test_a_request_that_was_refused_before_payment_may_be_sent_again(): void {
		list( $ada, $key ) = array( wp_generate_uuid4(), wp_generate_uuid4() );
		$refuse            = static fn(): WP_REST_Response => new WP_REST_Response( array( 'code' => 'out_of_stock' ), 400 );
		self::assertSame( 400, $this->send( $ada, $key, self::ADDRESS, $refuse )->get_status() );
		self::assertSame( array( 'order_id' => 2 ), $this->send( $ada, $key, self::ADDRESS )->get_data() );
	}

	public function test_a_payment_that_ended_in_an_error_is_not_tried_again(): void {
		list( $ada, $key ) = array( wp_generate_uuid4(), wp_generate_uuid4() );
		$fail              = static function ( CurrentAttempt $current ): WP_REST_Response {
			self::assertTrue( $current->payment_started( 12 ) );
			return new WP_REST_Response( array( 'code' => 'woocommerce_rest_unknown_server_error', 'message' => 'Timeout' ), 500 );
		};
		self::assertSame( 500, $this->send( $ada, $key, self::ADDRESS, $fail )->get_status() );
		self::assertSame( array( 409, 'storefront_islands_outcome_uncertain' ), self::refusal( $this->send( $ada, $key, self::ADDRESS ) ) );
		self::assertSame( 1, $this->runs );
	}

	public function test_without_a_key_the_same_request_places_one_order(): void {
		$ada = wp_generate_uuid4();
		self::assertSame( array( 'order_id' => 1 ), $this->send( $ada, '', self::ADDRESS )->get_data() );
		self::assertSame( array( 'order_id' => 1 ), (array) $this->send( $ada, '', self::ADDRESS )->get_data() );
		self::assertSame( array( 'order_id' => 2 ), $this->send( wp_generate_uuid4(), '', self::ADDRESS )->get_data() );
		self::assertSame( array( 'order_id' => 3 ), $this->send( $ada, '', array( 'customer_note' => 'One more' ) )->get_data() );
	}
}
