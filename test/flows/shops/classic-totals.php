<?php
/**
 * Additions to the shop of classic-lines.php: a theme that filters totals, coupons and the first ticks of the classic
 * templates as snippets do, and keeps an element of its own up to date by the fragments of the order review.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'woocommerce_cart_subtotal',
	static function ( $html ) {
		$place = is_cart() ? 'cart' : ( is_checkout() ? 'checkout' : 'nowhere' );
		return "$html <small>in the $place</small>";
	}
);
add_filter(
	'woocommerce_cart_totals_order_total_html',
	static function ( $html ) {
		return $html . '<small>about ' . round( (float) WC()->cart->get_total( 'edit' ) ) . ' EUR</small><script>window.flowScript = true</script>';
	}
);
add_filter(
	'woocommerce_cart_totals_coupon_label',
	static function ( $label, $coupon ) {
		return 'Gift ' . $coupon->get_code();
	},
	10,
	2
);
add_filter(
	'woocommerce_cart_totals_coupon_html',
	static function ( $html, $coupon, $discount ) {
		return "$discount for you";
	},
	10,
	3
);
add_filter(
	'woocommerce_shipping_package_name',
	static function () {
		return 'Sending';
	}
);
add_filter( 'woocommerce_terms_is_checked_default', '__return_true' );
add_filter( 'woocommerce_ship_to_different_address_checked', '__return_true' );
add_action(
	'woocommerce_review_order_before_payment',
	static function () {
		echo '<p class="flow-points"></p>';
	}
);
add_filter(
	'woocommerce_update_order_review_fragments',
	static function ( $fragments ) {
		$fragments['.flow-points'] = '<p class="flow-points">' . round( (float) WC()->cart->get_total( 'edit' ) ) . ' points</p>';
		return $fragments;
	}
);
