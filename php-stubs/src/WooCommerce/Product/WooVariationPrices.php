<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

/** Decides as WC_Product_Variable::get_available_variation() whether a form shows a variation's own price. */
final class WooVariationPrices {
	/** True if the form shows the price of a chosen variation; otherwise that of its product stays. */
	public static function are_shown( \WC_Product_Variation $variation ): bool {
		$product = wc_get_product( $variation->get_parent_id() );
		if ( ! $product instanceof \WC_Product_Variable ) {
			return true;
		}
		$differ = '' === $variation->get_price()
			|| $product->get_variation_sale_price( 'min' ) !== $product->get_variation_sale_price( 'max' )
			|| $product->get_variation_regular_price( 'min' ) !== $product->get_variation_regular_price( 'max' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's.
		return (bool) apply_filters( 'woocommerce_show_variation_price', $differ, $product, $variation );
	}
}
