<?php
/**
 * Moves a cart item to a position.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the argument of POST cart/add-item with the position of the new item, and moves the item there. Shops append
 * new items, but when a removal is undone the item returns to its old position (src/stores/mutations/operations.ts).
 */
final class CartItemPosition {
	/** Name of the argument. */
	public const ARGUMENT = 'storefront_islands_position';

	/**
	 * Returns the requested position: 0 for the first; null for the end.
	 *
	 * @param mixed $asked Value of the argument.
	 */
	public static function read( $asked ): ?int {
		return is_numeric( $asked ) && (int) $asked >= 0 ? (int) $asked : null;
	}

	/**
	 * Moves the last of the given items.
	 *
	 * @template Key of array-key
	 * @template Line
	 * @param array<Key, Line> $lines    Items by their keys.
	 * @param int|null         $position New position; null to leave it.
	 * @return array<Key, Line>
	 */
	public static function move_last( array $lines, ?int $position ): array {
		if ( null === $position ) {
			return $lines;
		}
		$others = array_slice( $lines, 0, -1, true );
		return array_slice( $others, 0, $position, true ) + array_slice( $lines, -1, 1, true ) + $others;
	}
}
