<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses another piece of a product that is sold individually as WooCommerce's product page does
 * (WC_Cart::add_to_cart()): with its words, and where plugins say so. Its Store API asks nobody, and says "The quantity
 * of … cannot be changed".
 */
final class WooSoldIndividually {
	public static function register(): void {
		add_action( 'woocommerce_store_api_validate_add_to_cart', array( self::class, 'check' ), 10, 2 );
	}

	/**
	 * Checks a product that is to be added.
	 *
	 * @param mixed $product The product.
	 * @param mixed $request Values of the request: variation and cart_item_data, as WC_Cart::generate_cart_id() takes them.
	 * @throws RouteException If there is one in the cart.
	 */
	public static function check( $product, $request ): void {
		if ( ! $product instanceof \WC_Product || ! is_array( $request ) || ! $product->is_sold_individually() ) {
			return;
		}
		$is_variation = $product->is_type( 'variation' );
		$product_id   = $is_variation ? $product->get_parent_id() : $product->get_id();
		$variation_id = $is_variation ? $product->get_id() : 0;
		$data         = (array) ( $request['cart_item_data'] ?? array() );
		$id           = WC()->cart->generate_cart_id( $product_id, $variation_id, (array) ( $request['variation'] ?? array() ), $data );
		$key          = WC()->cart->find_product_in_cart( $id );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filters.
		if ( apply_filters( 'woocommerce_add_to_cart_sold_individually_found_in_cart', '' !== $key, $product_id, $variation_id, $data, $id ) ) {
			/* translators: %s: product name. */
			$message = sprintf( __( 'You cannot add another "%s" to your cart.', 'storefront-islands' ), $product->get_name() );
			$message = apply_filters( 'woocommerce_cart_product_cannot_add_another_message', $message, $product );
			throw new RouteException( 'readonly_quantity', is_string( $message ) ? $message : '', 400 ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- The answer escapes it.
		}
		// phpcs:enable
	}
}
