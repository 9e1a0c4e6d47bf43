<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Reasons why a cart cannot be ordered as it is: the `errors` of the cart response. */
final class CartErrors {
	/**
	 * Returns the problems of a cart, and removes coupons that are no longer valid.
	 *
	 * @return list<array{code: string, message: string}> Messages, HTML-encoded.
	 */
	public static function of( Cart $cart, ShopSettings $settings ): array {
		$names = array(
			'out_of_stock'           => array(),
			'partially_out_of_stock' => array(),
		);
		foreach ( $cart->lines as $line ) {
			if ( ! $line->product->is_in_stock() ) {
				$names['out_of_stock'][] = Text::html( $line->product->name );
			} elseif ( ! $line->product->allows_backorders() && $line->product->stock < $line->quantity ) {
				$names['partially_out_of_stock'][] = Text::html( $line->product->name );
			}
		}
		$problems = array();
		foreach ( array_filter( $names ) as $kind => $list ) {
			$problems[] = array(
				'code'    => 'woocommerce_rest_product_' . $kind,
				'message' => sprintf( self::message( $kind, count( $list ) ), self::enumerate( $list ) ),
			);
		}
		foreach ( ( new CouponRules( $settings ) )->remove_unfit( $cart ) as $message ) {
			$problems[] = array(
				'code'    => 'woocommerce_rest_cart_coupon_error',
				'message' => $message,
			);
		}
		return $problems;
	}

	private static function message( string $kind, int $count ): string {
		if ( 'out_of_stock' === $kind ) {
			/* translators: %s: names of products */
			return _n( '%s is out of stock and cannot be purchased. Please remove it from your cart.', '%s are out of stock and cannot be purchased. Please remove them from your cart.', $count, 'storefront-islands' );
		}
		/* translators: %s: names of products */
		return _n( 'There is not enough %s in stock. Please reduce the quantity in your cart.', 'There are not enough %s in stock. Please reduce the quantities in your cart.', $count, 'storefront-islands' );
	}

	/**
	 * Joins names to a list for a sentence.
	 *
	 * @param list<string> $names Names, HTML-encoded.
	 */
	private static function enumerate( array $names ): string {
		$quoted = array();
		foreach ( $names as $name ) {
			$quoted[] = '&quot;' . $name . '&quot;';
		}
		return wp_sprintf_l( '%l', $quoted );
	}
}
