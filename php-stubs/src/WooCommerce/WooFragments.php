<?php
/**
 * Reads what plugins set for WooCommerce's cart fragments.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** Settings of WooCommerce's script wc-cart-fragments, for the script that takes its place. */
final class WooFragments {
	/** WooCommerce's default, in milliseconds; also in src/compat/fragments/refresher.ts. */
	private const TIMEOUT = 5000;

	/**
	 * Returns the time after which a request for fragments is given up, in milliseconds; null for the default.
	 */
	public static function timeout(): ?int {
		$default = array( 'request_timeout' => self::TIMEOUT );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter, by which a shop changes what its script is told.
		$params  = apply_filters( 'woocommerce_get_script_data', $default, 'wc-cart-fragments' );
		$timeout = is_array( $params ) ? $params['request_timeout'] ?? null : null;
		$timeout = is_numeric( $timeout ) ? (int) $timeout : 0;
		return $timeout > 0 && self::TIMEOUT !== $timeout ? $timeout : null;
	}
}
