<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Order\AbandonedPayments;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Checkout\PaidOrder;
use StorefrontIslands\DemoShop\Order\PaymentLock;
use StorefrontIslands\DemoShop\Order\StockReservation;
use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\DemoShop\Payment\TestCards;
use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Site\CheckoutSettings;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

/**
 * Tests payments of the demo shop at class level. The results for visitors are tested against a running shop
 * (test/contract).
 *
 * @group demo-shop
 */
final class PaymentsTest extends TestCase {
	/** Returns the shop, with the sample customer logged in and a mug in the cart, and the mug's id. */
	private static function shop(): array {
		wp_set_current_user( (int) username_exists( 'customer' ) );
		$services = new Services( ShopSettings::load(), new Session( 'time' ) );
		$cart = $services->carts->load();
		$cart->clear();
		$id = (int) get_posts( array( 'post_type' => 'product', 'meta_key' => '_sku', 'meta_value' => 'P-006' ) )[0]->ID;
		$services->add_to_cart->add( $cart, Input::of( array( 'id' => $id, 'quantity' => 2 ) ) );
		$services->carts->save( $cart );
		return array( $services, $id );
	}

	private static function place( Services $services, string $token ): PaidOrder {
		$data = array( array( 'key' => CardGateway::TOKEN, 'value' => $token ) );
		return $services->placement->place( Input::of( array( 'payment_method' => CardGateway::ID, 'payment_data' => $data ) ) );
	}

	private static function stock( int $product ): int {
		wp_cache_flush();
		return (int) get_post_meta( $product, '_stock', true );
	}

	/** Runs a callback with changed options. */
	private static function with( array $options, callable $work ) {
		$filters = array();
		foreach ( $options as $name => $value ) {
			$filters[ $name ] = static function () use ( $value ) {
				return $value;
			};
			add_filter( "pre_option_storefront_islands_demo_$name", $filters[ $name ] );
		}
		try {
			return $work();
		} finally {
			foreach ( $filters as $name => $filter ) {
				remove_filter( "pre_option_storefront_islands_demo_$name", $filter );
			}
		}
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
		$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - 60 * $minutes ) ), array( 'ID' => $order ) ); // phpcs:ignore WordPress.DB -- a test.
	}

	private static function by_card( string $token ): Input {
		return Input::of( array( 'payment_method' => CardGateway::ID, 'payment_data' => array( array( 'key' => CardGateway::TOKEN, 'value' => $token ) ) ) );
	}

	public function test_an_order_has_its_number_and_stock_before_payment_begins(): void {
		list( $services, $product ) = self::shop();
		$before = self::stock( $product );
		$seen = array();
		$look = static function ( int $id ) use ( &$seen, $product ): void {
			$order = Order::find( $id );
			$seen[] = array( current_action(), null === $order ? '' : $order->status, self::stock( $product ) );
		};
		add_action( 'storefront_islands_order_made', $look );
		add_action( 'storefront_islands_payment_begins', $look );
		$paid = self::place( $services, TestCards::SUCCEEDS );
		remove_action( 'storefront_islands_order_made', $look );
		remove_action( 'storefront_islands_payment_begins', $look );
		self::assertSame(
			array(
				array( 'storefront_islands_order_made', 'pending', $before - 2 ),
				array( 'storefront_islands_payment_begins', 'pending', $before - 2 ),
			),
			$seen
		);
		self::assertSame( 'processing', $paid->order->status );
		self::assertSame( $before - 2, self::stock( $product ) );
	}

	public function test_a_payment_that_must_not_begin_leaves_the_order_and_the_cart(): void {
		list( $services ) = self::shop();
		$stop = static function (): void {
			throw new ShopError( 'stopped', '', 409 );
		};
		add_action( 'storefront_islands_payment_begins', $stop );
		self::assertSame(
			array( 'stopped', 409 ),
			self::refusal(
				static function () use ( $services ): void {
					self::place( $services, TestCards::SUCCEEDS );
				}
			)
		);
		remove_action( 'storefront_islands_payment_begins', $stop );
		$waiting = $services->carts->load()->awaiting_order;
		self::assertSame( 'pending', Order::find( $waiting )->status );
		self::assertSame( $waiting, self::place( $services, TestCards::SUCCEEDS )->order->id );
	}

	public function test_a_total_that_was_not_displayed_is_refused_before_anything_is_stored(): void {
		list( $services, $product ) = self::shop();
		$before = self::stock( $product );
		add_filter( 'storefront_islands_total_is_expected', '__return_false' );
		self::assertSame(
			array( 'storefront_islands_total_changed', 409 ),
			self::refusal(
				static function () use ( $services ): void {
					self::place( $services, TestCards::SUCCEEDS );
				}
			)
		);
		remove_filter( 'storefront_islands_total_is_expected', '__return_false' );
		self::assertSame( 0, $services->carts->load()->awaiting_order );
		self::assertSame( $before, self::stock( $product ) );
	}

	public function test_a_repeat_of_an_attempt_that_crashed_after_payment_returns_its_order(): void {
		list( $services ) = self::shop();
		$paid = self::place( $services, TestCards::SUCCEEDS );
		$same = static function () use ( $paid ): int {
			return $paid->order->id;
		};
		add_filter( 'storefront_islands_order_of_attempt', $same );
		$again = self::place( $services, TestCards::SUCCEEDS );
		remove_filter( 'storefront_islands_order_of_attempt', $same );
		self::assertSame( array( $paid->order->id, 'processing', 'success' ), array( $again->order->id, $again->order->status, $again->result->status ) );
	}

	public function test_one_process_pays_at_a_time(): void {
		list( $services ) = self::shop();
		$id = self::place( $services, TestCards::DECLINED )->order->id;
		$turn = PaymentLock::take( $id );
		$take = static function () use ( $id ): void {
			PaymentLock::take( $id );
		};
		self::assertSame( array( 'woocommerce_rest_cart_error', 409 ), self::refusal( $take ) );
		PaymentLock::take_over( $id );
		$begin = static function () use ( $id, $turn ): void {
			PaymentLock::begin_to_pay( $id, $turn );
		};
		self::assertSame( array( 'woocommerce_rest_cart_error', 409 ), self::refusal( $begin ) );
		PaymentLock::end( $id );
		self::assertSame( array(), self::refusal( $take ) );
	}

	public function test_stock_is_released_once(): void {
		list( $services, $product ) = self::shop();
		$before = self::stock( $product );
		$id = self::place( $services, TestCards::CONFIRM )->order->id;
		self::assertSame( $before - 2, self::stock( $product ) );
		StockReservation::give_back( $id );
		StockReservation::give_back( $id );
		self::assertSame( $before, self::stock( $product ) );
		self::assertFalse( StockReservation::is_held( $id ) );
	}

	public function test_an_unfinished_payment_step_holds_stock_for_a_limited_time(): void {
		list( $services, $product ) = self::shop();
		$before = self::stock( $product );
		$order = self::place( $services, TestCards::CONFIRM )->order;
		self::age( $order->id, 14 );
		AbandonedPayments::give_back_pieces();
		self::assertSame( $before - 2, self::stock( $product ) );
		self::age( $order->id, 16 );
		PaymentLock::take( $order->id );
		AbandonedPayments::give_back_pieces();
		self::assertSame( $before - 2, self::stock( $product ) );
		PaymentLock::end( $order->id );
		AbandonedPayments::give_back_pieces();
		AbandonedPayments::give_back_pieces();
		self::assertSame( $before, self::stock( $product ) );
		self::assertSame(
			array( 'storefront_islands_nothing_to_confirm', 409 ),
			self::refusal(
				static function () use ( $services, $order ): void {
					$services->payment->confirm( $order, true );
				}
			)
		);
		self::assertSame( $order->id, self::place( $services, TestCards::SUCCEEDS )->order->id );
		self::age( $order->id, 16 );
		AbandonedPayments::give_back_pieces();
		self::assertSame( $before - 2, self::stock( $product ) );
	}

	public function test_the_stock_of_a_pending_order_is_available_to_its_own_cart(): void {
		list( $services, $product ) = self::shop();
		$before = self::stock( $product );
		self::place( $services, TestCards::CONFIRM );
		update_post_meta( $product, '_stock', '1' );
		$line = array_values( $services->carts->load()->lines )[0];
		self::assertSame( array( 2, 3 ), array( $line->quantity, $line->product->stock ) );
		update_post_meta( $product, '_stock', (string) ( $before - 2 ) );
		self::place( $services, TestCards::SUCCEEDS );
	}

	public function test_a_cart_that_became_an_order_is_not_ordered_again(): void {
		list( $services )     = self::shop();
		$as_it_was = $services->carts->load();
		$id = self::place( $services, TestCards::SUCCEEDS )->order->id;
		$cart = $services->carts->load();
		$cart->lines          = $as_it_was->lines;
		$cart->awaiting_order = $id;
		$services->carts->save( $cart );
		self::assertSame(
			array( 'woocommerce_rest_cart_error', 409 ),
			self::refusal(
				static function () use ( $services ): void {
					self::place( $services, TestCards::SUCCEEDS );
				}
			)
		);
		self::assertSame( array(), $services->carts->load()->lines );
	}

	public function test_a_process_that_waited_for_the_lock_does_not_pay_again(): void {
		list( $services ) = self::shop();
		$seen_before = self::place( $services, TestCards::DECLINED )->order;
		$services->payment->pay_stored( $seen_before, self::by_card( TestCards::SUCCEEDS ) );
		self::assertSame(
			array( 'woocommerce_rest_cart_error', 409 ),
			self::refusal(
				static function () use ( $services, $seen_before ): void {
					$services->payment->pay_stored( $seen_before, self::by_card( TestCards::DECLINED ) );
				}
			)
		);
		self::assertSame( 'processing', Order::find( $seen_before->id )->status );
		// The payment lock has been released.
		PaymentLock::take( $seen_before->id );
		PaymentLock::end( $seen_before->id );
	}

	public function test_an_order_is_read_without_a_stale_cache(): void {
		global $wpdb;
		list( $services ) = self::shop();
		$id = self::place( $services, TestCards::DECLINED )->order->id;
		// Changes by another process are not in this process's object cache.
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'wc-processing' ), array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB -- a test.
		self::assertSame( array( 'failed', 'processing' ), array( Order::find( $id )->status, Order::find_uncached( $id )->status ) );
	}

	public function test_an_order_without_a_key_is_closed_to_an_empty_key(): void {
		list( $services ) = self::shop();
		$order = self::place( $services, TestCards::SUCCEEDS )->order;
		self::assertSame( array( true, false, true ), array( $order->is_open_to( $order->key, 0 ), $order->is_open_to( '', 0 ), $order->is_open_to( '', $order->customer_id ) ) );
		delete_post_meta( $order->id, '_order_key' );
		self::assertFalse( Order::find( $order->id )->is_open_to( '', 0 ) );
	}

	public function test_the_hanging_test_card_takes_the_configured_time(): void {
		list( $services ) = self::shop();
		$paid = self::with(
			array( 'hang_seconds' => '0' ),
			static function () use ( $services ): PaidOrder {
				return self::place( $services, TestCards::HANGS );
			}
		);
		self::assertSame( 'processing', $paid->order->status );
	}

	/**
	 * @testdox saved cards belong to their customer, in WooCommerce’s format
	 */
	public function test_saved_cards_belong_to_their_customer_in_woocommerces_format(): void {
		$user = wp_insert_user( array( 'user_login' => 'saver', 'user_pass' => 'x' ) );
		self::assertSame( array(), SavedCards::customer_settings( $user ) );
		SavedCards::add( $user, TestCards::SUCCEEDS );
		SavedCards::add( $user, TestCards::SUCCEEDS );
		$card = SavedCards::customer_settings( $user )['cc'];
		self::assertCount( 1, $card );
		self::assertSame( array( 'gateway' => 'storefront_card', 'last4' => '4242', 'brand' => 'Visa' ), $card[0]['method'] );
		self::assertSame( array( 'method', 'expires', 'is_default', 'actions', 'tokenId' ), array_keys( $card[0] ) );
		self::assertSame( TestCards::SUCCEEDS, SavedCards::token( $user, $card[0]['tokenId'] ) );
		self::assertSame( '', SavedCards::token( 1, $card[0]['tokenId'] ) );
		SavedCards::add( $user, TestCards::DECLINED );
		self::assertSame( array( true, false ), array_column( SavedCards::customer_settings( $user )['cc'], 'is_default' ) );
		SavedCards::make_default( $user, TestCards::DECLINED );
		self::assertSame( array( false, true ), array_column( SavedCards::customer_settings( $user )['cc'], 'is_default' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
	}

	public function test_switches_change_the_checkout_settings(): void {
		$default_value = CheckoutSettings::of( ShopSettings::load(), 'http://127.0.0.1/checkout/' );
		self::assertSame( array( true, true, true, true ), array( $default_value['allowsGuests'], $default_value['offersAccount'], $default_value['generatesPassword'], $default_value['keepsDraft'] ) );
		self::assertStringContainsString( 'redirect_to=' . rawurlencode( 'http://127.0.0.1/checkout/' ), $default_value['loginUrl'] );
		$account = CheckoutSettings::of( ShopSettings::load(), 'http://127.0.0.1/checkout/', 'http://127.0.0.1/my-account/' );
		self::assertSame( 'http://127.0.0.1/my-account/?redirect_to=' . rawurlencode( 'http://127.0.0.1/checkout/' ), $account['loginUrl'] );
		self::assertSame( array( 'storefront_card', 'bacs', 'cheque', 'cod' ), array_keys( $default_value['gateways'] ) );
		self::with(
			array( 'guest_checkout' => 'no', 'account_offered' => 'no', 'password_asked' => 'yes', 'test_card' => 'no' ),
			static function (): void {
				$strict = CheckoutSettings::of( ShopSettings::load(), '' );
				self::assertSame( array( false, false, false ), array( $strict['allowsGuests'], $strict['offersAccount'], $strict['generatesPassword'] ) );
				self::assertSame( array( 'bacs', 'cheque', 'cod' ), ShopSettings::load()->payment_method_ids() );
			}
		);
	}
}
