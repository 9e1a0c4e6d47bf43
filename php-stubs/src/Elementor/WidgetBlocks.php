<?php
/**
 * Blocks that have a widget.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Elementor;

defined( 'ABSPATH' ) || exit;

/** Finds the blocks that have a widget: each that may stand in any place. */
final class WidgetBlocks {
	/** Begins the full name of each block. */
	private const NAMESPACE = 'storefront-islands/';

	/**
	 * Returns the blocks that have a widget.
	 *
	 * @return list<\WP_Block_Type>
	 */
	public static function all(): array {
		$blocks = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $block ) {
			if ( 0 === strpos( $block->name, self::NAMESPACE ) && null === $block->parent ) {
				$blocks[] = $block;
			}
		}
		return $blocks;
	}

	/**
	 * Returns a block's name without its namespace.
	 *
	 * @param string $block Full name of the block.
	 */
	public static function short( string $block ): string {
		return substr( $block, strlen( self::NAMESPACE ) );
	}
}
