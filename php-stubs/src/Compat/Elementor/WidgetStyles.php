<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Editor\BlockTypes;

defined( 'ABSPATH' ) || exit;

/** Style sheets that a widget needs, which the page builder prints in the head of the pages that contain it. */
final class WidgetStyles {
	/**
	 * Returns the handles of a block's style sheets: those that WordPress prints beside the block, and those of its
	 * island, which block.json names for the editor.
	 *
	 * @return list<string>
	 */
	public static function of( \WP_Block_Type $block ): array {
		$islands = array_filter(
			$block->editor_style_handles,
			static fn( string $handle ): bool => BlockTypes::EDITOR_SCRIPT !== $handle && 1 !== preg_match( '/-editor-style(?:-\d+)?$/D', $handle )
		);
		return array_values( array_merge( $block->style_handles, $islands ) );
	}
}
