<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Checkout\PaidOrder;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Order\AbandonedPayments;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Order\PaymentLock;
use StorefrontIslands\DemoShop\Order\StockReservation;
use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\DemoShop\Payment\TestCards;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Site\CheckoutSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

/**
 * Tests payments of the demo shop at class level. The results for visitors are tested against a running shop
 * (test/contract).
 *
 * @group demo-shop
 */
final class PaymentsTest extends TestCase {
	private const REFUSED = array( 'woocommerce_rest_cart_error', 409 );

	private Services $services;
	private int $product;
	/** Pieces of the product before the test. */
	private int $before;

	/** Logs the sample customer in, with two mugs in the cart. */
	protected function set_up(): void {
		parent::set_up();
		wp_set_current_user( (int) username_exists( 'customer' ) );
		$this->services = new Services( ShopSettings::load(), new Session( 'time' ) );
		$this->product  = (int) get_posts( array( 'post_type' => 'product', 'meta_key' => '_sku', 'meta_value' => 'P-006' ) )[0]->ID;
		$cart           = $this->services->carts->load();
		$cart->clear();
		$this->services->add_to_cart->add( $cart, Input::of( array( 'id' => $this->product, 'quantity' => 2 ) ) );
		$this->services->carts->save( $cart );
		$this->before = $this->stock();
	}

	private static function by_card( string $token ): Input {
		return Input::of( array( 'payment_method' => CardGateway::ID, 'payment_data' => array( array( 'key' => CardGateway::TOKEN, 'value' => $token ) ) ) );
	}

	private function place( string $token ): PaidOrder {
		return $this->services->placement->place( self::by_card( $token ) );
	}

	private function stock(): int {
		wp_cache_flush();
		return (int) get_post_meta( $this->product, '_stock', true );
	}

	/** Returns the error code and status of a callback; empty if it succeeds. */
	private static function refusal( callable $work ): array {
		try {
			$work();
		} catch ( ShopError $error ) {
			return array( $error->error_code(), $error->status() );
		}
		return array();
	}

	/** Sets the modification time of an order to the given number of minutes ago. */
	private static function age( int $order, int $minutes ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - 60 * $minutes ) ), array( 'ID' => $order ) );
	}

	public function test_an_order_has_its_number_and_stock_before_payment_begins(): void {
		$seen = array();
		$look = function ( int $id ) use ( &$seen ): void {
			$order  = Order::find( $id );
			$seen[] = array( current_action(), null === $order ? '' : $order->status, $this->stock() );
		};
		add_action( 'storefront_islands_order_made', $look );
		add_action( 'storefront_islands_payment_begins', $look );
		$paid = $this->place( TestCards::SUCCEEDS );
		self::assertSame( array( array( 'storefront_islands_order_made', 'pending', $this->before - 2 ), array( 'storefront_islands_payment_begins', 'pending', $this->before - 2 ) ), $seen );
		self::assertSame( 'processing', $paid->order->status );
		self::assertSame( $this->before - 2, $this->stock() );
	}

	public function test_a_payment_that_must_not_begin_leaves_the_order_and_the_cart(): void {
		$stop = static function (): void {
			throw new ShopError( 'stopped', '', 409 );
		};
		add_action( 'storefront_islands_payment_begins', $stop );
		self::assertSame( array( 'stopped', 409 ), self::refusal( fn() => $this->place( TestCards::SUCCEEDS ) ) );
		remove_action( 'storefront_islands_payment_begins', $stop );
		$waiting = $this->services->carts->load()->awaiting_order;
		self::assertSame( 'pending', Order::find( $waiting )->status );
		self::assertSame( $waiting, $this->place( TestCards::SUCCEEDS )->order->id );
	}

	public function test_a_total_that_was_not_displayed_is_refused_before_anything_is_stored(): void {
		add_filter( 'storefront_islands_total_is_expected', '__return_false' );
		self::assertSame( array( 'storefront_islands_total_changed', 409 ), self::refusal( fn() => $this->place( TestCards::SUCCEEDS ) ) );
		self::assertSame( 0, $this->services->carts->load()->awaiting_order );
		self::assertSame( $this->before, $this->stock() );
	}

	public function test_a_repeat_of_an_attempt_that_crashed_after_payment_returns_its_order(): void {
		$id = $this->place( TestCards::SUCCEEDS )->order->id;
		add_filter( 'storefront_islands_order_of_attempt', static fn(): int => $id );
		$again = $this->place( TestCards::SUCCEEDS );
		self::assertSame( array( $id, 'processing', 'success' ), array( $again->order->id, $again->order->status, $again->result->status ) );
	}

	public function test_one_process_pays_at_a_time(): void {
		$id   = $this->place( TestCards::DECLINED )->order->id;
		$turn = PaymentLock::take( $id );
		$take = static fn() => PaymentLock::take( $id );
		self::assertSame( self::REFUSED, self::refusal( $take ) );
		PaymentLock::take_over( $id );
		self::assertSame( self::REFUSED, self::refusal( static fn() => PaymentLock::begin_to_pay( $id, $turn ) ) );
		PaymentLock::end( $id );
		self::assertSame( array(), self::refusal( $take ) );
	}

	public function test_stock_is_released_once(): void {
		$id = $this->place( TestCards::CONFIRM )->order->id;
		self::assertSame( $this->before - 2, $this->stock() );
		StockReservation::give_back( $id );
		StockReservation::give_back( $id );
		self::assertSame( $this->before, $this->stock() );
		self::assertFalse( StockReservation::is_held( $id ) );
	}

	public function test_an_unfinished_payment_step_holds_stock_for_a_limited_time(): void {
		$order = $this->place( TestCards::CONFIRM )->order;
		$left  = function ( int $minutes ) use ( $order ): int {
			self::age( $order->id, $minutes );
			AbandonedPayments::give_back_pieces();
			return $this->stock();
		};
		self::assertSame( $this->before - 2, $left( 14 ) );
		PaymentLock::take( $order->id );
		self::assertSame( $this->before - 2, $left( 16 ) );
		PaymentLock::end( $order->id );
		self::assertSame( array( $this->before, $this->before ), array( $left( 16 ), $left( 16 ) ) );
		self::assertSame( array( 'storefront_islands_nothing_to_confirm', 409 ), self::refusal( fn() => $this->services->payment->confirm( $order, true ) ) );
		self::assertSame( $order->id, $this->place( TestCards::SUCCEEDS )->order->id );
		self::assertSame( $this->before - 2, $left( 16 ) );
	}

	public function test_a_cart_that_became_an_order_is_not_ordered_again(): void {
		$as_it_was = $this->services->carts->load();
		$id        = $this->place( TestCards::SUCCEEDS )->order->id;
		$cart      = $this->services->carts->load();
		$cart->lines          = $as_it_was->lines;
		$cart->awaiting_order = $id;
		$this->services->carts->save( $cart );
		self::assertSame( self::REFUSED, self::refusal( fn() => $this->place( TestCards::SUCCEEDS ) ) );
		self::assertSame( array(), $this->services->carts->load()->lines );
	}

	public function test_a_process_that_waited_for_the_lock_does_not_pay_again(): void {
		$seen_before = $this->place( TestCards::DECLINED )->order;
		$pay         = fn( string $token ) => $this->services->payment->pay_stored( $seen_before, self::by_card( $token ) );
		$pay( TestCards::SUCCEEDS );
		self::assertSame( self::REFUSED, self::refusal( static fn() => $pay( TestCards::DECLINED ) ) );
		self::assertSame( 'processing', Order::find( $seen_before->id )->status );
		self::assertSame( array(), self::refusal( static fn() => PaymentLock::take( $seen_before->id ) ), 'released' );
		PaymentLock::end( $seen_before->id );
	}

	public function test_an_order_is_read_without_a_stale_cache(): void {
		global $wpdb;
		$id = $this->place( TestCards::DECLINED )->order->id;
		// Changes by another process are not in this process's object cache.
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'wc-processing' ), array( 'ID' => $id ) );
		self::assertSame( array( 'failed', 'processing' ), array( Order::find( $id )->status, Order::find_uncached( $id )->status ) );
	}

	public function test_an_order_without_a_key_is_closed_to_an_empty_key(): void {
		$order = $this->place( TestCards::SUCCEEDS )->order;
		self::assertSame( array( true, false, true ), array( $order->is_open_to( $order->key, 0 ), $order->is_open_to( '', 0 ), $order->is_open_to( '', $order->customer_id ) ) );
		delete_post_meta( $order->id, '_order_key' );
		self::assertFalse( Order::find( $order->id )->is_open_to( '', 0 ) );
	}

	public function test_saved_cards_belong_to_their_customer_in_woocommerces_format(): void {
		$user  = wp_insert_user( array( 'user_login' => 'saver', 'user_pass' => 'x' ) );
		$cards = static fn(): array => SavedCards::customer_settings( $user )['cc'] ?? array();
		self::assertSame( array(), $cards() );
		SavedCards::add( $user, TestCards::SUCCEEDS );
		SavedCards::add( $user, TestCards::SUCCEEDS );
		self::assertCount( 1, $cards() );
		$card = $cards()[0];
		self::assertSame( array( 'gateway' => 'storefront_card', 'last4' => '4242', 'brand' => 'Visa' ), $card['method'] );
		self::assertSame( array( 'method', 'expires', 'is_default', 'actions', 'tokenId' ), array_keys( $card ) );
		self::assertSame( array( TestCards::SUCCEEDS, '' ), array( SavedCards::token( $user, $card['tokenId'] ), SavedCards::token( 1, $card['tokenId'] ) ) );
		SavedCards::add( $user, TestCards::DECLINED );
		self::assertSame( array( true, false ), array_column( $cards(), 'is_default' ) );
		SavedCards::make_default( $user, TestCards::DECLINED );
		self::assertSame( array( false, true ), array_column( $cards(), 'is_default' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
	}

	public function test_switches_change_the_checkout_settings(): void {
		$checkout = 'http://127.0.0.1/checkout/';
		$settings = static fn( string ...$addresses ): array => CheckoutSettings::of( ShopSettings::load(), ...$addresses );
		$switches = static fn(): array => array_values( array_intersect_key( $settings( $checkout ), array( 'allowsGuests' => 1, 'offersAccount' => 1, 'generatesPassword' => 1 ) ) );
		self::assertSame( array( true, true, true ), $switches() );
		self::assertTrue( $settings( $checkout )['keepsDraft'] );
		self::assertStringContainsString( 'redirect_to=' . rawurlencode( $checkout ), $settings( $checkout )['loginUrl'] );
		self::assertSame( 'http://127.0.0.1/my-account/?redirect_to=' . rawurlencode( $checkout ), $settings( $checkout, 'http://127.0.0.1/my-account/' )['loginUrl'] );
		self::assertSame( array( 'storefront_card', 'bacs', 'cheque', 'cod' ), array_keys( $settings( $checkout )['gateways'] ) );
		foreach ( array( 'guest_checkout' => 'no', 'account_offered' => 'no', 'password_asked' => 'yes', 'test_card' => 'no' ) as $name => $value ) {
			self::set_options( array( "storefront_islands_demo_$name" => $value ) );
		}
		self::assertSame( array( false, false, false ), $switches() );
		self::assertSame( array( 'bacs', 'cheque', 'cod' ), ShopSettings::load()->payment_method_ids() );
	}
}
