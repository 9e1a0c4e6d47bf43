<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Requests pages of this site as a guest would get them. */
final class GuestRequest {
	private const WITHIN_SECONDS = 20;

	/**
	 * Requests a page of this site.
	 *
	 * @param string $url Address.
	 * @param array<int, \WP_Http_Cookie> $cookies Cookies.
	 * @return array<string, mixed>|\WP_Error
	 */
	public static function get( string $url, array $cookies, int $redirects = 3 ) {
		return wp_remote_get( // phpcs:ignore WordPressVIPMinimum.Functions.RestrictedFunctions.wp_remote_get_wp_remote_get -- Not on VIP alone.
			$url,
			array(
				'timeout'     => self::WITHIN_SECONDS, // phpcs:ignore WordPressVIPMinimum.Performance.RemoteRequestTimeout -- In the admin, by hand, and in a scheduled task.
				'cookies'     => $cookies,
				'redirection' => $redirects,
				// As WordPress's own requests to itself.
				'sslverify'   => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's.
			)
		);
	}

	/**
	 * Returns the cookies of a guest with something in the cart: with an empty one the checkout is not shown, and has no
	 * payment methods. Empty where WooCommerce has no simple product.
	 *
	 * @return array<int, \WP_Http_Cookie>
	 */
	public static function cookies_of_a_cart(): array {
		if ( ! function_exists( 'wc_get_products' ) ) {
			return array();
		}
		$products = wc_get_products(
			array(
				'type'         => 'simple',
				'status'       => 'publish',
				'stock_status' => 'instock',
				'limit'        => 1,
				'return'       => 'ids',
			)
		);
		$id       = is_array( $products ) ? reset( $products ) : false;
		$answer   = is_numeric( $id ) ? self::get( add_query_arg( 'add-to-cart', (int) $id, home_url( '/' ) ), array(), 0 ) : array();
		return is_wp_error( $answer ) || array() === $answer ? array() : array_values( wp_remote_retrieve_cookies( $answer ) );
	}
}
