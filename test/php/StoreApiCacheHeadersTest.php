<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\StoreApiCacheHeaders;
use WP_REST_Request;
use WP_REST_Response;

/** Tests that caches do not store Store API responses for a visitor, even if WooCommerce does not forbid it. */
final class StoreApiCacheHeadersTest extends TestCase {
	/** Returns the Cache-Control header of a response, which may have headers already. */
	private static function cache_control( string $route, array $headers = array() ): ?string {
		$answer = StoreApiCacheHeaders::forbid_caching( new WP_REST_Response( array(), 200, $headers ), rest_get_server(), new WP_REST_Request( 'GET', $route ) );
		return $answer->get_headers()['Cache-Control'] ?? null;
	}

	public function test_only_products_are_cached_as_they_are_the_same_for_everybody(): void {
		foreach ( array( '/wc/store/v1/cart', '/wc/store/cart', '/wc/store/v1/cart/items/abc', '/wc/store/v1/checkout', '/wc/store/v1/order/12', '/wc/store/v1/batch', '/wc/store/v1/Cart', "/wc/store/checkout\n" ) as $route ) {
			self::assertSame( 'no-store', self::cache_control( $route ) );
		}
		foreach ( array( '/wc/store/v1/products', '/wc/store/v1/products/collection-data', '/wc/store/v1/cartoons', '/wp/v2/pages' ) as $route ) {
			self::assertNull( self::cache_control( $route ) );
		}
		self::assertSame( 'private, max-age=0', self::cache_control( '/wc/store/v1/cart', array( 'Cache-Control' => 'private, max-age=0' ) ), 'of the shop' );
	}
}
