<?php
/**
 * The way to log in.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/** Leads to the account's page, or to the login page where there is none (spec section 2), and back afterwards. */
final class LoginLink {
	/** Says where to go after logging in, on WordPress's login page as in the links of WooCommerce's checkout block. */
	public const BACK = 'redirect_to';

	/**
	 * The address.
	 *
	 * @param string $account_url Of the account's page; empty where there is none.
	 * @param string $back        Where logging in leads back to; empty for nowhere in particular.
	 */
	public static function url( string $account_url, string $back ): string {
		if ( '' === $account_url ) {
			return wp_login_url( $back );
		}
		return '' === $back ? $account_url : add_query_arg( self::BACK, rawurlencode( $back ), $account_url );
	}
}
