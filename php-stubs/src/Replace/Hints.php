<?php
/**
 * Scripts that are fetched ahead.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

defined( 'ABSPATH' ) || exit;

/** Takes back what WooCommerce lets browsers fetch ahead for a cart or a checkout that ours answer for. */
final class Hints {
	/** Where the scripts of WooCommerce's blocks are, and those of WordPress that it names with them. */
	private const FOLDERS = array( '/woocommerce/assets/client/', '/wp-includes/js/' );

	private const SCRIPTS = array(
		Replaced::CART     => '/cart-frontend.js',
		Replaced::CHECKOUT => '/checkout-frontend.js',
	);

	/**
	 * Hints without those that no page needs.
	 *
	 * @param array<array-key, mixed> $hints    Addresses, or arrays with one as href.
	 * @param string                  $relation What they are for.
	 * @return array<array-key, mixed>
	 */
	public function without_replaced( array $hints, string $relation ): array {
		if ( 'prefetch' !== $relation ) {
			return $hints;
		}
		$replaced = array_filter( array_keys( self::SCRIPTS ), static fn( string $name ): bool => null !== Replaced::by( $name ) );
		$needless = count( $replaced ) === count( self::SCRIPTS )
			? self::FOLDERS
			// The other one needs what both share.
			: array_values( array_intersect_key( self::SCRIPTS, array_flip( $replaced ) ) );
		return array_filter( $hints, static fn( $hint ): bool => ! self::has_one_of( $needless, $hint ) );
	}

	/**
	 * Whether a hint is for a script whose address holds one of the texts.
	 *
	 * @param list<string> $texts Parts of addresses.
	 * @param mixed        $hint  An address, or an array with one as href.
	 */
	private static function has_one_of( array $texts, $hint ): bool {
		$url = is_array( $hint ) && 'script' === ( $hint['as'] ?? '' ) ? $hint['href'] ?? '' : '';
		foreach ( $texts as $text ) {
			if ( is_string( $url ) && false !== strpos( $url, $text ) ) {
				return true;
			}
		}
		return false;
	}
}
