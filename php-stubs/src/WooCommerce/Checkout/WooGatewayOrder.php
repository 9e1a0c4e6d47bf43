<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\ClassicSupport;

defined( 'ABSPATH' ) || exit;

/**
 * The order of the payment methods, whose first one is chosen to begin with. WooCommerce's blocks keep to that of its
 * settings; the classic checkout takes the one in which plugins and themes give it the available methods.
 */
final class WooGatewayOrder {
	/**
	 * Returns the ids of all methods in that order.
	 *
	 * @return list<array-key>
	 */
	public static function ids(): array {
		$set = array_keys( WC()->payment_gateways()->payment_gateways() );
		if ( ! has_filter( 'woocommerce_available_payment_gateways' ) || ! ClassicSupport::is_active( 'checkout' ) ) {
			return $set;
		}
		return self::merged( array_keys( WC()->payment_gateways()->get_available_payment_gateways() ), $set );
	}

	/**
	 * Adds the methods that are not available now behind those that they follow in the settings.
	 *
	 * @param list<array-key> $available Ids of the available methods, in the order of the filters.
	 * @param list<array-key> $set       Ids of all methods, in the order of the settings.
	 * @return list<array-key>
	 */
	private static function merged( array $available, array $set ): array {
		$place = 0;
		foreach ( $set as $id ) {
			$found = array_search( $id, $available, true );
			if ( false === $found ) {
				array_splice( $available, $place, 0, array( $id ) );
				$found = $place;
			}
			$place = $found + 1;
		}
		return $available;
	}
}
