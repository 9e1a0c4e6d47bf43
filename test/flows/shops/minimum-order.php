<?php
/**
 * Shop that takes orders from $100 on, by the hook that WooCommerce's documentation names for it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_action(
	'woocommerce_check_cart_items',
	static function (): void {
		if ( WC()->cart->get_subtotal() < 100.0 ) {
			wc_add_notice( 'The minimum of an order is $100.', 'error' );
		}
	}
);
