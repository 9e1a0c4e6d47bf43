<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Follows the content of the site by its saving and deleting. Popups of files of a theme, of widgets and of Elementor are
 * not searched for: after such a change the next page that shows one is counted anew (PageViews::count()).
 */
final class PublishedPopups {
	/** Name of the block, as it stands in content. */
	private const BLOCK = 'storefront-islands/popup';

	/** Parts of content and of Elementor's data that may hold a popup: block, shortcode, widget. */
	private const MENTIONS = '~storefront-islands/popup|storefront_popup|storefront-islands-popup~';

	public function register(): void {
		add_action( 'wp_after_insert_post', array( $this, 'post_saved' ), 10, 4 );
		add_action( 'deleted_post', array( $this, 'post_deleted' ), 10, 2 );
		add_action( 'updated_postmeta', array( $this, 'meta_saved' ), 10, 4 );
		add_action( 'update_option_widget_block', array( $this, 'look_again' ), 10, 0 );
		add_action( 'switch_theme', array( $this, 'look_again' ), 10, 0 );
	}

	/**
	 * Runs after a post was saved, published or moved to the trash.
	 *
	 * @param bool $is_update True if it existed before.
	 */
	public function post_saved( int $id, \WP_Post $post, bool $is_update, ?\WP_Post $before ): void {
		if ( self::mentions( $post->post_content ) || ( null !== $before && self::mentions( $before->post_content ) ) ) {
			$this->look_again();
		}
	}

	/** Runs after a post was deleted. */
	public function post_deleted( int $id, \WP_Post $post ): void {
		if ( self::mentions( $post->post_content ) || self::mentions( get_post_meta( $id, '_elementor_data', true ) ) ) {
			$this->look_again();
		}
	}

	/**
	 * Runs after a post's metadata was changed: Elementor stores its pages there.
	 *
	 * @param int|list<int> $meta_id Id of the metadata.
	 * @param int           $post_id Id of the post.
	 * @param string        $name    Name of the metadata.
	 * @param mixed         $value   The new value.
	 */
	public function meta_saved( $meta_id, $post_id, $name, $value ): void {
		if ( '_elementor_data' === $name && '1' === get_option( PageViews::OPTION ) ) {
			$this->look_again();
		}
	}

	/** Stops counting page views unless published content still has a popup that depends on them. */
	public function look_again(): void {
		if ( '1' === get_option( PageViews::OPTION ) && ! self::is_one_published() ) {
			delete_option( PageViews::OPTION );
		}
	}

	/**
	 * True if content may hold a popup.
	 *
	 * @param mixed $content Content of a post.
	 */
	private static function mentions( $content ): bool {
		return is_string( $content ) && 1 === preg_match( self::MENTIONS, $content );
	}

	/** True if a published post or template holds a popup that depends on page views. */
	private static function is_one_published(): bool {
		$wpdb = Table::database();
		// A pattern alone shows nothing; a page that uses one is counted when it is shown.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query has no search for a block in all types of posts; runs only when a popup is saved.
		$contents = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_content FROM %i WHERE post_status = 'publish' AND post_type <> 'wp_block' AND post_content LIKE %s",
				$wpdb->posts,
				'%' . $wpdb->esc_like( self::BLOCK ) . '%'
			)
		);
		foreach ( $contents as $content ) {
			if ( is_string( $content ) && self::has_one( ( new JsonReader( array( 'blocks' => parse_blocks( $content ) ) ) )->objects( 'blocks' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if one of the blocks or of their inner blocks is a popup that depends on page views.
	 *
	 * @param list<JsonReader> $blocks Parsed blocks.
	 */
	private static function has_one( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block->string( 'blockName' ) && PageViews::depend_on( $block->object( 'attrs' ) ) ) {
				return true;
			}
			if ( self::has_one( $block->objects( 'innerBlocks' ) ) ) {
				return true;
			}
		}
		return false;
	}
}
