<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Applies WooListRules to requests of the plugin's scripts to WooCommerce's products routes, which have the argument
 * PageQuery::PAGE: suggestions of the search, and counts of filters. All other requests are WooCommerce's own.
 */
final class WooListRoutes {
	public static function register(): void {
		add_filter( 'rest_dispatch_request', array( self::class, 'respond' ), 10, 4 );
	}

	/**
	 * Responds to a request of the plugin's scripts.
	 *
	 * @param mixed $response Response of an earlier filter.
	 * @param array<string, mixed> $handler Handler of the route.
	 * @return mixed
	 */
	public static function respond( $response, \WP_REST_Request $request, string $route, array $handler ) {
		$path  = RestRoute::of_store_api( $request->get_route() );
		$query = PageQuery::of_request( $request );
		if ( null !== $response || 'GET' !== $request->get_method() || ! isset( $query[ PageQuery::PAGE ] ) || ! is_callable( $handler['callback'] ?? null ) ) {
			return $response;
		}
		if ( 'products/collection-data' === $path ) {
			return self::counts( $query );
		}
		return 'products' === $path ? self::products( new WooListRules( $query ), $handler['callback'], $request ) : $response;
	}

	/**
	 * Returns the counts, or that they cannot be made now.
	 *
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @return \WP_REST_Response|\WP_Error
	 */
	private static function counts( array $query ) {
		try {
			return new \WP_REST_Response( WooStoreApi::collection_data( $query ) );
		} catch ( TooManyCounts $refused ) {
			return new \WP_Error( 'storefront_islands_too_many_counts', __( 'The numbers of products could not be updated.', 'storefront-islands' ), array( 'status' => 503 ) );
		}
	}

	/**
	 * Returns the response of the route of products by rules.
	 *
	 * @return mixed
	 */
	private static function products( WooListRules $rules, callable $callback, \WP_REST_Request $request ) {
		$response = $rules->during( static fn() => $callback( $request ) );
		$listed   = $response instanceof \WP_REST_Response && ! $response->is_error() ? $response->get_data() : null;
		if ( is_array( $listed ) ) {
			$response->set_data( array_values( array_filter( $listed, static fn( $fields ): bool => is_array( $fields ) && $rules->lets( $fields['id'] ?? 0 ) ) ) );
		}
		return $response;
	}
}
