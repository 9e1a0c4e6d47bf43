<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Shop\PriceHistogram;
use StorefrontIslands\WooCommerce\Product\WooShownPrices;

defined( 'ABSPATH' ) || exit;

/** Counts WooCommerce's products by price in its product lookup table; the Store API has no such count. */
final class WooPriceHistogram {
	/**
	 * Returns the histogram as Shop::price_histogram() defines it.
	 *
	 * @param array<string, mixed> $query As for Shop::products(), without pagination.
	 * @return list<int>
	 * @throws TooManyCounts If too many counts run.
	 */
	public static function of( array $query, int $buckets ): array {
		// The price filter itself must not narrow the range to choose from.
		$query = array_diff_key( $query, WooListRules::PRICES );
		$rules = new WooListRules( $query );
		return WooIndex::histogram( $query, $buckets, $rules ) ?? WooCountCache::of( "histogram $buckets", $query, $rules, static fn(): array => self::counted( $query, $buckets ) );
	}

	/**
	 * Counts for of().
	 *
	 * @param array<string, mixed> $query Query without prices.
	 * @return list<int>
	 */
	private static function counted( array $query, int $buckets ): array {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		$prices = new WooShownPrices();
		$found = WooStoreApi::statement( $query );
		$low   = $prices->sql( 'min_price' );
		$high  = $prices->sql( 'max_price' );
		$table = WooShownPrices::table();
		$rows  = (array) $wpdb->get_results( "SELECT $low AS low, MAX( $high ) AS high, COUNT( * ) AS products FROM $table WHERE product_id IN ( $found ) AND min_price IS NOT NULL GROUP BY low", ARRAY_A ); // phpcs:ignore WordPress.DB -- WordPress made the statement inside.
		$products = array();
		$high     = 0;
		foreach ( $rows as $row ) {
			if ( is_numeric( $row['low'] ?? null ) && is_numeric( $row['high'] ?? null ) && is_numeric( $row['products'] ?? null ) ) {
				$low              = WooShownPrices::minor_units( (float) $row['low'] );
				$high             = max( $high, WooShownPrices::minor_units( (float) $row['high'] ) );
				$products[ $low ] = ( $products[ $low ] ?? 0 ) + (int) $row['products'];
			}
		}
		return array() === $products ? array() : PriceHistogram::of( $products, min( array_keys( $products ) ), $high, $buckets );
	}
}
