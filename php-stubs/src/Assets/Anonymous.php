<?php
/**
 * WordPress's inline scripts without the visitor.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Some inline scripts name the visitor: wp-api-fetch's holds a nonce, those of wp-data and WooCommerce's wc-settings the user's
 * id. In the HTML of a page that a cache may give to everybody they must not.
 */
final class Anonymous {
	/**
	 * The inline parts of a script as they may stand in a page for everybody.
	 *
	 * @param string                   $handle The script's handle.
	 * @param array<array-key, string> $parts  Its inline parts on one side.
	 * @return array<array-key, string>
	 */
	public static function inline_parts( string $handle, array $parts ): array {
		if ( 'wp-api-fetch' === $handle ) {
			// Without the nonce the Store API works as before; a guest's stale one makes every other route answer 403.
			return array_filter(
				$parts,
				static function ( string $part ): bool {
					return false === strpos( $part, 'createNonceMiddleware' );
				}
			);
		}
		if ( 'wp-data' === $handle ) {
			return array_map(
				static function ( string $part ): string {
					return (string) preg_replace( '/\buserId = \d+/', 'userId = 0', $part );
				},
				$parts
			);
		}
		if ( 'wc-settings' === $handle ) {
			// WooCommerce writes its settings as JSON in an encoded text.
			return array_map(
				static function ( string $part ): string {
					return (string) preg_replace( array( '/(%22currentUserId%22%3A)\d+/', '/(%22currentUserIsAdmin%22%3A)true/' ), array( '${1}0', '${1}false' ), $part );
				},
				$parts
			);
		}
		return $parts;
	}
}
