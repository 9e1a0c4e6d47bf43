<?php
/**
 * Terms below each other.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

defined( 'ABSPATH' ) || exit;

/** Puts each term behind the one that it belongs to, and keeps the shop's order otherwise. */
final class TermTree {
	/**
	 * Terms as a list reads them from top to bottom.
	 *
	 * @param list<array{id: int, name: string, slug: string, count: int, parent: int}> $terms See Shop::terms().
	 * @return list<array{id: int, name: string, slug: string, count: int, parent: int, level: int}> Level: how many terms it is below.
	 */
	public static function in_order( array $terms ): array {
		$ids   = array_fill_keys( array_column( $terms, 'id' ), true );
		$below = array();
		foreach ( $terms as $term ) {
			// What belongs to a term that is not there stands by itself.
			$below[ isset( $ids[ $term['parent'] ] ) ? $term['parent'] : 0 ][] = $term;
		}
		return self::behind( 0, 0, $below );
	}

	/**
	 * The terms of one term, each with its own behind it.
	 *
	 * @param int                                                                                    $parent Its id; 0 for those above all.
	 * @param int                                                                                    $level  How many terms they are below.
	 * @param array<int, list<array{id: int, name: string, slug: string, count: int, parent: int}>> $below  By the id of what they belong to.
	 * @return list<array{id: int, name: string, slug: string, count: int, parent: int, level: int}>
	 */
	private static function behind( int $parent, int $level, array $below ): array {
		$ordered = array();
		foreach ( $below[ $parent ] ?? array() as $term ) {
			$ordered[] = $term + array( 'level' => $level );
			array_push( $ordered, ...self::behind( $term['id'], $level + 1, $below ) );
		}
		return $ordered;
	}
}
