<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/** Order of a screen's parts, as its block has chosen it; src/domain/support/parts.ts does the same. */
final class PartOrder {
	/** Name of the data file, which has the names of the parts of each block in their default order. */
	private const FILE = 'parts';

	/**
	 * Returns the names in the chosen order: unknown names are ignored, missing ones follow in their default order.
	 *
	 * @param list<string> $known  Names in their default order.
	 * @param list<string> $chosen Names as they were saved.
	 * @return list<string>
	 */
	public static function resolve( array $known, array $chosen ): array {
		return array_values( array_unique( array_merge( array_intersect( $chosen, $known ), $known ) ) );
	}

	/**
	 * Returns the names of a block's parts in the chosen order; empty if it is the default one.
	 *
	 * @param string       $block  Name of the block in the data file: "cart", "checkout" or "mini-cart".
	 * @param list<string> $chosen Names as they were saved.
	 * @return list<string>
	 */
	public static function of( string $block, array $chosen ): array {
		$known = self::known( $block );
		$order = self::resolve( $known, $chosen );
		return $known === $order ? array() : $order;
	}

	/**
	 * Returns the names of a block's parts in their default order.
	 *
	 * @param string $block Name of the block in the data file.
	 * @return list<string>
	 */
	public static function known( string $block ): array {
		return DataFile::read( self::FILE )->strings( $block );
	}
}
