<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Content;

defined( 'ABSPATH' ) || exit;

/**
 * A marker is a comment that begins like that of WooCommerce's block, and that WordPress parses as no block
 * (Compat\WooBlockMarker). Only the content in memory has one: what reads a post for an administrator removes it.
 */
final class BlockMarkers {
	/** The plugin's blocks and WooCommerce's for the same screen. */
	private const BLOCKS = array(
		'storefront-islands/cart'     => 'woocommerce/cart',
		'storefront-islands/checkout' => 'woocommerce/checkout',
	);

	/** Text after the block's name, which makes the comment no block. */
	private const REST = ' : see storefront-islands -->';

	/**
	 * Returns the markers that a content lacks; empty if it needs none.
	 *
	 * @param string $content Block markup.
	 */
	public static function lacked_by( string $content ): string {
		$markers = '';
		foreach ( self::BLOCKS as $ours => $theirs ) {
			if ( has_block( $ours, $content ) && ! has_block( $theirs, $content ) ) {
				$markers .= "<!-- wp:$theirs" . self::REST;
			}
		}
		return $markers;
	}

	/**
	 * Returns a content without markers.
	 *
	 * @param string $content Block markup.
	 */
	public static function removed( string $content ): string {
		foreach ( self::BLOCKS as $theirs ) {
			$content = str_replace( "<!-- wp:$theirs" . self::REST, '', $content );
		}
		return $content;
	}

	/** Returns a post with the content that is stored. */
	public static function stored( \WP_Post $post ): \WP_Post {
		$stored               = clone $post;
		$stored->post_content = self::removed( $post->post_content );
		return $stored;
	}
}
