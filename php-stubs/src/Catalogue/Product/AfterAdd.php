<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Tells if a product that was added leads to another page, by WooCommerce's setting or by a plugin. The browser itself
 * then sends the form, as only WooCommerce's handler of the form knows where to (WC_Form_Handler::add_to_cart_action()).
 */
final class AfterAdd {
	/** True for the form on a product's page, which WooCommerce's template always has the browser send. */
	public static function leaves_page(): bool {
		return self::leads_to_cart() || self::is_asked();
	}

	/** True for the button of a list, where WooCommerce adds in place unless that is switched off. */
	public static function leaves_list(): bool {
		return self::leads_to_cart() || ( 'no' === get_option( 'woocommerce_enable_ajax_add_to_cart' ) && self::is_asked() );
	}

	/**
	 * Returns where the form of a product's page is sent: its page, which shows the shop's messages if nothing leads on.
	 *
	 * @param string $cart_url Where it is sent without JavaScript otherwise.
	 */
	public static function action( Product $product, string $cart_url ): string {
		if ( ! self::leaves_page() ) {
			return $cart_url;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$action = apply_filters( 'woocommerce_add_to_cart_form_action', $product->url() );
		return is_string( $action ) ? $action : $product->url();
	}

	/** True by the setting "Redirect to the cart page after successful addition". */
	private static function leads_to_cart(): bool {
		return 'yes' === get_option( 'woocommerce_cart_redirect_after_add' );
	}

	/** True if a plugin or a theme may name a page. */
	private static function is_asked(): bool {
		return Listeners::exist( 'woocommerce_add_to_cart_redirect' );
	}
}
