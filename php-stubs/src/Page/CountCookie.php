<?php
/**
 * How many pieces are in the cart, for scripts of pages that may be cached.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/**
 * A cookie beside the shop's own two, which say only that there is something in the cart and which contents those are: the
 * contents' hash and the number of pieces, nothing else of the visitor. Views\MiniCart\Visibility shows the number where the hash is
 * the shop's, so a cookie that was left behind by an older cart does no harm. Caches go by the names of the shop's cookies, which come and
 * go with this one; its own begins with none of the prefixes that they look for.
 */
final class CountCookie {
	public const NAME = 'storefront_islands_count';

	/**
	 * What the cookie holds.
	 *
	 * @param string    $hash  What the shop's cookie says of the contents; empty for an empty cart.
	 * @param int|float $count Pieces; a plugin may sell parts of one.
	 * @return string Empty where there is nothing to say: the cookie is to be removed then.
	 */
	public static function value( string $hash, $count ): string {
		return '' === $hash || $count <= 0 ? '' : $hash . '-' . $count;
	}

	/** What the browser holds, as far as this request knows; empty for none. */
	public static function held(): string {
		return self::cookie( self::NAME );
	}

	/**
	 * A cookie's value; empty where there is none.
	 *
	 * @param string $name The cookie's name.
	 */
	public static function cookie( string $name ): string {
		return isset( $_COOKIE[ $name ] ) && is_string( $_COOKIE[ $name ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ $name ] ) ) : '';
	}
}
