<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Numbers of products of terms under a filter. */
final class TermCounts {
	/**
	 * Returns the number of products of each term that has any. A product of several descendants of a category counts
	 * once for it.
	 *
	 * @param list<string> $taxonomies Taxonomies of the terms.
	 * @return array<int, int> Number of products by term id.
	 */
	public static function under( ProductFilter $filter, array $taxonomies ): array {
		$flat   = array_values(
			array_filter(
				$taxonomies,
				static function ( string $taxonomy ): bool {
					return ! is_taxonomy_hierarchical( $taxonomy );
				}
			)
		);
		$counts = self::of_flat( $filter, $flat );
		foreach ( array_diff( $taxonomies, $flat ) as $taxonomy ) {
			$counts += self::of_tree( $filter, $taxonomy );
		}
		return $counts;
	}

	/**
	 * @param array<int, int> $counts Number of products by term id.
	 * @return list<array{term: int, count: int}>
	 */
	public static function to_response( array $counts ): array {
		ksort( $counts );
		$response = array();
		foreach ( $counts as $term => $count ) {
			$response[] = array(
				'term'  => $term,
				'count' => $count,
			);
		}
		return $response;
	}

	/**
	 * Returns the number of products of each term of non-hierarchical taxonomies.
	 *
	 * @param list<string> $taxonomies Taxonomies of the terms.
	 * @return array<int, int>
	 */
	private static function of_flat( ProductFilter $filter, array $taxonomies ): array {
		$counts = array();
		if ( array() !== $taxonomies ) {
			$condition = Condition::join( array( Condition::one_of( 'x.taxonomy', $taxonomies ), $filter->condition() ), ' AND ' );
			foreach ( self::rows( 'SELECT x.term_id AS term, COUNT( * ) AS products', $condition, ' GROUP BY x.term_id' ) as $row ) {
				$counts[ $row->number( 'term' ) ] = $row->number( 'products' );
			}
		}
		return $counts;
	}

	/**
	 * Returns the number of products of each term including its descendants.
	 *
	 * @return array<int, int>
	 */
	private static function of_tree( ProductFilter $filter, string $taxonomy ): array {
		$counts = array();
		foreach ( self::combinations( $filter, $taxonomy ) as $terms => $products ) {
			$above = array();
			foreach ( array_map( 'intval', explode( ',', (string) $terms ) ) as $term ) {
				array_push( $above, $term, ...get_ancestors( $term, $taxonomy, 'taxonomy' ) );
			}
			foreach ( array_unique( $above ) as $term ) {
				$counts[ $term ] = ( $counts[ $term ] ?? 0 ) + $products;
			}
		}
		return $counts;
	}

	/**
	 * Returns the combinations of terms that products have. There are far fewer combinations than products.
	 *
	 * @return array<array-key, int> Comma-separated term ids to the number of products with exactly these.
	 */
	private static function combinations( ProductFilter $filter, string $taxonomy ): array {
		$combinations = array();
		$condition    = Condition::join( array( Condition::one_of( 'x.taxonomy', array( $taxonomy ) ), $filter->condition() ), ' AND ' );
		$select       = 'SELECT c.terms, COUNT( * ) AS products FROM ( SELECT GROUP_CONCAT( x.term_id ) AS terms';
		foreach ( self::rows( $select, $condition, ' GROUP BY p.product_id ) c GROUP BY c.terms' ) as $row ) {
			$combinations[ $row->text( 'terms' ) ] = $row->number( 'products' );
		}
		return $combinations;
	}

	/**
	 * Queries the terms of products.
	 *
	 * @param literal-string $select    Columns.
	 * @param Condition      $condition Condition on products and terms.
	 * @param literal-string $group     End of the statement, from GROUP BY.
	 * @return list<Input>
	 */
	private static function rows( string $select, Condition $condition, string $group ): array {
		$database = Database::connection();
		return QueryCache::rows(
			$select . ' FROM %i p JOIN %i r ON r.object_id = p.product_id JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE ' . $condition->sql . $group,
			array_merge( array( ProductTable::name(), $database->term_relationships, $database->term_taxonomy ), $condition->values )
		);
	}
}
