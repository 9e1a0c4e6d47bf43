<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Utilities\OrderUtil;
use StorefrontIslands\Orders\WooCheckoutEvents;
use WC_Order;

/**
 * Tests which orders make a customer somebody who has paid before, in both of WooCommerce's storages.
 *
 * @group woocommerce
 */
final class WooPaidCustomersTest extends TestCase {
	/** Makes WooCommerce read and write orders in a storage. */
	private static function store_in( string $own_tables ): void {
		self::set_options( array( 'woocommerce_custom_orders_table_enabled' => $own_tables ) );
		self::assertSame( 'yes' === $own_tables, OrderUtil::custom_orders_table_usage_is_enabled() );
	}

	/**
	 * Returns a customer with one order, of which WooCommerce says that it was paid three days ago.
	 *
	 * @param callable( WC_Order ): mixed $pay Pays the order.
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
		self::pay_at( wc_get_order( $order->get_id() ), time() - 3 * DAY_IN_SECONDS );
		return $id;
	}

	private static function pay_at( WC_Order $order, int $time ): void {
		$order->set_date_paid( $time );
		$order->save();
	}

	private static function has_paid( int $user_id ): bool {
		return ( new WooCheckoutEvents() )->has_paid_before( $user_id );
	}

	public static function storages(): array {
		return array( 'own tables' => array( 'yes' ), 'posts' => array( 'no' ) );
	}

	/** @dataProvider storages */
	public function test_only_what_a_gateway_has_charged_counts( string $storage ): void {
		self::store_in( $storage );
		$charge = static fn( WC_Order $order ): bool => $order->payment_complete( 'ch_1' );
		$become = static fn( string $status ): callable => static fn( WC_Order $order ): bool => $order->update_status( $status );
		$charge_and = static fn( callable $then ): callable => static fn( WC_Order $order ): array => array( $charge( $order ), $then( $order ) );
		$refund_parts = static function ( WC_Order $order ): void {
			// Where a plugin keeps the status of an order that is refunded.
			add_filter( 'woocommerce_order_fully_refunded_status', '__return_false' );
			foreach ( array( 5, 7 ) as $amount ) {
				wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => $amount ) );
			}
			remove_filter( 'woocommerce_order_fully_refunded_status', '__return_false' );
		};
		$customers = array(
			'charged'           => array( $charge ),
			'free'              => array( static fn( WC_Order $order ): bool => $order->payment_complete(), '', 0.0 ),
			'free, with an id'  => array( $charge, 'card', 0.0 ),
			'cash on delivery'  => array( $become( 'processing' ), 'cod' ),
			'bank transfer'     => array( $charge, 'bacs' ),
			'completed by hand' => array( $become( 'completed' ) ),
			'refunded'          => array( $charge_and( $become( 'refunded' ) ) ),
			'refunded in parts' => array( $charge_and( $refund_parts ) ),
			'cancelled'         => array( $charge_and( $become( 'cancelled' ) ) ),
		);
		foreach ( $customers as $name => $arguments ) {
			self::assertSame( 'charged' === $name, self::has_paid( self::customer_who( ...$arguments ) ), $name );
		}
	}

	/** @dataProvider storages */
	public function test_a_payment_counts_behind_later_orders_and_from_the_next_day_on( string $storage ): void {
		self::store_in( $storage );
		$id    = self::customer_who( static fn( WC_Order $order ): bool => $order->payment_complete( 'ch_1' ) );
		$order = wc_create_order( array( 'customer_id' => $id ) );
		$order->set_payment_method( 'cod' );
		$order->update_status( 'processing' );
		self::assertTrue( self::has_paid( $id ) );
		self::pay_at( wc_get_orders( array( 'customer_id' => $id, 'payment_method' => 'card' ) )[0], time() );
		self::assertFalse( self::has_paid( $id ), 'today' );
	}
}
