<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the visitor's data from inline scripts: wp-api-fetch's holds a nonce, wp-data's the user's id, WooCommerce's
 * wc-settings the user's id and whether the user is an administrator. The HTML of a page that a cache may serve to
 * every visitor must not contain them.
 */
final class AnonymousScripts {
	/**
	 * Returns the inline parts of a script for a page that is the same for every visitor.
	 *
	 * @param array<array-key, string> $parts Inline parts before or after the script.
	 * @return array<array-key, string>
	 */
	public static function inline_parts( string $handle, array $parts ): array {
		if ( 'wp-api-fetch' === $handle ) {
			// The Store API works without the nonce; every other route answers an outdated nonce of a guest with status
			// 403.
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
			// WooCommerce prints its settings as URI-encoded JSON.
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
