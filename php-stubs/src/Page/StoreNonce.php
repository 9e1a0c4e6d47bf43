<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/** Initial nonce of a page with its timestamp (docs/behaviour.md#nonce). */
final class StoreNonce {
	private const ACTION = 'wc_store_api';

	/**
	 * Returns the nonce of the current visitor, for private pages.
	 *
	 * @return array{nonce: string, timestamp: int} Timestamp in seconds.
	 */
	public static function of_visitor(): array {
		return array(
			'nonce'     => wp_create_nonce( self::ACTION ),
			'timestamp' => time(),
		);
	}

	/**
	 * Returns the nonce that all guests share, for pages that may be cached: it does not depend on the logged-in user.
	 * Its timestamp is 0, so that any nonce from a response of the shop is newer. A visitor for whom it is invalid, or
	 * who gets an old copy of the page, is refused once and gets the right one with that response.
	 *
	 * @return array{nonce: string, timestamp: int}
	 */
	public static function of_guests(): array {
		/** This filter is documented in wp-includes/pluggable.php */
		$uid = apply_filters( 'nonce_user_logged_out', 0, self::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		// Same hash as wp_create_nonce() uses for a visitor without a session token.
		$secret = wp_nonce_tick( self::ACTION ) . '|' . self::ACTION . '|' . ( is_scalar( $uid ) ? $uid : 0 ) . '|';
		return array(
			'nonce'     => substr( wp_hash( $secret, 'nonce' ), -12, 10 ),
			'timestamp' => 0,
		);
	}
}
