<?php
/**
 * Entries out of a flat list.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Menu;

defined( 'ABSPATH' ) || exit;

/** Puts things that name their parents under each other. All are read at once before: a query for each would be hundreds in a large shop. */
final class Tree {
	/**
	 * The entries below a parent. What stands below itself, as items do that plugins add without ids, ends there.
	 *
	 * @template Item
	 * @param array<int, array<int, Item>>                    $children Id of a parent, 0 for the outermost, to what is right below, by id.
	 * @param callable( Item, list<MenuEntry> ): MenuEntry $make     The entry of one, with those below it.
	 * @param int                                              $parent   Whose entries.
	 * @return list<MenuEntry>
	 */
	public static function entries( array $children, callable $make, int $parent = 0 ): array {
		$entries = array();
		$others  = array_diff_key( $children, array( $parent => true ) );
		foreach ( $children[ $parent ] ?? array() as $id => $item ) {
			$entries[] = $make( $item, isset( $others[ $id ] ) ? self::entries( $others, $make, $id ) : array() );
		}
		return $entries;
	}
}
