<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Page\Content\BlockMarkers;
use StorefrontIslands\Replacement\ParsedBlock;
use StorefrontIslands\Replacement\ReplacedShortcodes;
use StorefrontIslands\Replacement\UnsupportedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pages, templates, patterns and widgets that use a block, so that the settings page can list what a setting
 * will change.
 */
final class BlockUsage {
	private const STATUSES = array( 'publish', 'private', 'draft', 'future', 'pending' );

	/**
	 * Returns the places where a block is used, with their label as plain text and the URL of their editor, which is
	 * empty if the current user may not edit them, and what is lost there (UnsupportedSettings).
	 *
	 * @param string $name Full name of the block.
	 * @return list<array{label: string, url: string, lost: list<string>}>
	 */
	public static function of( string $name ): array {
		return array_merge( self::in_posts( $name ), self::in_templates( $name ), self::in_widgets( $name ) );
	}

	/**
	 * Returns the pages, posts and synced patterns that use the block or its shortcode.
	 *
	 * @param string $name Full name of the block.
	 * @return list<array{label: string, url: string, lost: list<string>}>
	 */
	private static function in_posts( string $name ): array {
		$posts  = array();
		$places = array();
		foreach ( array( '<!-- wp:' . $name . ' ', '[' . strtr( $name, '/', '_' ), '<!-- wp:' . ReplacedShortcodes::BLOCK . ' ' ) as $marker ) {
			$posts += array_column( self::posts_with( $marker ), null, 'ID' );
		}
		foreach ( $posts as $post ) {
			if ( has_block( $name, $post->post_content ) || in_array( $name, ReplacedShortcodes::in_content( $post->post_content ), true ) ) {
				$places[] = array(
					'label' => self::label( self::kind( $post->post_type ), get_the_title( $post ) ),
					'url'   => (string) get_edit_post_link( $post->ID, 'raw' ),
					'lost'  => self::lost( $name, $post->post_content ),
				);
			}
		}
		return $places;
	}

	/**
	 * Returns the posts with a text in their content, limited to the first 20.
	 *
	 * @return list<\WP_Post>
	 */
	private static function posts_with( string $marker ): array {
		$posts = new \WP_Query(
			array(
				'post_type'           => array_merge( array_values( get_post_types( array( 'public' => true ) ) ), array( 'wp_block' ) ),
				'post_status'         => self::STATUSES,
				's'                   => $marker,
				'search_columns'      => array( 'post_content' ),
				'sentence'            => true,
				'posts_per_page'      => 20,
				'orderby'             => 'ID',
				'order'               => 'ASC',
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
			)
		);
		$found = array_filter( (array) $posts->posts, static fn( $post ): bool => $post instanceof \WP_Post );
		return array_values( array_map( array( BlockMarkers::class, 'stored' ), $found ) );
	}

	/**
	 * Returns the templates and template parts that use the block, those of the theme as well as edited ones.
	 *
	 * @param string $name Full name of the block.
	 * @return list<array{label: string, url: string, lost: list<string>}>
	 */
	private static function in_templates( string $name ): array {
		$places = array();
		foreach ( wp_is_block_theme() ? array( 'wp_template', 'wp_template_part' ) : array() as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if ( has_block( $name, $template->content ) ) {
					$query    = array(
						'postType' => $type,
						'postId'   => $template->id,
						'canvas'   => 'edit',
					);
					$places[] = array(
						'label' => self::label( self::kind( $type ), $template->title ),
						'url'   => current_user_can( 'edit_theme_options' ) ? add_query_arg( array_map( 'rawurlencode', $query ), admin_url( 'site-editor.php' ) ) : '',
						'lost'  => self::lost( $name, $template->content ),
					);
				}
			}
		}
		return $places;
	}

	/**
	 * Returns the widgets screen if a block widget uses the block.
	 *
	 * @param string $name Full name of the block.
	 * @return list<array{label: string, url: string, lost: list<string>}>
	 */
	private static function in_widgets( string $name ): array {
		foreach ( wp_is_block_theme() ? array() : (array) get_option( 'widget_block', array() ) as $widget ) {
			$content = is_array( $widget ) ? $widget['content'] ?? '' : '';
			if ( is_string( $content ) && has_block( $name, $content ) ) {
				return array(
					array(
						'label' => __( 'Widgets', 'storefront-islands' ),
						'url'   => current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : '',
						'lost'  => self::lost( $name, $content ),
					),
				);
			}
		}
		return array();
	}

	/**
	 * Returns what the plugin's block does not have of the blocks in a content, without duplicates.
	 *
	 * @param string $name Full name of the block.
	 * @return list<string>
	 */
	private static function lost( string $name, string $content ): array {
		$lost    = array();
		$waiting = parse_blocks( $content );
		while ( array() !== $waiting ) {
			$block = new ParsedBlock( array_shift( $waiting ) );
			if ( $name === $block->name ) {
				$lost = array_merge( $lost, ( new UnsupportedSettings( $block ) )->all() );
			}
			$waiting = array_merge( $block->inner, $waiting );
		}
		return array_values( array_unique( $lost ) );
	}

	/** Returns the label of a post type, as WordPress calls it. */
	private static function kind( string $post_type ): string {
		$type = get_post_type_object( $post_type );
		return null === $type || ! is_string( $type->labels->singular_name ) ? $post_type : $type->labels->singular_name;
	}

	/**
	 * Returns the label of a place.
	 *
	 * @param string $title Title, may contain entities.
	 */
	private static function label( string $kind, string $title ): string {
		/* translators: 1: Page, Template and the like. 2: its title. */
		return sprintf( __( '%1$s “%2$s”', 'storefront-islands' ), $kind, html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ) );
	}
}
