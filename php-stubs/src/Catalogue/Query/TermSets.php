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
		$sets   = self::of( self::without_wider( $query, $taxonomy, $ids ) );
		$sets[] = array(
			'taxonomy' => $taxonomy,
			'terms'    => array_values( $ids ),
		);
		return self::replaced( $query, $sets );
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
				$kept[] = $set;
			}
		}
		return self::replaced( $query, $kept );
	}

	/**
	 * Moves sets into arguments of the products route that are free: WooCommerce then counts by itself, and keeps the
	 * counts.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 * @return array<string, mixed>
	 */
	public static function in_arguments( array $query ): array {
		$kept = array();
		foreach ( self::of( $query ) as $set ) {
			$argument = PageQuery::ARGUMENTS[ $set['taxonomy'] ] ?? '';
			if ( '' === $argument || isset( $query[ $argument ] ) || array() === $set['terms'] ) {
				$kept[] = $set;
			} else {
				$query[ $argument ] = implode( ',', $set['terms'] );
			}
		}
		return self::replaced( $query, $kept );
	}

	/**
	 * Returns a query with other sets.
	 *
	 * @param array<string, mixed>                            $query Query arguments of the products route.
	 * @param list<array{taxonomy: string, terms: list<int>}> $sets  The sets.
	 * @return array<string, mixed>
	 */
	private static function replaced( array $query, array $sets ): array {
		unset( $query[ self::ARGUMENT ] );
		$written = array();
		foreach ( $sets as $set ) {
			$written[] = array( 'terms' => implode( ',', $set['terms'] ) ) + $set;
		}
		return array() === $written ? $query : array( self::ARGUMENT => $written ) + $query;
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
