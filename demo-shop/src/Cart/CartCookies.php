<?php
/**
 * Sends the cookies that describe the cart to scripts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\Http\CountCookie;

defined( 'ABSPATH' ) || exit;

/** Cookies that scripts read: cart not empty, cart hash (docs/behaviour.md#mini-cart) and number of units. */
final class CartCookies {
	private const FILLED = 'woocommerce_items_in_cart';
	private const HASH   = 'woocommerce_cart_hash';

	/** Sends the cookies that differ from those of the request; an empty cart removes them. */
	public static function send( Cart $cart ): void {
		self::set( self::FILLED, array() === $cart->lines ? '' : '1' );
		self::set( self::HASH, $cart->hash() );
		self::set( CountCookie::NAME, CountCookie::value( $cart->hash(), $cart->count() ) );
	}

	/** Removes the cookies when the customer logs out. */
	public static function remove(): void {
		self::set( self::FILLED, '' );
		self::set( self::HASH, '' );
		self::set( CountCookie::NAME, '' );
	}

	/** Sends or removes one cookie if its value changes. */
	private static function set( string $name, string $value ): void {
		if ( CountCookie::cookie( $name ) === $value ) {
			return;
		}
		$_COOKIE[ $name ] = $value;
		Visitor::send_cookie( $name, $value, '' === $value ? 1 : 0, false );
	}
}
