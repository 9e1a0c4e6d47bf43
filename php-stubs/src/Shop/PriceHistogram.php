<?php
/**
 * Bars of prices.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Spreads prices over bars, for every shop alike. */
final class PriceHistogram {
	/**
	 * As Shop::price_histogram().
	 *
	 * @param array<int, int> $products Price in minor units to how many products have it.
	 * @param int             $low      The lowest price.
	 * @param int             $high     The highest price; products with a range may reach further than any price counted.
	 * @param int             $buckets  How many bars.
	 * @return list<int>
	 */
	public static function spread( array $products, int $low, int $high, int $buckets ): array {
		if ( $low >= $high || $buckets < 1 ) {
			return array();
		}
		$counted = array();
		foreach ( $products as $price => $count ) {
			// The highest price belongs to the last bar.
			$bar             = min( $buckets - 1, intdiv( ( $price - $low ) * $buckets, $high - $low ) );
			$counted[ $bar ] = ( $counted[ $bar ] ?? 0 ) + $count;
		}
		$bars = array();
		for ( $bar = 0; $bar < $buckets; $bar++ ) {
			$bars[] = $counted[ $bar ] ?? 0;
		}
		return $bars;
	}
}
