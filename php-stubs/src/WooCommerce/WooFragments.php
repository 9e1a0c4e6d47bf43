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

	/** Longest time-out, in milliseconds: browsers take a much longer one for none. */
	private const LONGEST = 600000;

	/**
	 * Returns the time after which a request for fragments is given up, in milliseconds; null for the default.
	 */
	public static function timeout(): ?int {
		// With the keys of WooCommerce's script, which plugins may read.
		$default = array(
			'ajax_url'        => admin_url( 'admin-ajax.php', 'relative' ),
			'wc_ajax_url'     => home_url( '/?wc-ajax=%%endpoint%%', 'relative' ),
			'cart_hash_key'   => '',
			'fragment_name'   => '',
			'request_timeout' => self::TIMEOUT,
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter, by which a shop changes what its script is told.
		$params  = apply_filters( 'woocommerce_get_script_data', $default, 'wc-cart-fragments' );
		$timeout = is_array( $params ) ? $params['request_timeout'] ?? null : null;
		$timeout = is_numeric( $timeout ) ? (int) $timeout : 0;
		return $timeout > 0 && self::TIMEOUT !== $timeout ? min( $timeout, self::LONGEST ) : null;
	}
}
