<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\WooCheckoutEvents;
use StorefrontIslands\WooCommerce\Cart\WooPageCart;
use WC_Order;
use WC_Product_Simple;

/**
 * Tests what WooCommerce's orders and carts say to a checkout attempt.
 *
 * @group woocommerce
 */
final class WooCheckoutEventsTest extends TestCase {
	use BuildsWooProducts;

	private const TOTAL = 'HTTP_STOREFRONT_ISLANDS_TOTAL';

	private ?WC_Product_Simple $product = null;
	private WooCheckoutEvents $events;

	protected function set_up(): void {
		parent::set_up();
		$this->events  = new WooCheckoutEvents();
		$this->product = self::product( array( 'regular_price' => '12.35', 'virtual' => true ) );
		self::empty_cart()->add_to_cart( $this->product->get_id(), 2 );
	}

	protected function tear_down(): void {
		null === $this->product || self::empty_cart();
		parent::tear_down();
	}

	private function order( int $quantity = 2 ): WC_Order {
		$order = wc_create_order();
		$order->add_product( $this->product, $quantity );
		$order->calculate_totals();
		return $order;
	}

	public function test_an_order_is_open_only_until_a_gateway_may_have_taken_it(): void {
		$order  = $this->order();
		$states = array(
			'checkout-draft' => CheckoutEvents::OPEN,
			'pending'        => CheckoutEvents::OPEN,
			'on-hold'        => CheckoutEvents::PLACED,
			'processing'     => CheckoutEvents::PLACED,
			'completed'      => CheckoutEvents::PLACED,
			'failed'         => CheckoutEvents::FAILED,
			'cancelled'      => CheckoutEvents::FAILED,
			'refunded'       => CheckoutEvents::FAILED,
		);
		foreach ( $states as $status => $state ) {
			$order->set_status( $status );
			$order->save();
			self::assertSame( $state, $this->events->payment_state( $order->get_id() ), $status );
		}
		$id = $order->get_id();
		$order->delete( true );
		self::assertSame( CheckoutEvents::FAILED, $this->events->payment_state( $id ), 'deleted' );
	}

	public function test_only_a_cart_that_holds_what_was_ordered_is_that_order(): void {
		$same = $this->order()->get_id();
		self::assertTrue( $this->events->is_cart_of( $same ) );
		self::assertFalse( $this->events->is_cart_of( $this->order( 3 )->get_id() ) );
		self::empty_cart();
		self::assertFalse( $this->events->is_cart_of( $same ) );
	}

	public function test_an_order_whose_total_differs_from_the_one_on_the_screen_is_refused(): void {
		$total = (int) WooPageCart::read()['totals']['total_price'];
		self::assertGreaterThan( 2000, $total );
		foreach ( array( (string) $total, null ) as $shown ) {
			$_SERVER[ self::TOTAL ] = $shown;
			$this->events->customer_updated();
		}
		$_SERVER[ self::TOTAL ] = (string) ( $total - 1 );
		$this->expectException( RouteException::class );
		$this->events->customer_updated();
	}

	public function test_an_order_deletes_the_cart_that_is_saved_for_its_owner_and_a_log_out_keeps_it(): void {
		$owner = wc_create_new_customer( wp_generate_uuid4() . '@example.com', wp_generate_uuid4(), 'password' );
		$saved = '_woocommerce_persistent_cart_' . get_current_blog_id();
		update_user_meta( $owner, $saved, array( 'cart' => array( 'line' ) ) );
		// As in a request with a cart token: the session is a customer's, and nobody is logged in.
		$session      = WC()->session;
		WC()->session = new class( $owner ) extends \WC_Session {
			public function __construct( int $owner ) {
				$this->_customer_id = $owner;
			}
		};
		$this->events->forget_saved_cart( false );
		$kept = get_user_meta( $owner, $saved, true );
		$this->events->forget_saved_cart( true );
		WC()->session = $session;
		self::assertSame( array( 'cart' => array( 'line' ) ), $kept );
		self::assertSame( '', get_user_meta( $owner, $saved, true ) );
	}
}
