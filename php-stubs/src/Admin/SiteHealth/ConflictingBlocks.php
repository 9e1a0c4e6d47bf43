<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

use StorefrontIslands\Page\Content\BlockMarkers;
use StorefrontIslands\Page\Content\PrivateBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds pages on which one of the plugin's cart or checkout blocks is used together with another cart or checkout: each
 * keeps its own state of the same cart, and their scripts register the same stores.
 */
final class ConflictingBlocks {
	private const OURS = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/** WooCommerce's cart and checkout blocks and shortcodes. */
	private const BLOCKS     = array( 'woocommerce/cart', 'woocommerce/checkout', 'woocommerce/classic-shortcode' );
	private const SHORTCODES = array( 'woocommerce_cart', 'woocommerce_checkout' );

	/**
	 * Strings in the content of posts that contain at least one of the blocks; patterns and widgets may add the other
	 * one.
	 */
	private const MARKERS = array( 'wp:storefront-islands/c', '[storefront_', 'wp:woocommerce/c', '[woocommerce_c' );

	/**
	 * Returns the published pages with conflicting blocks.
	 *
	 * @return list<\WP_Post>
	 */
	public static function pages(): array {
		$found = array();
		foreach ( self::MARKERS as $sign ) {
			foreach ( self::with( $sign ) as $post ) {
				if ( ! isset( $found[ $post->ID ] ) && self::is_on( $post ) ) {
					$found[ $post->ID ] = $post;
				}
			}
		}
		return array_values( $found );
	}

	/** True if a page has conflicting blocks. */
	public static function is_on( \WP_Post $post ): bool {
		$ours = new PrivateBlocks( self::OURS );
		return $ours->in_post( $post ) && ( self::has_theirs( $post ) || self::has_one_twice( $post->post_content ) );
	}

	/** True if the page has a cart or checkout of WooCommerce. */
	private static function has_theirs( \WP_Post $post ): bool {
		$theirs = new PrivateBlocks( self::BLOCKS );
		if ( $theirs->in_post( $post ) ) {
			return true;
		}
		foreach ( self::SHORTCODES as $tag ) {
			if ( has_shortcode( $post->post_content, $tag ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if one of the plugin's blocks is used twice: the editor does not insert a second one, but content can be
	 * pasted.
	 */
	private static function has_one_twice( string $content ): bool {
		foreach ( self::OURS as $name ) {
			if ( preg_match_all( '#<!-- wp:' . preg_quote( $name, '#' ) . '\s#', $content ) > 1 ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the published posts whose content contains a string, limited to the first 50.
	 *
	 * @return list<\WP_Post>
	 */
	private static function with( string $sign ): array {
		$query = new \WP_Query(
			array(
				'post_type'           => array_values( get_post_types( array( 'public' => true ) ) ),
				'post_status'         => array( 'publish', 'private' ),
				's'                   => $sign,
				'search_columns'      => array( 'post_content' ),
				'sentence'            => true,
				'posts_per_page'      => 50,
				'orderby'             => 'ID',
				'order'               => 'ASC',
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
			)
		);
		$posts = array();
		foreach ( (array) $query->posts as $post ) {
			if ( $post instanceof \WP_Post ) {
				$posts[] = BlockMarkers::stored( $post );
			}
		}
		return $posts;
	}
}
