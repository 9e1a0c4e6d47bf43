<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Preselects the shop's first payment method for a cart that has none, on pages with the checkout, as the plugin does
 * with WooCommerce.
 */
final class PreselectedMethod {
	/** Method of the visitor's cart on a page with the checkout; null on other pages, which read no cart for it. */
	private static ?string $current = null;

	/** Returns the id of the method; '' for none, null on pages without the checkout. */
	public static function current(): ?string {
		return self::$current;
	}

	/**
	 * Sets the method before the page's cart is calculated.
	 *
	 * @param list<string> $methods Ids of the shop's methods, in its order.
	 */
	public static function set( CartStore $carts, array $methods ): void {
		if ( ! is_singular() || ! has_block( 'storefront-islands/checkout', get_queried_object_id() ) ) {
			return;
		}
		$cart = $carts->load();
		if ( array() !== $cart->lines && array() !== $methods && ! in_array( $cart->payment_method, $methods, true ) ) {
			$cart->payment_method = $methods[0];
			// If another request has changed the cart, the browser sends the method.
			$carts->save( $cart );
		}
		self::$current = $cart->payment_method;
	}
}
