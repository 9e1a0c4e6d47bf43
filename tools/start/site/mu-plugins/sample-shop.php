<?php
/**
 * Adds the rules of the sample shop in catalogue.json that WooCommerce's own settings do not cover: quantity limits per
 * product, and a fee for small orders.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

foreach ( array( 'minimum', 'maximum', 'multiple_of' ) as $limit ) {
	add_filter(
		"woocommerce_store_api_product_quantity_{$limit}",
		static function ( $value, $product ) use ( $limit ) {
			$limits = $product->get_meta( '_sample_shop_quantity' );
			return is_array( $limits ) && isset( $limits[ $limit ] ) ? $limits[ $limit ] : $value;
		},
		10,
		2
	);
}

add_action(
	'woocommerce_cart_calculate_fees',
	static function ( $cart ): void {
		$subtotal = (float) $cart->get_subtotal();
		if ( $subtotal > 0 && $subtotal < 10 ) {
			$cart->add_fee( 'Small order fee', 2.0, false );
		}
	}
);
