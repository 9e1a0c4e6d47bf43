<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Reads a navigation of WordPress's Navigation block: a post of blocks, of which only the links are used. */
final class SiteNavigation {
	/**
	 * Returns the entries; empty if there is no such navigation, or if it is not published.
	 *
	 * @param int $id Id of the post; 0 for the newest one, which the Navigation block shows by default.
	 * @return list<MenuEntry>
	 */
	public static function entries( int $id ): array {
		$post = $id > 0 ? get_post( $id ) : self::newest();
		if ( ! $post instanceof \WP_Post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
			return array();
		}
		return self::of_blocks( parse_blocks( $post->post_content ) );
	}

	/** Returns the navigation that was published last. */
	private static function newest(): ?\WP_Post {
		$posts = get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'numberposts' => 1,
			)
		);
		return $posts[0] ?? null;
	}

	/**
	 * Returns the entries of blocks.
	 *
	 * @param mixed $blocks Blocks as parse_blocks() returns them.
	 * @return list<MenuEntry>
	 */
	private static function of_blocks( $blocks ): array {
		$entries = array();
		foreach ( is_array( $blocks ) ? $blocks : array() as $block ) {
			if ( is_array( $block ) ) {
				$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
				$entries    = array_merge( $entries, self::of_block( $block['blockName'] ?? null, $attributes, $block['innerBlocks'] ?? array() ) );
			}
		}
		return $entries;
	}

	/**
	 * Returns the entries of one block.
	 *
	 * @param mixed                   $name       Name of the block.
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @param mixed                   $inner      Inner blocks.
	 * @return list<MenuEntry>
	 */
	private static function of_block( $name, array $attributes, $inner ): array {
		switch ( $name ) {
			case 'core/navigation-link':
			case 'core/navigation-submenu':
				return self::is_public( $attributes ) ? array( self::link( $attributes, self::of_blocks( $inner ) ) ) : array();
			case 'core/home-link':
				$label = self::label( $attributes );
				return array( new MenuEntry( '' === $label ? __( 'Home', 'storefront-islands' ) : $label, home_url( '/' ) ) );
			case 'core/page-list':
				return Pages::entries( array(), self::number( $attributes, 'parentPageID' ) );
			default:
				return array();
		}
	}

	/**
	 * Returns the entry of a link.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 * @param list<MenuEntry>         $below      Child entries.
	 */
	private static function link( array $attributes, array $below ): MenuEntry {
		$url       = $attributes['url'] ?? '';
		$rel       = $attributes['rel'] ?? '';
		$opens_tab = true === ( $attributes['opensInNewTab'] ?? false );
		return new MenuEntry( self::label( $attributes ), is_string( $url ) ? $url : '', $below, $opens_tab, is_string( $rel ) ? $rel : '' );
	}

	/**
	 * True if the linked post is published: neither a draft nor deleted.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 */
	private static function is_public( array $attributes ): bool {
		$id = 'post-type' === ( $attributes['kind'] ?? '' ) ? self::number( $attributes, 'id' ) : 0;
		return 0 === $id || 'publish' === get_post_status( $id );
	}

	/**
	 * Returns the label of a block without formatting, which the block editor allows in it.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 */
	private static function label( array $attributes ): string {
		$label = $attributes['label'] ?? '';
		return is_string( $label ) ? Text::decode( wp_strip_all_tags( $label ) ) : '';
	}

	/**
	 * Returns an id from a block's attributes; 0 if there is none.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 */
	private static function number( array $attributes, string $name ): int {
		$id = $attributes[ $name ] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
