<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Support\Http\PrivateRoutes;

defined( 'ABSPATH' ) || exit;

/**
 * Adds headers that forbid caching to the Store API's cart and checkout responses. WooCommerce sends them since version
 * 10.6; without them a cache in front of the site that stores everything that is not forbidden would serve one guest's
 * cart to the next.
 */
final class StoreApiCacheHeaders {
	public static function register(): void {
		add_filter( 'rest_post_dispatch', array( self::class, 'forbid_caching' ), 10, 3 );
	}

	/** Adds the header if the response has none. */
	public static function forbid_caching( \WP_HTTP_Response $response, \WP_REST_Server $server, \WP_REST_Request $request ): \WP_HTTP_Response {
		if ( PrivateRoutes::in_store_api( $request->get_route() ) && ! isset( $response->get_headers()['Cache-Control'] ) ) {
			$response->header( 'Cache-Control', 'no-store' );
		}
		return $response;
	}
}
