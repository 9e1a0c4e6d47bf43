<?php
/**
 * Cookie with the number of items in the cart, for scripts on pages that may be cached.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Cookie in addition to the shop's own two, which only tell that the cart is not empty and the hash of its contents: it
 * holds that hash and the number of items, and nothing else about the visitor. Views\MiniCart\Visibility shows the
 * number if the hash equals the shop's, so a cookie of an older cart does no harm. Caches vary by the names of the
 * shop's cookies, which are set and removed together with this one; its own name has none of the prefixes that they
 * look for.
 */
final class CountCookie {
	public const NAME = 'storefront_islands_count';

	/**
	 * Returns the value of the cookie.
	 *
	 * @param string    $hash  Hash in the shop's cookie; empty for an empty cart.
	 * @param int|float $count Number of items; a plugin may sell fractions.
	 * @return string Empty if the cookie is to be removed.
	 */
	public static function value( string $hash, $count ): string {
		return '' === $hash || $count <= 0 ? '' : $hash . '-' . $count;
	}

	/** Returns the value in the browser, as sent with this request; empty if there is none. */
	public static function held(): string {
		return self::cookie( self::NAME );
	}

	/**
	 * Returns the value of a cookie; empty if there is none.
	 *
	 * @param string $name Name of the cookie.
	 */
	public static function cookie( string $name ): string {
		return isset( $_COOKIE[ $name ] ) && is_string( $_COOKIE[ $name ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ $name ] ) ) : '';
	}
}
