<?php
/**
 * Where a line of the cart stands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the argument of POST cart/add-item that says where the new line is to stand, and puts it there: shops put it at the end, but
 * one that was removed and comes back belongs where it stood (src/stores/shopping/operations.ts).
 */
final class LinePosition {
	/** The argument. */
	public const ARGUMENT = 'storefront_islands_position';

	/**
	 * The position asked for: 0 for the first; null for the end.
	 *
	 * @param mixed $asked The argument's value.
	 */
	public static function read( $asked ): ?int {
		return is_numeric( $asked ) && (int) $asked >= 0 ? (int) $asked : null;
	}

	/**
	 * Moves the last of some lines.
	 *
	 * @template Key of array-key
	 * @template Line
	 * @param array<Key, Line> $lines    Lines by their keys.
	 * @param int|null         $position Where it is to stand; null to leave it.
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
