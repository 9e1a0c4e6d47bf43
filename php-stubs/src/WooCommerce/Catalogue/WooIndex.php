<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexCounts;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexQuery;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexState;
use StorefrontIslands\WooCommerce\Catalogue\Index\ProductFacts;
use StorefrontIslands\WooCommerce\Catalogue\Index\TermPlaces;

defined( 'ABSPATH' ) || exit;

/**
 * Answers by the index what WooCommerce's SQL answers otherwise (docs/catalogue.md#index). Every answer is null where
 * there is no index, or it does not have what is asked.
 */
final class WooIndex {
	/** Hooks of WooCommerce by which another engine, such as Elasticsearch, counts. */
	private const ENGINES = array( 'woocommerce_pre_product_filter_data', 'woocommerce_product_filter_data' );

	/**
	 * Returns the query for the index.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 */
	private static function query( array $query, WooListRules $rules ): ?IndexQuery {
		if ( ! IndexState::is_on() || ! $rules->are_of_everybody() || array() !== array_filter( self::ENGINES, array( Listeners::class, 'exist' ) ) ) {
			return null;
		}
		$made = WooIndexQuery::of( $query, $rules );
		return null !== $made && IndexState::is_current() && ! $made->finds_nothing() ? $made : null;
	}

	/**
	 * Returns the number of products.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 */
	public static function total( array $query, WooListRules $rules ): ?int {
		$made = self::query( $query, $rules );
		return null === $made ? null : ( new IndexCounts( $made ) )->total();
	}

	/**
	 * Returns the bars of prices.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route, without prices.
	 * @return list<int>|null
	 */
	public static function histogram( array $query, int $bars, WooListRules $rules ): ?array {
		$made = self::query( $query, $rules );
		$unit = 10 ** max( 0, 4 - wc_get_price_decimals() );
		if ( null === $made || wc_get_price_decimals() > 4 ) {
			return null;
		}
		$counts = new IndexCounts( $made );
		$range  = $counts->price_range();
		$low    = null === $range ? 0 : (int) round( $range['min'] / $unit );
		$high   = null === $range ? 0 : (int) round( $range['max'] / $unit );
		if ( $low >= $high || $bars < 1 ) {
			return array();
		}
		$starts = array();
		for ( $bar = 0; $bar < $bars; $bar++ ) {
			// The lowest minor unit of the bar (Shop\PriceHistogram), and the lowest amount that is rounded to it.
			$starts[] = ( $low + intdiv( $bar * ( $high - $low ) + $bars - 1, $bars ) ) * $unit - intdiv( $unit, 2 );
		}
		$found = $counts->at_least( array_map( static fn( int $start ): int => max( 0, $start ), $starts ) );
		$of    = array();
		foreach ( $found as $bar => $count ) {
			$of[] = $count - ( $found[ $bar + 1 ] ?? 0 );
		}
		return $of;
	}

	/**
	 * Returns the data for filters.
	 *
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @return array<string, mixed>|null
	 */
	public static function collection_data( array $query, WooListRules $rules ): ?array {
		$made = self::query( $query, $rules );
		if ( null === $made ) {
			return null;
		}
		$counts     = new IndexCounts( $made );
		$attributes = self::attributes( $query['calculate_attribute_counts'] ?? null );
		$taxonomies = self::taxonomies( $query['calculate_taxonomy_counts'] ?? null );
		$flags      = array();
		foreach ( array( 'price_range', 'stock_status_counts', 'rating_counts' ) as $name ) {
			$flags[ $name ] = self::flag( $query[ "calculate_$name" ] ?? false );
		}
		if ( null === $attributes || null === $taxonomies || in_array( null, $flags, true ) ) {
			return null;
		}
		$by_value = self::by_value( $counts, $attributes, $flags );
		return WooStoreApi::plain(
			array(
				'price_range'         => true === $flags['price_range'] ? self::price_range( $counts ) : null,
				'attribute_counts'    => $by_value['attributes'],
				'rating_counts'       => $by_value['ratings'],
				'stock_status_counts' => $by_value['statuses'],
				'taxonomy_counts'     => self::taxonomy_counts( $counts, $taxonomies ),
			)
		);
	}

	/**
	 * Returns the counts that are of one value each.
	 *
	 * @param list<array{taxonomy: string, needs_all: bool}> $attributes Attributes to count.
	 * @param array<string, bool|null>                       $flags      Whether each of the others is asked for.
	 * @return array{attributes: list<array{term: int, count: int}>|null, ratings: list<array{rating: int, count: int}>|null, statuses: list<array{status: string, count: int}>|null}
	 */
	private static function by_value( IndexCounts $counts, array $attributes, array $flags ): array {
		$looks_up = WooAttributeLookup::is_on();
		$wanted   = array(
			array(
				'kind'    => ProductFacts::RATING,
				'without' => IndexQuery::RATING,
			),
			array(
				'kind'    => ProductFacts::STOCK,
				'without' => IndexQuery::STOCK,
			),
		);
		foreach ( $attributes as $attribute ) {
			$wanted[] = array(
				'kind'    => WooIndexQuery::kind( $attribute['taxonomy'], $looks_up ),
				'without' => $attribute['needs_all'] ? '' : $attribute['taxonomy'],
			);
		}
		$found = $counts->by_value( $wanted );
		$lists = array(
			'attributes' => array() === $attributes ? null : array(),
			'ratings'    => true === $flags['rating_counts'] ? array() : null,
			'statuses'   => true === $flags['stock_status_counts'] ? array() : null,
		);
		ksort( $found[0] );
		foreach ( null === $lists['ratings'] ? array() : $found[0] as $rating => $count ) {
			$lists['ratings'][] = array(
				'rating' => $rating,
				'count'  => $count,
			);
		}
		foreach ( null === $lists['statuses'] ? array() : array_keys( wc_get_product_stock_status_options() ) as $status ) {
			$lists['statuses'][] = array(
				'status' => (string) $status,
				'count'  => $found[1][ ProductFacts::status( (string) $status ) ] ?? 0,
			);
		}
		foreach ( $attributes as $at => $attribute ) {
			$ids = $looks_up ? null : ( new TermPlaces( $attribute['taxonomy'] ) )->ids();
			foreach ( $found[ $at + 2 ] as $value => $count ) {
				$term = null === $ids ? $value : $ids[ $value ] ?? null;
				if ( null !== $term ) {
					$lists['attributes'][] = array(
						'term'  => $term,
						'count' => $count,
					);
				}
			}
		}
		return $lists;
	}

	/**
	 * Returns the counts of terms with their descendants.
	 *
	 * @param list<string> $taxonomies Names of the taxonomies.
	 * @return list<array{term: int, count: int}>|null
	 */
	private static function taxonomy_counts( IndexCounts $counts, array $taxonomies ): ?array {
		$list = array() === $taxonomies ? null : array();
		foreach ( $taxonomies as $taxonomy ) {
			foreach ( $counts->by_group( $taxonomy, ( new TermPlaces( $taxonomy ) )->groups() ) as $term => $count ) {
				$list[] = array(
					'term'  => $term,
					'count' => $count,
				);
			}
		}
		return $list;
	}

	/**
	 * Returns the range of prices as the collection data has it.
	 *
	 * @return mixed
	 */
	private static function price_range( IndexCounts $counts ) {
		$range = $counts->price_range();
		$unit  = 10 ** ( 4 - wc_get_price_decimals() );
		return WooStoreApi::price_range(
			null === $range ? null : array(
				'min' => (int) round( $range['min'] / $unit ),
				'max' => (int) round( $range['max'] / $unit ),
			)
		);
	}

	/**
	 * Returns the attributes to count; null if WooCommerce is to read the argument.
	 *
	 * @param mixed $asked Value of the argument.
	 * @return list<array{taxonomy: string, needs_all: bool}>|null
	 */
	private static function attributes( $asked ): ?array {
		$attributes = array();
		foreach ( is_array( $asked ) ? $asked : array() as $one ) {
			$taxonomy = is_array( $one ) ? $one['taxonomy'] ?? null : null;
			$type     = is_array( $one ) ? $one['query_type'] ?? 'or' : null;
			if ( ! is_string( $taxonomy ) || ! in_array( $type, array( 'or', 'and' ), true ) || ! taxonomy_is_product_attribute( $taxonomy ) ) {
				return null;
			}
			$attributes[ "$taxonomy $type" ] = array(
				'taxonomy'  => $taxonomy,
				'needs_all' => 'and' === $type,
			);
		}
		return null === $asked || is_array( $asked ) ? array_values( $attributes ) : null;
	}

	/**
	 * Returns the taxonomies to count; null if WooCommerce is to read the argument.
	 *
	 * @param mixed $asked Value of the argument.
	 * @return list<string>|null
	 */
	private static function taxonomies( $asked ): ?array {
		$taxonomies = is_array( $asked ) ? array_filter( $asked, static fn( $name ): bool => is_string( $name ) && taxonomy_exists( $name ) ) : array();
		return null === $asked || ( is_array( $asked ) && count( $taxonomies ) === count( $asked ) && count( $asked ) <= 25 ) ? array_values( array_unique( $taxonomies ) ) : null;
	}

	/**
	 * Returns a flag; null if WooCommerce is to read the argument.
	 *
	 * @param mixed $value Value of the argument.
	 */
	private static function flag( $value ): ?bool {
		$known = array(
			'true'  => true,
			'1'     => true,
			'false' => false,
			''      => false,
		);
		return is_bool( $value ) ? $value : ( is_string( $value ) ? $known[ $value ] ?? null : null );
	}
}
