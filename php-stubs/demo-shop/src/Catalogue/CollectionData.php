<?php
/**
 * Counts of a list of products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\Currency;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Shop\PriceHistogram;

defined( 'ABSPATH' ) || exit;

/** What filters need to know of a list: prices, and how many products each of their choices would leave. */
final class CollectionData {
	/** The conditions that the counts hold under. */
	private ProductFilter $filter;

	/** @var list<Product> The catalogue. */
	private array $products;

	/**
	 * Counts a list.
	 *
	 * @param ProductFilter $filter   The conditions.
	 * @param list<Product> $products The catalogue.
	 */
	public function __construct( ProductFilter $filter, array $products ) {
		$this->filter   = $filter;
		$this->products = $products;
	}

	/**
	 * The lowest and the highest price, whatever prices are asked for; null for an empty list.
	 *
	 * @return array<string, mixed>|null
	 */
	public function price_range( Currency $currency ): ?array {
		$lows  = array();
		$highs = array();
		foreach ( $this->filter->without( 'price' )->apply( $this->products ) as $product ) {
			$lows[]  = $product->price();
			$highs[] = $product->highest_price();
		}
		if ( array() === $lows ) {
			return null;
		}
		return $currency->answer(
			array(
				'min_price' => min( $lows ),
				'max_price' => max( $highs ),
			)
		);
	}

	/**
	 * How the prices between the lowest and the highest are spread; see Shop::price_histogram().
	 *
	 * @param int $buckets How many bars.
	 * @return list<int>
	 */
	public function price_histogram( int $buckets ): array {
		$prices = array();
		$high   = 0;
		foreach ( $this->filter->without( 'price' )->apply( $this->products ) as $product ) {
			$prices[] = $product->price();
			$high     = max( $high, $product->highest_price() );
		}
		return array() === $prices ? array() : PriceHistogram::spread( array_count_values( $prices ), min( $prices ), $high, $buckets );
	}

	/**
	 * Products of each stock status. Counts are text here and only here, as in WooCommerce.
	 *
	 * @return list<array{status: string, count: string}>
	 */
	public function stock_status_counts(): array {
		$counts = array_fill_keys( array( 'instock', 'outofstock', 'onbackorder' ), 0 );
		foreach ( $this->filter->without( 'stock_status' )->apply( $this->products ) as $product ) {
			++$counts[ $product->stock_status() ];
		}
		$answer = array();
		foreach ( $counts as $status => $count ) {
			$answer[] = array(
				'status' => $status,
				'count'  => (string) $count,
			);
		}
		return $answer;
	}

	/**
	 * Products of each rating that there is.
	 *
	 * @return list<array{rating: int, count: int}>
	 */
	public function rating_counts(): array {
		$counts = array();
		foreach ( $this->filter->without( 'rating' )->apply( $this->products ) as $product ) {
			$rating            = (int) ProductFilter::rating( $product );
			$counts[ $rating ] = ( $counts[ $rating ] ?? 0 ) + 1;
		}
		unset( $counts[0] );
		ksort( $counts );
		$answer = array();
		foreach ( $counts as $rating => $count ) {
			$answer[] = array(
				'rating' => $rating,
				'count'  => $count,
			);
		}
		return $answer;
	}

	/**
	 * Products of each term of some attributes. With query_type "or" an attribute's own condition does not count.
	 *
	 * @param list<Input> $asked Entries {taxonomy, query_type}.
	 * @return list<array{term: int, count: int}>
	 */
	public function attribute_counts( array $asked ): array {
		$counts = array();
		foreach ( $asked as $entry ) {
			$taxonomy = $entry->text( 'taxonomy' );
			$filter   = 'or' === $entry->text( 'query_type' ) ? $this->filter->without( 'attribute-' . $taxonomy ) : $this->filter;
			foreach ( $filter->apply( $this->products ) as $product ) {
				foreach ( Terms::of( $product->id, $taxonomy ) as $term ) {
					$counts[ $term->term_id ] = ( $counts[ $term->term_id ] ?? 0 ) + 1;
				}
			}
		}
		ksort( $counts );
		$answer = array();
		foreach ( $counts as $term => $count ) {
			$answer[] = array(
				'term'  => $term,
				'count' => $count,
			);
		}
		return $answer;
	}
}
