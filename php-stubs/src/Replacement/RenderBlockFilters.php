<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WordPress's render_block filters for a replaced block, which WordPress does not run itself when another block is
 * rendered in its place.
 */
final class RenderBlockFilters {
	/** Prefix of the style handles of WooCommerce's blocks. */
	private const STYLES = 'wc-blocks-';

	/**
	 * Returns the HTML after the filters of plugins.
	 *
	 * @param string $html HTML that replaces the block's.
	 */
	public static function run( string $html, ParsedBlock $block ): string {
		$before   = wp_styles()->queue;
		$instance = new \WP_Block( $block->parsed, self::context() ); // @phpstan-ignore argument.type (WordPress asks for a shape whose every key is optional)
		foreach ( array( 'render_block', 'render_block_' . $block->name ) as $filter ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own filters.
			$filtered = apply_filters( $filter, $html, $block->parsed, $instance );
			$html     = is_string( $filtered ) ? $filtered : $html;
		}
		// In classic themes WooCommerce enqueues its block styles in these filters.
		foreach ( array_diff( wp_styles()->queue, $before ) as $handle ) {
			if ( 0 === strpos( $handle, self::STYLES ) ) {
				wp_dequeue_style( $handle );
			}
		}
		return $html;
	}

	/**
	 * Returns the context of the current post that WordPress gives to blocks.
	 *
	 * @return array<string, mixed>
	 */
	private static function context(): array {
		$post = get_post();
		return $post instanceof \WP_Post ? array(
			'postId'   => $post->ID,
			'postType' => $post->post_type,
		) : array();
	}
}
