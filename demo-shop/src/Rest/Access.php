<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Support\Http\RestRoute;
use WP;

defined( 'ABSPATH' ) || exit;

/** Authenticates users of the Store API by their cookie alone; changes are protected by the Store API's own nonce. */
final class Access {
	public static function register(): void {
		add_filter( 'rest_authentication_errors', array( self::class, 'accept_cookie' ) );
		add_action( 'rest_api_init', array( self::class, 'keep_to_own_origin' ), 20 );
		add_action( 'set_logged_in_cookie', array( self::class, 'use_cookie' ) );
	}

	/**
	 * Keeps the current user in Store API requests; WordPress resets it in requests without X-WP-Nonce.
	 *
	 * @internal
	 * @param mixed $result Result of other authentication checks.
	 * @return mixed
	 */
	public static function accept_cookie( $result ) {
		return null === $result && self::is_store_request() ? true : $result;
	}

	/**
	 * Applies the login cookie of an account created at the checkout to the current request, so that the nonces of its
	 * response belong to the new session.
	 *
	 * @internal
	 */
	public static function use_cookie( string $cookie ): void {
		$name = constant( 'LOGGED_IN_COOKIE' );
		if ( is_string( $name ) && self::is_store_request() ) {
			$_COOKIE[ $name ] = $cookie;
		}
	}

	/**
	 * Removes the CORS headers of WordPress, which let any origin read any response; carts are private.
	 *
	 * @internal
	 */
	public static function keep_to_own_origin(): void {
		if ( self::is_store_request() ) {
			remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		}
	}

	/** True for requests to the Store API, and to the second step of the test card, which the order's key protects. */
	private static function is_store_request(): bool {
		global $wp;
		$route = $wp instanceof WP ? Input::of( $wp->query_vars )->text( 'rest_route' ) : '';
		return RestRoute::is_in( $route, 'wc/store' ) || RestRoute::is_in( $route, 'storefront-islands-demo' );
	}
}
