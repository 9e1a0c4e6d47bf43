<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CheckoutGuard;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Attempts\WooOrderPayForm;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\WooCheckoutEvents;
use StorefrontIslands\Support\Database\Table;
use WC_Order;

/** Tests that whoever only knows the number of an order neither takes its lock nor waits for it. */
final class OrderLockTest extends TestCase {
	use BuildsAttempts;

	protected function tear_down(): void {
		set_query_var( 'order-pay', '' );
		parent::tear_down();
	}

	/** True if nobody holds the lock of an order. */
	private static function is_free( int $order_id, string $kind = 'test_lock' ): bool {
		$store = new IdempotencyStore( $kind );
		$row   = new StoredRow( time() + 60, 'test' );
		$free  = null === $store->claim( UncertainPayments::of_order( $order_id ), $row );
		$store->release( UncertainPayments::of_order( $order_id ), $row );
		return $free;
	}

	public function test_the_lock_waits_for_the_routes_own_check(): void {
		$id                        = random_int( 900000000, 999999999 );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['REQUEST_URI']    = "/wp-json/wc/store/v1/checkout/$id";
		$current                   = self::current( self::guest( '' ) );
		$gate                      = new OrderGate( $current, new FakeCheckoutEvents() );
		( new CheckoutGuard( $current, self::guest( '' ), $gate, new RecentAnswers( new IdempotencyStore( 'test_answer' ) ), new FakeCheckoutEvents() ) )->register();
		self::assertTrue( $current->is_claimed() );
		self::assertTrue( self::is_free( $id ) );
		self::assertSame( OrderGate::FREE, $gate->state( $id ) );
		self::assertFalse( self::is_free( $id ), 'taken once the route has checked the request' );
		$current->settle();
	}

	private static function order(): WC_Order {
		$order = wc_create_order( array( 'status' => 'pending' ) );
		$order->set_billing_email( 'ada@example.com' );
		$order->set_total( '10' );
		$order->save();
		return $order;
	}

	/** @group woocommerce */
	public function test_the_order_that_is_checked_is_the_one_in_the_address(): void {
		list( $own, $other ) = array( self::order(), self::order() );
		$proof               = array( 'key' => $own->get_order_key(), 'billing_email' => 'ada@example.com', 'billing_address' => array( 'country' => 'US' ) );
		$request             = self::rest( 'POST', "/wc/store/v1/Checkout/{$other->get_id()}", array( 'id' => $own->get_id() ) + $proof, '' );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$response = rest_do_request( $request );
		self::assertSame( array( 401, 'woocommerce_rest_invalid_order' ), array( $response->get_status(), $response->get_data()['code'] ) );
		self::assertTrue( self::is_free( $other->get_id(), 'lock' ) );
	}

	/** @group woocommerce */
	public function test_the_form_takes_the_lock_with_the_orders_key_only(): void {
		$order   = self::order();
		$current = self::current( self::guest( '' ) );
		$form    = new WooOrderPayForm( $current, new OrderGate( $current, new WooCheckoutEvents() ), new RecentAnswers( new IdempotencyStore( 'test_answer' ) ) );
		set_query_var( 'order-pay', (string) $order->get_id() );
		$_POST    = array( 'woocommerce_pay' => '1' );
		$_REQUEST = array( 'woocommerce-pay-nonce' => wp_create_nonce( 'woocommerce-pay' ) );
		foreach ( array( array(), array( 'key' => '' ), array( 'key' => 'wc_order_guessed' ) ) as $get ) {
			$_GET = $get;
			$form->begin();
			self::assertTrue( self::is_free( $order->get_id() ) );
		}
		$_GET = array( 'key' => $order->get_order_key() );
		$form->begin();
		self::assertFalse( self::is_free( $order->get_id() ) );
		$current->settle();
	}

	/** @group woocommerce */
	public function test_an_order_is_read_anew_once_its_lock_is_taken(): void {
		$order    = self::order();
		$database = Table::database();
		self::assertTrue( wc_get_order( $order->get_id() )->has_status( 'pending' ) );
		// By another process.
		$database->query( $database->prepare( "UPDATE {$database->prefix}wc_orders SET status = 'wc-processing' WHERE id = %d", $order->get_id() ) );
		$database->query( $database->prepare( "UPDATE {$database->posts} SET post_status = 'wc-processing' WHERE ID = %d", $order->get_id() ) );
		$current = self::current( self::guest( '' ) );
		self::assertSame( OrderGate::FREE, ( new OrderGate( $current, new WooCheckoutEvents() ) )->state( $order->get_id() ) );
		self::assertTrue( wc_get_order( $order->get_id() )->has_status( 'processing' ) );
		$current->settle();
	}
}
