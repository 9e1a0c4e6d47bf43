<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Distributes prices over the bars of a histogram, for all shops. */
final class PriceHistogram {
	/**
	 * Returns the histogram as Shop::price_histogram() defines it.
	 *
	 * @param array<int, int> $products Number of products by price in minor units.
	 * @param int $low Lowest price.
	 * @param int $high Highest price; may exceed all counted prices, because products with a price
	 * range are counted by their lowest.
	 * @return list<int>
	 */
	public static function of( array $products, int $low, int $high, int $buckets ): array {
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
