<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Account;

use StorefrontIslands\Support\Http\LoginLink;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects users who log in or register back to the page with the link to the account page. WooCommerce's checkout
 * block adds the return URL to that link, but the account page ignores it: its form only reads a posted field, which it
 * does not contain.
 */
final class WooLogin {
	/** Priority before plugins that redirect users to a page of their own. */
	private const EARLY = 5;

	public static function register(): void {
		add_filter( 'woocommerce_login_redirect', array( self::class, 'redirect_url' ), self::EARLY );
		add_filter( 'woocommerce_registration_redirect', array( self::class, 'redirect_url' ), self::EARLY );
	}

	/**
	 * Returns the redirect target. The form is posted to its own URL, which still contains the return URL.
	 *
	 * @param mixed $url Redirect target of WooCommerce.
	 * @return mixed URL, never of another site.
	 */
	public static function redirect_url( $url ) {
		$asked = array();
		wp_parse_str( (string) wp_parse_url( add_query_arg( array() ), PHP_URL_QUERY ), $asked );
		$back = $asked[ LoginLink::BACK ] ?? '';
		return is_string( $back ) && '' !== $back && is_string( $url ) ? wp_validate_redirect( $back, $url ) : $url;
	}
}
