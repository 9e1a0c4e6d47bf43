<?php
/**
 * Logging in on WooCommerce's account page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Page\LoginLink;

defined( 'ABSPATH' ) || exit;

/**
 * Leads whoever logs in, or makes an account, back to where the link to the account's page stood. WooCommerce's own checkout
 * block says where that is, and its account page does not listen: its form knows a posted field only, and none has it.
 */
final class WooLogin {
	/** Before plugins that lead everybody, or some, to a page of their own. */
	private const EARLY = 5;

	/** Hooks in. */
	public static function register(): void {
		add_filter( 'woocommerce_login_redirect', array( self::class, 'lead_back' ), self::EARLY );
		add_filter( 'woocommerce_registration_redirect', array( self::class, 'lead_back' ), self::EARLY );
	}

	/**
	 * Where to go; the form is sent to the address that it stands at, so that this still says so.
	 *
	 * @param mixed $url Where WooCommerce would lead to.
	 * @return mixed Never another site.
	 */
	public static function lead_back( $url ) {
		$asked = array();
		wp_parse_str( (string) wp_parse_url( add_query_arg( array() ), PHP_URL_QUERY ), $asked );
		$back = $asked[ LoginLink::BACK ] ?? '';
		return is_string( $back ) && '' !== $back && is_string( $url ) ? wp_validate_redirect( $back, $url ) : $url;
	}
}
