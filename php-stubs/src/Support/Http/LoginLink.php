<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the URL of the account page, or of the login page if there is none (docs/behaviour.md#store-pages), with a
 * redirect back after the log-in.
 */
final class LoginLink {
	/**
	 * Query argument with the URL to redirect to after the log-in, on WordPress's login page and in the links of
	 * WooCommerce's checkout block.
	 */
	public const BACK = 'redirect_to';

	/**
	 * Returns the URL.
	 *
	 * @param string $account_url URL of the account page; empty if there is none.
	 * @param string $back        URL to redirect to after the log-in; empty for the default.
	 */
	public static function url( string $account_url, string $back ): string {
		if ( '' === $account_url ) {
			return wp_login_url( $back );
		}
		return '' === $back ? $account_url : add_query_arg( self::BACK, rawurlencode( $back ), $account_url );
	}
}
