<?php
/**
 * How many products terms have.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Counts the products of terms under a filter. */
final class TermCounts {
	/**
	 * Products of each term that has any. A product below a category counts once for it, in however many of those below it is.
	 *
	 * @param ProductFilter $filter     The conditions.
	 * @param list<string>  $taxonomies Whose terms.
	 * @return array<int, int> Term id to products.
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
	 * Counts as answers hold them.
	 *
	 * @param array<int, int> $counts Term id to products.
	 * @return list<array{term: int, count: int}>
	 */
	public static function answer( array $counts ): array {
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

	/**
	 * Products of each term where no term is above another.
	 *
	 * @param ProductFilter $filter     The conditions.
	 * @param list<string>  $taxonomies Whose terms.
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
	 * Products of each term and of all that are below it.
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
	 * Which terms products have together. There are far fewer combinations than products.
	 *
	 * @return array<array-key, int> Term ids with commas between to products that have just these.
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
	 * Reads terms of products.
	 *
	 * @param literal-string $select    The columns.
	 * @param Condition      $condition Which products and terms.
	 * @param literal-string $group     What stands behind.
	 * @return list<Input>
	 */
	private static function rows( string $select, Condition $condition, string $group ): array {
		$database = Database::connection();
		return ReadOnce::rows(
			$select . ' FROM %i p JOIN %i r ON r.object_id = p.product_id JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE ' . $condition->sql . $group,
			array_merge( array( ProductTable::name(), $database->term_relationships, $database->term_taxonomy ), $condition->values )
		);
	}
}
