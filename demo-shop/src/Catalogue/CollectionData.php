<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\Currency;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Shop\PriceHistogram;

defined( 'ABSPATH' ) || exit;

/**
 * Collection data of a product list: the price range, and the number of products that each filter option would leave.
 */
final class CollectionData {
	private ProductFilter $filter;

	public function __construct( ProductFilter $filter ) {
		ProductUpdates::write();
		$this->filter = $filter;
	}

	/**
	 * Returns the lowest and the highest price, ignoring the price filter; null for an empty list.
	 *
	 * @return array<string, mixed>|null
	 */
	public function price_range( Currency $currency ): ?array {
		$lows  = array();
		$highs = array();
		foreach ( self::groups( $this->filter->without( 'price' ) ) as $group ) {
			$lows[]  = $group->number( 'low' );
			$highs[] = $group->number( 'high' );
		}
		if ( array() === $lows ) {
			return null;
		}
		return $currency->to_response(
			array(
				'min_price' => min( $lows ),
				'max_price' => max( $highs ),
			)
		);
	}

	/**
	 * Returns the distribution of prices between the lowest and the highest; see Shop::price_histogram().
	 *
	 * @param int $buckets Number of bars.
	 * @return list<int>
	 */
	public function price_histogram( int $buckets ): array {
		$condition = $this->filter->without( 'price' )->condition();
		$rows      = Database::rows(
			'SELECT p.low, MAX( p.high ) AS high, COUNT( * ) AS products FROM %i p WHERE ' . $condition->sql . ' GROUP BY p.low',
			array_merge( array( ProductTable::name() ), $condition->values )
		);
		$products  = array();
		$high      = 0;
		foreach ( $rows as $row ) {
			$products[ $row->number( 'low' ) ] = $row->number( 'products' );
			$high                              = max( $high, $row->number( 'high' ) );
		}
		return array() === $products ? array() : PriceHistogram::of( $products, min( array_keys( $products ) ), $high, $buckets );
	}

	/**
	 * Returns the number of products of each stock status. Only these counts are strings, as in WooCommerce.
	 *
	 * @return list<array{status: string, count: string}>
	 */
	public function stock_status_counts(): array {
		$counts = array_fill_keys( array( 'instock', 'outofstock', 'onbackorder' ), 0 );
		foreach ( self::groups( $this->filter->without( 'stock_status' ) ) as $group ) {
			$counts[ $group->text( 'stock_status' ) ] += $group->number( 'products' );
		}
		$response = array();
		foreach ( $counts as $status => $count ) {
			$response[] = array(
				'status' => $status,
				'count'  => (string) $count,
			);
		}
		return $response;
	}

	/**
	 * Returns the number of products of each rating that occurs.
	 *
	 * @return list<array{rating: int, count: int}>
	 */
	public function rating_counts(): array {
		$counts = array();
		foreach ( self::groups( $this->filter->without( 'rating' ) ) as $group ) {
			$stars            = $group->number( 'stars' );
			$counts[ $stars ] = ( $counts[ $stars ] ?? 0 ) + $group->number( 'products' );
		}
		unset( $counts[0] );
		ksort( $counts );
		$response = array();
		foreach ( $counts as $rating => $count ) {
			$response[] = array(
				'rating' => $rating,
				'count'  => $count,
			);
		}
		return $response;
	}

	/**
	 * Returns the number of products of each term of some attributes. With query_type "or" the condition on the
	 * attribute itself is ignored.
	 *
	 * @param list<Input> $asked Entries {taxonomy, query_type}.
	 * @return list<array{term: int, count: int}>
	 */
	public function attribute_counts( array $asked ): array {
		// Attributes counted under the same conditions share a query.
		$filters    = array();
		$taxonomies = array();
		foreach ( $asked as $entry ) {
			$taxonomy = $entry->text( 'taxonomy' );
			$filter   = 'and' === $entry->text( 'query_type' ) ? $this->filter : $this->filter->without( 'attribute-' . $taxonomy );
			$key      = $filter->key();

			$filters[ $key ]      = $filter;
			$taxonomies[ $key ][] = $taxonomy;
		}
		$counts = array();
		foreach ( $filters as $key => $filter ) {
			$counts += TermCounts::under( $filter, $taxonomies[ $key ] );
		}
		return TermCounts::to_response( $counts );
	}

	/**
	 * Returns the number of products of each term of some taxonomies; products of descendant terms count for their
	 * ancestors.
	 *
	 * @param list<string> $taxonomies Taxonomies; those that products cannot have are left out.
	 * @return list<array{term: int, count: int}>
	 */
	public function taxonomy_counts( array $taxonomies ): array {
		return TermCounts::to_response( TermCounts::under( $this->filter, array_values( array_filter( $taxonomies, array( TermCondition::class, 'is_of_products' ) ) ) ) );
	}

	/**
	 * Returns price bounds and product numbers for each stock status and rating, shared by several counts.
	 *
	 * @return list<Input> Entries {stock_status, stars, low, high, products}.
	 */
	private static function groups( ProductFilter $filter ): array {
		$condition = $filter->condition();
		return QueryCache::rows(
			'SELECT p.stock_status, p.stars, MIN( p.low ) AS low, MAX( p.high ) AS high, COUNT( * ) AS products FROM %i p WHERE ' . $condition->sql . ' GROUP BY p.stock_status, p.stars',
			array_merge( array( ProductTable::name() ), $condition->values )
		);
	}
}
