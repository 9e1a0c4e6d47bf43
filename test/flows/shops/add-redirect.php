<?php
/**
 * Shop with a plugin that leads to the checkout after the add of one kind of product, as WooCommerce Subscriptions and
 * themes with a second button do: it listens always, and leads seldom. The option `storefront_islands_led` has the id.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/**
 * Leads to the checkout after the one product.
 *
 * @param mixed $url Where others lead to.
 * @param mixed $product The product.
 * @return mixed
 */
function storefront_islands_lead( $url, $product ) {
	return $product instanceof WC_Product && (int) get_option( 'storefront_islands_led' ) === $product->get_id() ? wc_get_checkout_url() : $url;
}
add_filter( 'woocommerce_add_to_cart_redirect', 'storefront_islands_lead', 10, 2 );
