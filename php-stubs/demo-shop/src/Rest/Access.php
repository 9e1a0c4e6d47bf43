<?php
/**
 * Who is asking the Store API.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Support\Input;
use WP;

defined( 'ABSPATH' ) || exit;

/** Lets the Store API know logged-in visitors by their cookie alone: its own nonce guards what changes. */
final class Access {
	/** Hooks into WordPress's REST server. */
	public static function register(): void {
		add_filter( 'rest_authentication_errors', array( self::class, 'accept_cookie' ) );
		add_action( 'rest_api_init', array( self::class, 'keep_to_own_origin' ), 20 );
		add_action( 'set_logged_in_cookie', array( self::class, 'use_cookie' ) );
	}

	/**
	 * Without this WordPress forgets the user of a request that has no X-WP-Nonce.
	 *
	 * @internal
	 * @param mixed $result What others decided.
	 * @return mixed
	 */
	public static function accept_cookie( $result ) {
		return null === $result && self::is_store_request() ? true : $result;
	}

	/**
	 * Who gets an account at the checkout is logged in from then on: nonces of this very answer must be for the new session.
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
	 * WordPress lets any origin read any answer; carts are nobody else's business.
	 *
	 * @internal
	 */
	public static function keep_to_own_origin(): void {
		if ( self::is_store_request() ) {
			remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		}
	}

	/** Whether this request is for the Store API, or for the test card's second step, which the order's key guards. */
	private static function is_store_request(): bool {
		global $wp;
		$route = $wp instanceof WP ? Input::of( $wp->query_vars )->text( 'rest_route' ) : '';
		return 0 === strpos( $route, '/wc/store' ) || 0 === strpos( $route, '/storefront-islands-demo/' );
	}
}
