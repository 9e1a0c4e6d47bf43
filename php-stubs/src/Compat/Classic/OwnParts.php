<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out what callbacks print of WooCommerce's own parts. Themes move the payment methods, the delivery options, the
 * coupon or the button of the classic checkout to another action by a callback of their own, which prints WooCommerce's
 * template there. The plugin's screens have these parts already, and a second list or button would do nothing.
 */
final class OwnParts {
	/** WooCommerce's templates of parts that the screens have. */
	private const TEMPLATES = array(
		'cart/cart-shipping.php',
		'cart/cart-totals.php',
		'cart/cross-sells.php',
		'cart/proceed-to-checkout-button.php',
		'cart/shipping-calculator.php',
		'checkout/form-billing.php',
		'checkout/form-coupon.php',
		'checkout/form-login.php',
		'checkout/form-shipping.php',
		'checkout/payment-method.php',
		'checkout/payment.php',
		'checkout/review-order.php',
		'checkout/terms.php',
	);

	/** HTML without anything to see or to use: headings of a part that was left out, empty elements, hidden fields. */
	private const NOTHING = '~<h[1-6]\b.*?</h[1-6]>|<input\b[^>]*\btype=["\']?hidden[^>]*>|<!--.*?-->|</?(?:a|article|aside|br|dd|div|dl|dt|footer|header|hr|li|ol|p|section|span|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>|&nbsp;|\s+~is';

	/**
	 * Returns what is printed without these parts; nothing where only their headings are left.
	 *
	 * @param callable(): string                   $output Runs the callbacks and returns their HTML.
	 * @param callable(list<string>, string): void $note   Gets the names of the templates that were left out, and the HTML.
	 */
	public static function without( callable $output, callable $note ): string {
		$left_out = array();
		$template = static function ( $file, $name ) use ( &$left_out ) {
			if ( ! in_array( $name, self::TEMPLATES, true ) ) {
				return $file;
			}
			$left_out[] = $name;
			return __DIR__ . '/nothing.php';
		};
		$button   = static function () use ( &$left_out ): string {
			$left_out[] = 'button';
			return '';
		};
		add_filter( 'wc_get_template', $template, PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_order_button_html', $button, PHP_INT_MAX );
		try {
			$html = $output();
		} finally {
			remove_filter( 'wc_get_template', $template, PHP_INT_MAX );
			remove_filter( 'woocommerce_order_button_html', $button, PHP_INT_MAX );
		}
		$note( $left_out, $html );
		return array() !== $left_out && '' === preg_replace( self::NOTHING, '', $html ) ? '' : $html;
	}
}
