<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;

/**
 * Tests orders whose payment has an unknown result: their screen, their actions, and personal data.
 *
 * @group woocommerce
 */
final class WooUncertainOrdersTest extends TestCase {
	/** Returns an unpaid order whose payment has begun with an unknown result. */
	private static function order(): \WC_Order {
		$order = wc_create_order( array( 'status' => 'pending' ) );
		$order->set_billing_email( 'ada@example.com' );
		$order->save();
		$process = new UncertainPayments( new IdempotencyStore( 'payment' ) );
		$process->begin( $order->get_id(), array( 'ada' ), time() + 9 );
		$process->leave();
		return $order;
	}

	private static function is_in_doubt( \WC_Order $order ): bool {
		return ( new UncertainPayments( new IdempotencyStore( 'payment' ) ) )->order_in_doubt( UncertainPayments::of_order( $order->get_id() ) ) === $order->get_id();
	}

	public function test_the_order_says_so_and_has_actions_that_settle_it(): void {
		foreach ( array( 'storefront_islands_paid' => 'processing', 'storefront_islands_not_paid' => 'failed' ) as $action => $status ) {
			$order = self::order();
			self::assertStringContainsString( 'not known whether this order was paid', self::printed_by( static fn() => do_action( 'woocommerce_admin_order_data_after_order_details', $order ) ) );
			self::assertArrayHasKey( $action, apply_filters( 'woocommerce_order_actions', array(), $order ) );
			do_action( "woocommerce_order_action_$action", $order );
			self::assertContains( wc_get_order( $order->get_id() )->get_status(), array( $status, 'completed' ) );
			self::assertFalse( self::is_in_doubt( $order ) );
			self::assertArrayNotHasKey( $action, apply_filters( 'woocommerce_order_actions', array(), $order ) );
		}
	}

	public function test_it_is_not_cancelled_by_the_clock(): void {
		$order = self::order();
		self::assertFalse( apply_filters( 'woocommerce_cancel_unpaid_order', true, $order ) );
		$order->update_status( 'failed' );
		self::assertTrue( apply_filters( 'woocommerce_cancel_unpaid_order', true, $order ) );
	}

	public function test_it_is_exported_and_erased_with_personal_data(): void {
		$order    = self::order();
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', array() )['storefront-islands-payments']['callback'];
		$eraser   = apply_filters( 'wp_privacy_personal_data_erasers', array() )['storefront-islands-payments']['callback'];
		self::assertContains( 'storefront-islands-payments-' . $order->get_id(), array_column( $exporter( 'ada@example.com' )['data'], 'item_id' ) );
		self::assertSame( array(), $exporter( 'eve@example.com' )['data'] );
		self::assertTrue( $eraser( 'ada@example.com' )['items_removed'] );
		self::assertFalse( self::is_in_doubt( $order ) );
		self::assertSame( array(), $exporter( 'ada@example.com' )['data'] );
	}
}
