<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Limits\Log\Payment;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use WC_Order;

/**
 * Tests what WordPress's tools export and erase of a person's payments.
 *
 * @group woocommerce
 */
final class WooPaymentDataTest extends TestCase {
	private const EMAIL = 'ada.personal@example.com';

	private static function order( int $user, string $email ): WC_Order {
		$order = wc_create_order( array( 'customer_id' => $user ) );
		$order->set_billing_email( $email );
		$order->save();
		return $order;
	}

	/** Runs all steps of a tool, as WordPress does. */
	private static function steps_of( string $tools, string $name, string $callback = 'callback' ): array {
		$tool  = apply_filters( $tools, array() )[ $name ][ $callback ];
		$steps = array();
		do {
			$steps[] = $tool( self::EMAIL, count( $steps ) + 1 );
		} while ( ! end( $steps )['done'] );
		return $steps;
	}

	/** Returns the values of a name in the export. */
	private static function exported( string $name, string $fact ): array {
		$values = array();
		foreach ( array_merge( ...array_column( self::steps_of( 'wp_privacy_personal_data_exporters', $name ), 'data' ) ) as $item ) {
			$values[] = array_column( $item['data'], 'value', 'name' )[ $fact ];
		}
		sort( $values );
		return $values;
	}

	public function test_rows_of_a_persons_orders_and_of_the_user_are_exported_and_erased(): void {
		PaymentLog::table()->ensure();
		$user  = wp_insert_user( array( 'user_login' => 'ada_personal', 'user_email' => self::EMAIL, 'user_pass' => 'x' ) );
		$guest = self::order( 0, self::EMAIL );
		$other = self::order( 0, 'bob@example.com' );
		// Ordered for somebody else's address.
		$gift     = self::order( $user, 'bob@example.com' );
		$log      = new PaymentLog();
		$payments = new UncertainPayments( new IdempotencyStore( 'payment' ) );
		foreach ( array( $guest, $other, $gift ) as $order ) {
			$log->begin( new Payment( 'hash', $order->get_id(), '203.0.113.0/24', 'card', false ), false );
			$payments->begin( $order->get_id(), array(), time() );
		}
		$log->refuse( new Payment( Attempts::owner( "user $user" ), 0, '203.0.113.0/24', 'card', false ), 'visitor' );
		$own = array( (string) $guest->get_id(), (string) $gift->get_id() );
		self::assertSame( array_merge( array( '0' ), $own ), self::exported( 'storefront-islands-payment-log', 'Order' ) );
		self::assertSame( array_fill( 0, 3, '203.0.113.0/24' ), self::exported( 'storefront-islands-payment-log', 'Range of addresses' ) );
		$payments->leave();
		self::assertSame( $own, self::exported( 'storefront-islands-payments', 'Order' ) );

		self::assertTrue( self::steps_of( 'wp_privacy_personal_data_erasers', 'storefront-islands-payment-log' )[0]['items_removed'] );
		self::assertSame( array(), self::exported( 'storefront-islands-payment-log', 'Order' ) );
		self::assertCount( 1, $log->rows( 'order_id', (string) $other->get_id() ), 'of another person' );
		$log->erase( 'order_id', (string) $other->get_id() );
		foreach ( array( $guest, $other, $gift ) as $order ) {
			$payments->forget( $order->get_id(), array( UncertainPayments::of_order( $order->get_id() ) ) );
			$order->delete( true );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
	}
}
