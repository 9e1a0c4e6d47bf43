<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Support\Cookie;
use StorefrontIslands\Support\Http\CountCookie;

defined( 'ABSPATH' ) || exit;

/** Cookies that scripts read: cart not empty, cart hash (docs/behaviour.md#mini-cart) and number of units. */
final class CartCookies {
	private const FILLED = 'woocommerce_items_in_cart';
	private const HASH   = 'woocommerce_cart_hash';

	/** Sends the cookies that differ from those of the request; an empty cart removes them. */
	public static function send( Cart $cart ): void {
		Cookie::send( self::FILLED, array() === $cart->lines ? '' : '1', 0, false );
		Cookie::send( self::HASH, $cart->hash(), 0, false );
		Cookie::send( CountCookie::NAME, CountCookie::value( $cart->hash(), $cart->count(), self::quantities( $cart ) ), 0, false );
	}

	/** @return array<int, int> Number of units by product. */
	private static function quantities( Cart $cart ): array {
		$quantities = array();
		foreach ( $cart->lines as $line ) {
			$id                = 0 === $line->product->parent_id ? $line->product->id : $line->product->parent_id;
			$quantities[ $id ] = ( $quantities[ $id ] ?? 0 ) + $line->quantity;
		}
		return $quantities;
	}

	/** Removes the cookies when the customer logs out. */
	public static function remove(): void {
		Cookie::send( self::FILLED, '', 0, false );
		Cookie::send( self::HASH, '', 0, false );
		Cookie::send( CountCookie::NAME, '', 0, false );
	}
}
