<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Places each term after its parent, and sorts those of one parent. src/islands/filter-list/catalogue-terms.ts and
 * term-order.ts do the same.
 */
final class TermTree {
	/** Order by name, in the sense of the block attribute termOrder. */
	private const BY_NAME = 'name';

	/** Order by the number of products in the whole shop, most first: filters do not change it. */
	private const BY_COUNT = 'count';

	/**
	 * Returns the terms in display order.
	 *
	 * @param list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}> $terms Terms, see Shop::terms().
	 * @param string                                                                    $order Block attribute termOrder; the shop's order for any other value.
	 * @return list<array{id: int, name: string, slug: string, description: string, count: int, parent: int, level: int}> Level: depth in the hierarchy, from 0.
	 */
	public static function in_order( array $terms, string $order = '' ): array {
		$terms = self::sorted( $terms, $order );
		$ids   = array_fill_keys( array_column( $terms, 'id' ), true );
		$below = array();
		foreach ( $terms as $term ) {
			// A term whose parent is missing becomes a top-level term.
			$below[ isset( $ids[ $term['parent'] ] ) ? $term['parent'] : 0 ][] = $term;
		}
		return self::behind( 0, 0, $below );
	}

	/**
	 * Returns the terms in an order, regardless of their parents. Equal ones keep the shop's order.
	 *
	 * @param list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}> $terms Terms.
	 * @param string                                                                    $order Block attribute termOrder.
	 * @return list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}>
	 */
	private static function sorted( array $terms, string $order ): array {
		if ( self::BY_NAME !== $order && self::BY_COUNT !== $order ) {
			return $terms;
		}
		$names = array();
		foreach ( self::BY_NAME === $order ? $terms : array() as $term ) {
			$names[] = strtolower( remove_accents( $term['name'] ) );
		}
		$places = array_keys( $terms );
		usort(
			$places,
			static function ( int $one, int $other ) use ( $terms, $names ): int {
				$before = array() === $names ? $terms[ $other ]['count'] <=> $terms[ $one ]['count'] : strnatcmp( $names[ $one ], $names[ $other ] );
				// PHP sorts equal values in any order before version 8.
				return 0 === $before ? $one <=> $other : $before;
			}
		);
		$sorted = array();
		foreach ( $places as $place ) {
			$sorted[] = $terms[ $place ];
		}
		return $sorted;
	}

	/**
	 * Returns the children of a term, each followed by its own.
	 *
	 * @param int $parent_id Id of
	 * the parent; 0 for top-level terms.
	 * @param array<int, list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}>> $below Terms by parent id.
	 * @return list<array{id: int, name: string, slug: string, description: string, count: int, parent: int, level: int}>
	 */
	private static function behind( int $parent_id, int $level, array $below ): array {
		$ordered = array();
		foreach ( $below[ $parent_id ] ?? array() as $term ) {
			$ordered[] = $term + array( 'level' => $level );
			array_push( $ordered, ...self::behind( $term['id'], $level + 1, $below ) );
		}
		return $ordered;
	}
}
