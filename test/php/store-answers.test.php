<?php
/**
 * What the Store API answers a visitor is not kept by caches, also where WooCommerce does not say so.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\StoreAnswers;

/**
 * The header of an answer to a route.
 *
 * @param string                $route   The route.
 * @param array<string, string> $headers What it had before.
 * @return string|null
 */
function storefront_islands_cache_control( string $route, array $headers = array() ): ?string {
	$answer = StoreAnswers::forbid_keeping( new WP_REST_Response( array(), 200, $headers ), rest_get_server(), new WP_REST_Request( 'GET', $route ) );
	return $answer->get_headers()['Cache-Control'] ?? null;
}

return array(
	'cart, checkout and orders are not kept'  => static function (): void {
		foreach ( array( '/wc/store/v1/cart', '/wc/store/cart', '/wc/store/v1/cart/items/abc', '/wc/store/v1/checkout', '/wc/store/v1/order/12', '/wc/store/v1/batch' ) as $route ) {
			same( 'no-store', storefront_islands_cache_control( $route ) );
		}
	},
	'products are the same for everybody'     => static function (): void {
		foreach ( array( '/wc/store/v1/products', '/wc/store/v1/products/collection-data', '/wc/store/v1/cartoons', '/wp/v2/pages' ) as $route ) {
			same( null, storefront_islands_cache_control( $route ) );
		}
	},
	'what the shop says itself is left alone' => static function (): void {
		same( 'private, max-age=0', storefront_islands_cache_control( '/wc/store/v1/cart', array( 'Cache-Control' => 'private, max-age=0' ) ) );
	},
);
