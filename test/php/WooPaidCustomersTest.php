<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Utilities\OrderUtil;
use StorefrontIslands\Orders\WooCheckoutEvents;

/**
 * Tests which orders make a customer somebody who has paid before, in both of WooCommerce's storages.
 *
 * @group woocommerce
 */
final class WooPaidCustomersTest extends TestCase {
	/** Makes WooCommerce read and write orders in a storage. */
	private static function store_in( string $own_tables ): void {
		add_filter( 'pre_option_woocommerce_custom_orders_table_enabled', static fn(): string => $own_tables );
		self::assertSame( 'yes' === $own_tables, OrderUtil::custom_orders_table_usage_is_enabled() );
	}

	protected function tear_down(): void {
		remove_all_filters( 'pre_option_woocommerce_custom_orders_table_enabled' );
		parent::tear_down();
	}

	/**
	 * Returns a customer with one order, of which WooCommerce says that it was paid three days ago.
	 *
	 * @param callable( \WC_Order ): mixed $pay Pays the order.
	 */
	private static function customer_who( callable $pay, string $method = 'card', float $total = 12.0 ): int {
		$id    = wc_create_new_customer( wp_generate_uuid4() . '@example.com', wp_generate_uuid4(), 'password' );
		$order = wc_create_order( array( 'customer_id' => $id ) );
		$order->set_payment_method( $method );
		$fee = new \WC_Order_Item_Fee();
		$fee->set_total( (string) $total );
		$order->add_item( $fee );
		$order->calculate_totals( false );
		$order->save();
		$pay( $order );
		$order = wc_get_order( $order->get_id() );
		$order->set_date_paid( time() - 3 * DAY_IN_SECONDS );
		$order->save();
		return $id;
	}

	private static function has_paid( int $user_id ): bool {
		return ( new WooCheckoutEvents() )->has_paid_before( $user_id );
	}

	/** @return array<string, array{string}> */
	public function storages(): array {
		return array( 'own tables' => array( 'yes' ), 'posts' => array( 'no' ) );
	}

	/** @dataProvider storages */
	public function test_only_what_a_gateway_has_charged_counts( string $storage ): void {
		self::store_in( $storage );
		$charged = static fn( \WC_Order $order ): bool => $order->payment_complete( 'ch_1' );
		self::assertTrue( self::has_paid( self::customer_who( $charged ) ), 'charged' );

		$unpaid = array(
			'free'              => self::customer_who( static fn( \WC_Order $order ): bool => $order->payment_complete(), '', 0.0 ),
			'free, with an id'  => self::customer_who( $charged, 'card', 0.0 ),
			'cash on delivery'  => self::customer_who( static fn( \WC_Order $order ): bool => $order->update_status( 'processing' ), 'cod' ),
			'bank transfer'     => self::customer_who( $charged, 'bacs' ),
			'completed by hand' => self::customer_who( static fn( \WC_Order $order ): bool => $order->update_status( 'completed' ) ),
			'refunded'          => self::customer_who(
				static function ( \WC_Order $order ) use ( $charged ): void {
					$charged( $order );
					$order->update_status( 'refunded' );
				}
			),
			'refunded in parts' => self::customer_who(
				static function ( \WC_Order $order ) use ( $charged ): void {
					$charged( $order );
					// Where a plugin keeps the status of an order that is refunded.
					add_filter( 'woocommerce_order_fully_refunded_status', '__return_false' );
					foreach ( array( 5, 7 ) as $amount ) {
						wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $amount ) );
					}
					remove_filter( 'woocommerce_order_fully_refunded_status', '__return_false' );
				}
			),
			'cancelled'         => self::customer_who(
				static function ( \WC_Order $order ) use ( $charged ): void {
					$charged( $order );
					$order->update_status( 'cancelled' );
				}
			),
		);
		self::assertSame( array_fill_keys( array_keys( $unpaid ), false ), array_map( array( self::class, 'has_paid' ), $unpaid ) );
	}

	/** @dataProvider storages */
	public function test_a_payment_counts_behind_later_orders_and_from_the_next_day_on( string $storage ): void {
		self::store_in( $storage );
		$id = self::customer_who( static fn( \WC_Order $order ): bool => $order->payment_complete( 'ch_1' ) );
		$order = wc_create_order( array( 'customer_id' => $id ) );
		$order->set_payment_method( 'cod' );
		$order->update_status( 'processing' );
		self::assertTrue( self::has_paid( $id ) );

		$order = wc_get_orders( array( 'customer_id' => $id, 'payment_method' => 'card' ) )[0];
		$order->set_date_paid( time() );
		$order->save();
		self::assertFalse( self::has_paid( $id ), 'today' );
	}
}
