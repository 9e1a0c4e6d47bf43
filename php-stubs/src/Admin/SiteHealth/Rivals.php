<?php
/**
 * Pages with two carts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

use StorefrontIslands\Page\PrivateBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds pages on which a cart or checkout of ours stands beside another one: each has its own idea of the one cart there is, and
 * scripts that register the same stores.
 */
final class Rivals {
	private const OURS = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/** WooCommerce's blocks and shortcodes that do the same. */
	private const BLOCKS     = array( 'woocommerce/cart', 'woocommerce/checkout', 'woocommerce/classic-shortcode' );
	private const SHORTCODES = array( 'woocommerce_cart', 'woocommerce_checkout' );

	/** What content holds in which one of them is written down; patterns and widgets may bring the other one. */
	private const SIGNS = array( 'wp:storefront-islands/c', '[storefront_', 'wp:woocommerce/c', '[woocommerce_c' );

	/**
	 * Published pages with two.
	 *
	 * @return list<\WP_Post>
	 */
	public static function pages(): array {
		$found = array();
		foreach ( self::SIGNS as $sign ) {
			foreach ( self::with( $sign ) as $post ) {
				if ( ! isset( $found[ $post->ID ] ) && self::are_on( $post ) ) {
					$found[ $post->ID ] = $post;
				}
			}
		}
		return array_values( $found );
	}

	/**
	 * Whether two stand on a page.
	 *
	 * @param \WP_Post $post The page.
	 */
	public static function are_on( \WP_Post $post ): bool {
		$ours = new PrivateBlocks( self::OURS );
		return $ours->in_post( $post ) && ( self::has_theirs( $post ) || self::has_one_twice( $post->post_content ) );
	}

	/**
	 * Whether a cart or checkout of WooCommerce's stands on it.
	 *
	 * @param \WP_Post $post The page.
	 */
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
	 * Whether one of ours is written twice: the editor lets nobody insert a second, but content can be pasted.
	 *
	 * @param string $content Serialized blocks.
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
	 * Published posts whose content holds a text, as many as anybody would mend by hand.
	 *
	 * @param string $sign The text.
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
				$posts[] = $post;
			}
		}
		return $posts;
	}
}
