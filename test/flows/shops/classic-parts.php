<?php
/**
 * Addition to the shop of classic-hooks.php: a theme that takes parts of the classic screens away, as shops with a least
 * amount or opening hours do. Below three pieces a text stands in the place of the button to the checkout, and above four
 * one in the place of the button that orders, above six a button that is disabled. The coupon of the checkout is gone for
 * good, and so is the link to log in, for which the theme has a text. It calls the order summary "Your wishes".
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** In the place of WooCommerce's function, which is defined later. */
function woocommerce_checkout_login_form(): void {
	echo '<p>Members log in at the counter</p>';
}

add_action(
	'init',
	static function (): void {
		remove_action( 'woocommerce_before_checkout_form', 'woocommerce_checkout_coupon_form', 10 );
	}
);

add_action(
	'woocommerce_proceed_to_checkout',
	static function (): void {
		if ( storefront_probe_count() < 3 ) {
			remove_action( 'woocommerce_proceed_to_checkout', 'woocommerce_button_proceed_to_checkout', 20 );
			echo '<span class="checkout-button button alt" aria-disabled="true">From three pieces on</span>';
		}
	},
	6
);

add_filter(
	'woocommerce_order_button_html',
	static function ( $button ): string {
		if ( storefront_probe_count() > 6 ) {
			return str_replace( '<button ', '<button disabled ', (string) $button );
		}
		return storefront_probe_count() > 4 ? '<p>By telephone only</p>' : (string) $button;
	}
);

add_filter(
	'gettext',
	static fn( $shown, string $text, string $domain ) => 'woocommerce' === $domain && 'Your order' === $text ? 'Your wishes' : $shown,
	20,
	3
);
