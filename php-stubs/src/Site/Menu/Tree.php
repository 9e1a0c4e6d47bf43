<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

defined( 'ABSPATH' ) || exit;

/**
 * Nests items that name their parents. All items are queried at once beforehand: a query per item would mean hundreds
 * in a large shop.
 */
final class Tree {
	/**
	 * Returns the entries below a parent. Cycles are cut, as of items that plugins add without ids and that are their
	 * own parent.
	 *
	 * @template Item
	 * @param array<int, array<int, Item>>                    $children Children by id, by the id of their parent or 0.
	 * @param callable( Item, list<MenuEntry> ): MenuEntry $make     Creates an entry with its children.
	 * @param int                                              $parent_id   Id of the parent; 0 for the top level.
	 * @return list<MenuEntry>
	 */
	public static function entries( array $children, callable $make, int $parent_id = 0 ): array {
		$entries = array();
		$others  = array_diff_key( $children, array( $parent_id => true ) );
		foreach ( $children[ $parent_id ] ?? array() as $id => $item ) {
			$entries[] = $make( $item, isset( $others[ $id ] ) ? self::entries( $others, $make, $id ) : array() );
		}
		return $entries;
	}
}
