<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use WC_Order;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins and themes make of the values of the classic form by woocommerce_checkout_posted_data and
 * woocommerce_process_checkout_…: a house number behind the street, names in capitals. WooCommerce's classic checkout makes
 * its order of them, the Store API of what was sent.
 */
final class WooFilteredValues {
	/**
	 * Writes the values that differ from what was sent into an order.
	 *
	 * @param WC_Order                $order Is not saved.
	 * @param array<array-key, mixed> $data  The form, as classic callbacks get it.
	 */
	public static function write( WC_Order $order, array $data ): void {
		$props = array();
		foreach ( $data as $name => $value ) {
			$name = (string) $name;
			if ( 1 !== preg_match( '/^(?:billing|shipping)_|^order_comments$/', $name ) || ! is_scalar( $value ) || self::is_sent( $name, (string) $value ) ) {
				continue;
			}
			if ( 'order_comments' === $name ) {
				$props['customer_note'] = $value;
			} elseif ( is_callable( array( $order, "set_$name" ) ) ) {
				$props[ $name ] = $value;
			} elseif ( ! isset( $_POST[ $name ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Filled by WooClassicOrder::open() from a request whose nonce the route has checked.
				$order->update_meta_data( "_$name", (string) $value );
			}
		}
		$order->set_props( $props );
	}

	/** True for a value as it was sent, or was not. */
	private static function is_sent( string $name, string $value ): bool {
		$sent = wp_unslash( $_POST[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- As above; is compared only.
		return is_string( $sent ) && in_array( $value, array( wc_clean( $sent ), wc_sanitize_textarea( $sent ) ), true );
	}
}
