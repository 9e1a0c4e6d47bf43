<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * By default WordPress lets pages of any site read its REST API with the visitor's cookies: by CORS, and by JSONP, which
 * needs no CORS. Neither is left to routes that know the visitor: all of this plugin's, and those of the Store API,
 * whose own protection WooCommerce leaves out where the route's name is spelled otherwise, and against JSONP.
 */
final class PrivateRoutes {
	/** First names of the Store API's routes with the visitor's data. */
	private const OF_VISITOR = array( 'cart', 'checkout', 'order', 'batch' );

	public static function register(): void {
		add_filter( 'rest_jsonp_enabled', array( self::class, 'refuse_jsonp' ) );
		// Before WordPress sends the headers, at 10; also where a parameter is refused and the route does not run.
		add_filter( 'rest_pre_serve_request', array( self::class, 'refuse_cors' ), 9, 3 );
	}

	/** True if a route of the Store API responds with the visitor's data. */
	public static function in_store_api( string $route ): bool {
		return in_array( explode( '/', RestRoute::of_store_api( $route ), 2 )[0], self::OF_VISITOR, true );
	}

	/**
	 * Switches JSONP off; WordPress then answers with status 400.
	 *
	 * @param mixed $is_enabled True if JSONP is allowed.
	 * @return mixed
	 */
	public static function refuse_jsonp( $is_enabled ) {
		return self::is_private( RestRoute::current() ) ? false : $is_enabled;
	}

	/**
	 * Keeps WordPress from sending the headers that let other sites read the response.
	 *
	 * @param mixed $is_served True if the response was sent by a plugin.
	 * @param mixed $response The response.
	 * @return mixed The unchanged flag.
	 */
	public static function refuse_cors( $is_served, $response, \WP_REST_Request $request ) {
		if ( self::is_private( $request->get_route() ) ) {
			remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		}
		return $is_served;
	}

	/** True if a route knows the visitor. */
	private static function is_private( string $route ): bool {
		return RestRoute::is_in( $route, OwnRoutes::ROUTES ) || self::in_store_api( $route );
	}
}
