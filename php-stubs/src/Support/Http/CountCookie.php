<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Cookie in addition to the shop's own two, which only tell that the cart is not empty and the hash of its contents: it
 * holds that hash, the number of items and how many there are of each product, as in "HASH-3_12x2_45x1", and nothing else
 * about the visitor. Cart\MiniCart\Visibility shows the number, src/site/held-adds/in-cart.ts the others, if the hash
 * equals the shop's, so a cookie of an older cart does no harm. Caches vary by the names of the shop's cookies, which are
 * set and removed together with this one; its own name has none of the prefixes that they look for.
 */
final class CountCookie {
	public const NAME = 'storefront_islands_count';

	/** Limit of the products, as browsers send cookies with each request. */
	private const PRODUCTS = 40;

	/**
	 * Returns the value of the cookie.
	 *
	 * @param string                $hash     Hash in the shop's cookie; empty for an empty cart.
	 * @param int|float             $count    Number of items; a plugin may sell fractions.
	 * @param array<int, int|float> $products Number of items by product, of variations by their parent.
	 * @return string Empty if the cookie is to be removed.
	 */
	public static function value( string $hash, $count, array $products ): string {
		if ( '' === $hash || $count <= 0 ) {
			return '';
		}
		$value = $hash . '-' . $count;
		foreach ( array_slice( $products, 0, self::PRODUCTS, true ) as $id => $quantity ) {
			$value .= '_' . $id . 'x' . $quantity;
		}
		return $value;
	}

	/** Returns the value in the browser, as sent with this request; empty if there is none. */
	public static function held(): string {
		return self::cookie( self::NAME );
	}

	/** Returns the value of a cookie; empty if there is none. */
	public static function cookie( string $name ): string {
		return isset( $_COOKIE[ $name ] ) && is_string( $_COOKIE[ $name ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ $name ] ) ) : '';
	}
}
