<?php
/**
 * Computes price histograms with WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use StorefrontIslands\Shop\PriceHistogram;

defined( 'ABSPATH' ) || exit;

/** Counts WooCommerce's products by price in its product lookup table; the Store API has no such count. */
final class WooPriceHistogram {
	/** Price filters, which are ignored: they must not narrow the range to choose from. */
	private const PRICES = array(
		'min_price' => true,
		'max_price' => true,
	);

	/**
	 * Returns the histogram as Shop::price_histogram() defines it.
	 *
	 * @param array<string, mixed> $query   As for Shop::products(), without pagination.
	 * @param int                  $buckets Number of bars.
	 * @return list<int>
	 */
	public static function of( array $query, int $buckets ): array {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		$found    = WooStoreApi::statement( array_diff_key( $query, self::PRICES ) );
		$rows     = (array) $wpdb->get_results( "SELECT min_price AS low, MAX( max_price ) AS high, COUNT( * ) AS products FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id IN ( $found ) AND min_price IS NOT NULL GROUP BY min_price", ARRAY_A ); // phpcs:ignore WordPress.DB -- WordPress made the statement inside.
		$products = array();
		$high     = 0;
		foreach ( $rows as $row ) {
			if ( is_numeric( $row['low'] ?? null ) && is_numeric( $row['high'] ?? null ) && is_numeric( $row['products'] ?? null ) ) {
				$low              = self::minor_units( (float) $row['low'] );
				$high             = max( $high, self::minor_units( (float) $row['high'] ) );
				$products[ $low ] = ( $products[ $low ] ?? 0 ) + (int) $row['products'];
			}
		}
		return array() === $products ? array() : PriceHistogram::of( $products, min( array_keys( $products ) ), $high, $buckets );
	}

	/**
	 * Converts a price as the Store API does.
	 *
	 * @param float $price Price in major units.
	 */
	private static function minor_units( float $price ): int {
		return (int) round( $price * 10 ** wc_get_price_decimals() );
	}
}
