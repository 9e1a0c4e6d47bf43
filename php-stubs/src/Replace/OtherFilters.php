<?php
/**
 * What plugins do to WooCommerce's rendered blocks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

defined( 'ABSPATH' ) || exit;

/** Runs WordPress's filters of a rendered block, which it leaves out where another block answers. */
final class OtherFilters {
	/** Beginning of the handles of WooCommerce's styles for its blocks. */
	private const STYLES = 'wc-blocks-';

	/**
	 * HTML as plugins would have it.
	 *
	 * @param string      $html  What stands where the block does.
	 * @param ParsedBlock $block WooCommerce's block.
	 */
	public static function run( string $html, ParsedBlock $block ): string {
		$before   = wp_styles()->queue;
		$instance = new \WP_Block( $block->parsed, self::context() ); // @phpstan-ignore argument.type (WordPress asks for a shape whose every key is optional)
		foreach ( array( 'render_block', 'render_block_' . $block->name ) as $filter ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own filters.
			$filtered = apply_filters( $filter, $html, $block->parsed, $instance );
			$html     = is_string( $filtered ) ? $filtered : $html;
		}
		// In classic themes WooCommerce enqueues its styles there.
		foreach ( array_diff( wp_styles()->queue, $before ) as $handle ) {
			if ( 0 === strpos( $handle, self::STYLES ) ) {
				wp_dequeue_style( $handle );
			}
		}
		return $html;
	}

	/**
	 * What a block knows of the post that it stands in, as WordPress tells it.
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
