<?php
/**
 * The Store API's nonce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/** The initial nonce pair of a page (spec section 7). */
final class StoreNonce {
	private const ACTION = 'wc_store_api';

	/**
	 * The current visitor's, for pages that nobody else gets.
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
	 * The one that all guests share, for pages that may be cached: made without looking at who is logged in. Its timestamp
	 * is 0, so that any pair from an answer of the shop is newer. A visitor for whom it is wrong, or who gets it from an
	 * old copy, is refused once and gets the right one with the refusal.
	 *
	 * @return array{nonce: string, timestamp: int}
	 */
	public static function of_guests(): array {
		/** This filter is documented in wp-includes/pluggable.php */
		$uid = apply_filters( 'nonce_user_logged_out', 0, self::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		// As wp_create_nonce() makes it for a visitor without a session token.
		$secret = wp_nonce_tick( self::ACTION ) . '|' . self::ACTION . '|' . ( is_scalar( $uid ) ? $uid : 0 ) . '|';
		return array(
			'nonce'     => substr( wp_hash( $secret, 'nonce' ), -12, 10 ),
			'timestamp' => 0,
		);
	}
}
