<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the routes as the user of the cookie, and by the method of the request only.
 *
 * WordPress makes the visitor of a REST request without X-WP-Nonce a guest, and pages that may be cached have no nonce.
 * WooCommerce takes a user's session that is loaded for a guest for that of somebody who has logged out, and destroys it
 * with the cart. The Store API keeps the user of the cookie, too. What changes something asks for OwnPage::sends().
 */
final class OwnRoutes {
	/** Namespace of the routes. */
	public const ROUTES = 'storefront-islands/v1';

	public function register(): void {
		// Just before WordPress makes the visitor a guest, at priority 100; after plugins that refuse requests.
		add_filter( 'rest_authentication_errors', array( $this, 'keep_user' ), 99 );
		add_filter( 'rest_pre_dispatch', array( $this, 'refuse_other_method' ), 10, 3 );
	}

	/**
	 * Keeps the user of the cookie.
	 *
	 * @param \WP_Error|bool|null $errors Null if no plugin has decided yet.
	 * @return \WP_Error|bool|null
	 */
	public function keep_user( $errors ) {
		return null === $errors && self::knows_visitor( RestRoute::current() ) ? true : $errors;
	}

	/**
	 * Refuses a request that names another method than its own: by _method a link on any other site would be a POST.
	 *
	 * @param mixed $answer Answer of another plugin.
	 * @return mixed
	 */
	public function refuse_other_method( $answer, \WP_REST_Server $server, \WP_REST_Request $request ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether it is there.
		$is_overridden = isset( $_GET['_method'] ) || isset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] );
		return $is_overridden && self::knows_visitor( $request->get_route() )
			? new \WP_Error( 'storefront_islands_method', __( 'The method cannot be overridden.', 'storefront-islands' ), array( 'status' => 405 ) )
			: $answer;
	}

	/** True for a route whose answer depends on the visitor: all but that of scripts, which caches may store. */
	private static function knows_visitor( string $route ): bool {
		return RestRoute::is_in( $route, self::ROUTES ) && ! RestRoute::is_in( $route, self::ROUTES . '/scripts' );
	}
}
