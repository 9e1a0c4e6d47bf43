<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/** Removes WooCommerce's prefetch hints for a cart or checkout block that the plugin's block replaces. */
final class ResourceHints {
	/**
	 * Paths of the scripts of WooCommerce's blocks, and of the WordPress scripts that WooCommerce prefetches with them.
	 */
	private const FOLDERS = array( '/woocommerce/assets/client/', '/wp-includes/js/' );

	private const SCRIPTS = array(
		ReplacedBlocks::CART     => '/cart-frontend.js',
		ReplacedBlocks::CHECKOUT => '/checkout-frontend.js',
	);

	/**
	 * Removes hints for scripts that no page needs.
	 *
	 * @param array<array-key, mixed> $hints URLs, or arrays with the URL as href.
	 * @return array<array-key, mixed>
	 */
	public function without_replaced( array $hints, string $relation ): array {
		if ( 'prefetch' !== $relation ) {
			return $hints;
		}
		$replaced = array_filter( array_keys( self::SCRIPTS ), static fn( string $name ): bool => null !== ReplacedBlocks::by( $name ) );
		$needless = count( $replaced ) === count( self::SCRIPTS )
			? self::FOLDERS
			// The block that is not replaced needs the scripts that both share.
			: array_values( array_intersect_key( self::SCRIPTS, array_flip( $replaced ) ) );
		return array_filter( $hints, static fn( $hint ): bool => ! self::has_one_of( $needless, $hint ) );
	}

	/**
	 * True if a hint is for a script whose URL contains one of the texts.
	 *
	 * @param list<string> $texts Parts of URLs.
	 * @param mixed        $hint  URL, or an array with the URL as href.
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
