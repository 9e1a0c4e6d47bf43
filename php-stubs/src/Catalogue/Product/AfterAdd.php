<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Shop\AddRedirect;

defined( 'ABSPATH' ) || exit;

/**
 * Tells if a product that was added leads to another page. By WooCommerce's setting the browser itself sends the form, as
 * the cart is to be opened in any case. A plugin or a theme that may name a page often does so for one of its buttons or
 * kinds of products only: the product is added in place, and the shop is asked with it (Shop\AddRedirect).
 */
final class AfterAdd {
	/** True if the browser sends the form, by the setting "Redirect to the cart page after successful addition". */
	public static function leaves(): bool {
		return 'yes' === get_option( 'woocommerce_cart_redirect_after_add' );
	}

	/** True if the browser sends the form of a grouped product, whose members are added one by one: nobody can be asked of all. */
	public static function leaves_group(): bool {
		return self::leaves() || self::may_be_led();
	}

	/** Returns the field for the form on a product's page, which WooCommerce's template always has the browser send. */
	public static function field(): string {
		return ! self::leaves() && self::may_be_led() ? sprintf( '<input type="hidden" name="%s" value="1">', AddRedirect::FIELD ) : '';
	}

	/** Returns the field for the button of a list, where WooCommerce adds in place unless that is switched off. */
	public static function field_of_list(): string {
		return 'no' === get_option( 'woocommerce_enable_ajax_add_to_cart' ) ? self::field() : '';
	}

	/**
	 * Returns where the form of a product's page is sent that the browser sends: its page, which shows the shop's messages
	 * if nothing leads on.
	 */
	public static function action( Product $product ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$action = apply_filters( 'woocommerce_add_to_cart_form_action', $product->url() );
		return is_string( $action ) ? $action : $product->url();
	}

	/** True if a plugin or a theme may name a page. */
	private static function may_be_led(): bool {
		return Listeners::exist( 'woocommerce_add_to_cart_redirect' );
	}
}
