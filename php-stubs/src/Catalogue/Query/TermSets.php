<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Sets of terms in an argument of the plugin: a product needs a term of each set, or a descendant. The products route's
 * own arguments hold one set of a taxonomy, which a filter would replace, and its counts of an attribute leave out all
 * that narrows by the attribute, also the term whose page it is.
 */
final class TermSets {
	/** Name of the argument. */
	public const ARGUMENT = 'storefront_islands_terms';

	/** Maximum number of sets: each is a join in the database. */
	private const MAX = 20;

	/** Maximum number of terms in a set. */
	private const MAX_TERMS = 100;

	/**
	 * Adds a set to a query. Those that it lies within are left out, as they would not narrow it further.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 * @param int[]                $ids   Ids of terms.
	 * @return array<string, mixed>
	 */
	public static function with( array $query, string $taxonomy, array $ids ): array {
		$query                     = self::without_wider( $query, $taxonomy, $ids );
		$sets                      = $query[ self::ARGUMENT ] ?? array();
		$query[ self::ARGUMENT ]   = is_array( $sets ) ? array_values( $sets ) : array();
		$query[ self::ARGUMENT ][] = array(
			'taxonomy' => $taxonomy,
			'terms'    => implode( ',', $ids ),
		);
		return $query;
	}

	/**
	 * Leaves out the sets that some terms lie within.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 * @param int[]                $ids   Ids of terms.
	 * @return array<string, mixed>
	 */
	public static function without_wider( array $query, string $taxonomy, array $ids ): array {
		$kept = array();
		foreach ( self::of( $query ) as $set ) {
			if ( $set['taxonomy'] !== $taxonomy || ! self::are_within( $ids, $taxonomy, $set['terms'] ) ) {
				$kept[] = array( 'terms' => implode( ',', $set['terms'] ) ) + $set;
			}
		}
		unset( $query[ self::ARGUMENT ] );
		return array() === $kept ? $query : array( self::ARGUMENT => $kept ) + $query;
	}

	/**
	 * True if each of some terms is one of others or a descendant of one.
	 *
	 * @param int[] $ids    Ids of terms.
	 * @param int[] $others Ids of terms of the same taxonomy.
	 */
	public static function are_within( array $ids, string $taxonomy, array $others ): bool {
		foreach ( $ids as $id ) {
			if ( array() === array_intersect( $others, array_merge( array( $id ), get_ancestors( $id, $taxonomy, 'taxonomy' ) ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the sets of a query, which may be a stranger's.
	 *
	 * @param array<array-key, mixed> $query Query arguments of the products route.
	 * @return list<array{taxonomy: string, terms: list<int>}> A set of no terms is met by no product.
	 */
	public static function of( array $query ): array {
		$given = $query[ self::ARGUMENT ] ?? null;
		$sets  = array();
		foreach ( is_array( $given ) ? array_slice( $given, 0, self::MAX ) : array() as $set ) {
			$taxonomy = is_array( $set ) ? $set['taxonomy'] ?? null : null;
			$terms    = is_array( $set ) ? $set['terms'] ?? null : null;
			if ( is_string( $taxonomy ) && is_string( $terms ) && is_object_in_taxonomy( 'product', $taxonomy ) ) {
				$sets[] = array(
					'taxonomy' => $taxonomy,
					'terms'    => array_slice( array_values( array_filter( wp_parse_id_list( $terms ) ) ), 0, self::MAX_TERMS ),
				);
			}
		}
		return $sets;
	}
}
