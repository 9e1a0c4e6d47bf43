<?php
/**
 * Sorts terms hierarchically.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Places each term after its parent, and keeps the shop's order otherwise. */
final class TermTree {
	/**
	 * Returns the terms in display order.
	 *
	 * @param list<array{id: int, name: string, slug: string, count: int, parent: int}> $terms Terms, see Shop::terms().
	 * @return list<array{id: int, name: string, slug: string, count: int, parent: int, level: int}> Level: depth in the hierarchy, from 0.
	 */
	public static function in_order( array $terms ): array {
		$ids   = array_fill_keys( array_column( $terms, 'id' ), true );
		$below = array();
		foreach ( $terms as $term ) {
			// A term whose parent is missing becomes a top-level term.
			$below[ isset( $ids[ $term['parent'] ] ) ? $term['parent'] : 0 ][] = $term;
		}
		return self::behind( 0, 0, $below );
	}

	/**
	 * Returns the children of a term, each followed by its own.
	 *
	 * @param int                                                                                    $parent_id Id of
	 * the parent; 0 for top-level terms.
	 * @param int                                                                                    $level  Depth of
	 * the children.
	 * @param array<int, list<array{id: int, name: string, slug: string, count: int, parent: int}>> $below  Terms by parent id.
	 * @return list<array{id: int, name: string, slug: string, count: int, parent: int, level: int}>
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
