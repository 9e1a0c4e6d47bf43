<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Shortcodes;

defined( 'ABSPATH' ) || exit;

/** Renders a block by its name, for shortcodes and for the widgets of page builders. */
final class BlockHtml {
	/** Blocks with inner content. */
	private const HOLDING = array( 'storefront-islands/filters', 'storefront-islands/popup' );

	/**
	 * True if a block has inner content.
	 *
	 * @param string $name Full name of the block.
	 */
	public static function holds( string $name ): bool {
		return in_array( $name, self::HOLDING, true );
	}

	/**
	 * Renders a block with WordPress's filters and the context of the current post.
	 *
	 * @param string               $name   Full name of the block.
	 * @param array<string, mixed> $values Attributes of the block.
	 * @param string               $inside HTML of its inner content.
	 */
	public static function of( string $name, array $values, string $inside ): string {
		return render_block(
			array(
				'blockName'    => $name,
				'attrs'        => $values,
				'innerBlocks'  => array(),
				'innerHTML'    => $inside,
				'innerContent' => '' === $inside ? array() : array( $inside ),
			)
		);
	}

	/**
	 * Renders inner content: HTML that WordPress allows its author to write, with shortcodes and blocks. Blocks come
	 * last: brackets in their output may be a visitor's input, for example a search term, and must not run as
	 * shortcodes.
	 *
	 * @param string $content Content as it was written.
	 */
	public static function inside( string $content ): string {
		$content = trim( $content );
		if ( '' === $content ) {
			return '';
		}
		$content = do_shortcode( shortcode_unautop( $content ) );
		return has_blocks( $content ) ? do_blocks( $content ) : $content;
	}
}
