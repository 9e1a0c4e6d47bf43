<?php
/**
 * Cookies that tell scripts of the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\Page\CountCookie;

defined( 'ABSPATH' ) || exit;

/** The cookies that scripts read: whether there is something in the cart, and which contents (spec section 4); and how many pieces. */
final class CartCookies {
	private const FILLED = 'woocommerce_items_in_cart';
	private const HASH   = 'woocommerce_cart_hash';

	/** Sends the cookies where they differ from what the browser sent; an empty cart removes them. */
	public static function send( Cart $cart ): void {
		self::set( self::FILLED, array() === $cart->lines ? '' : '1' );
		self::set( self::HASH, $cart->hash() );
		self::set( CountCookie::NAME, CountCookie::value( $cart->hash(), $cart->count() ) );
	}

	/** Removes the cookies: who logs out leaves the cart behind. */
	public static function remove(): void {
		self::set( self::FILLED, '' );
		self::set( self::HASH, '' );
		self::set( CountCookie::NAME, '' );
	}

	/** Sends or removes one cookie, where that changes something. */
	private static function set( string $name, string $value ): void {
		if ( CountCookie::cookie( $name ) === $value ) {
			return;
		}
		$_COOKIE[ $name ] = $value;
		Visitor::send_cookie( $name, $value, '' === $value ? 1 : 0, false );
	}
}
