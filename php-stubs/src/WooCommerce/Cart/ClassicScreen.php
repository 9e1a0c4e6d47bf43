<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\Jetpack\Constants;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * The classic screen that a request is about: the page itself, or the one that a script of it asks from. Callbacks of fees,
 * delivery and payment methods ask is_cart() and is_checkout(). WooCommerce's own requests of the classic screens answer by
 * constants, the Store API does not: a fee of the checkout would be gone once a script has read the cart.
 */
final class ClassicScreen {
	private const CONSTANTS = array(
		'cart'     => 'WOOCOMMERCE_CART',
		'checkout' => 'WOOCOMMERCE_CHECKOUT',
	);

	public static function register(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'define' ), 1, 3 );
	}

	/**
	 * Defines WooCommerce's constant for a request of the Store API from a replaced screen, before the cart is calculated.
	 *
	 * @param mixed $response Response of other plugins.
	 * @param mixed $handler  Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public static function define( $response, $handler, \WP_REST_Request $request ) {
		// Not for a request that a page makes inside itself.
		$screen = defined( 'REST_REQUEST' ) && '' !== RestRoute::of_store_api( $request->get_route() ) ? self::asked_from() : '';
		if ( '' !== $screen && ClassicSupport::is_active( $screen ) ) {
			wc_maybe_define_constant( self::CONSTANTS[ $screen ], true );
		}
		return $response;
	}

	/**
	 * Returns the screen from whose page a script asks; empty for another page, and where a browser does not say.
	 *
	 * @return key-of<self::CONSTANTS>|''
	 */
	public static function asked_from(): string {
		// A page has the page before it as its referer, and asks the Store API, too.
		$is_script = WC()->is_rest_api_request() || isset( $_GET['rest_route'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells the request.
		$referer   = $is_script ? wp_get_raw_referer() : false;
		$path      = is_string( $referer ) ? self::path( $referer ) : '';
		foreach ( array_keys( self::CONSTANTS ) as $screen ) {
			if ( '' !== $path && self::path( (string) get_permalink( wc_get_page_id( $screen ) ) ) === $path ) {
				return $screen;
			}
		}
		return '';
	}

	/**
	 * Runs a callback while is_cart() or is_checkout() tells the screen, also in a request of the Store API. By the constant as
	 * WooCommerce reads it, because is_cart() has no filter before 9.
	 *
	 * @param key-of<self::CONSTANTS> $screen cart or checkout.
	 * @param callable(): void        $read   What runs.
	 */
	public static function as_on( string $screen, callable $read ): void {
		$name = self::CONSTANTS[ $screen ];
		if ( Constants::is_defined( $name ) ) {
			$read();
			return;
		}
		Constants::set_constant( $name, true );
		try {
			$read();
		} finally {
			Constants::clear_single_constant( $name );
		}
	}

	/** Returns the path of a URL, with the query by which a page is named where it has no other path. */
	private static function path( string $url ): string {
		$parts = wp_parse_url( $url );
		$path  = is_array( $parts ) ? untrailingslashit( $parts['path'] ?? '/' ) : '';
		parse_str( is_array( $parts ) ? $parts['query'] ?? '' : '', $query );
		return is_string( $query['page_id'] ?? null ) ? "$path?{$query['page_id']}" : $path;
	}
}
