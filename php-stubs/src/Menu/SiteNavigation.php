<?php
/**
 * A navigation of the site editor.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** What a site owner has put together in WordPress's Navigation block: a post of blocks, of which those that are links count. */
final class SiteNavigation {
	/**
	 * The entries; none where there is no such navigation, or it is not published.
	 *
	 * @param int $id The post's id; 0 for the newest one, which is what the Navigation block shows unless told otherwise.
	 * @return list<MenuEntry>
	 */
	public static function entries( int $id ): array {
		$post = $id > 0 ? get_post( $id ) : self::newest();
		if ( ! $post instanceof \WP_Post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
			return array();
		}
		return self::of_blocks( parse_blocks( $post->post_content ) );
	}

	/** The navigation that was published last. */
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
	 * The entries of blocks.
	 *
	 * @param mixed $blocks As parse_blocks() gives them.
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
	 * The entries of one block.
	 *
	 * @param mixed                   $name       Its name.
	 * @param array<array-key, mixed> $attributes Its attributes.
	 * @param mixed                   $inner      Blocks in it.
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
	 * The entry of a link.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @param list<MenuEntry>         $below      What stands below it.
	 */
	private static function link( array $attributes, array $below ): MenuEntry {
		$url       = $attributes['url'] ?? '';
		$rel       = $attributes['rel'] ?? '';
		$opens_tab = true === ( $attributes['opensInNewTab'] ?? false );
		return new MenuEntry( self::label( $attributes ), is_string( $url ) ? $url : '', $below, $opens_tab, is_string( $rel ) ? $rel : '' );
	}

	/**
	 * Whether what it links to may be seen: not a draft, nor a page that is gone.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 */
	private static function is_public( array $attributes ): bool {
		$id = 'post-type' === ( $attributes['kind'] ?? '' ) ? self::number( $attributes, 'id' ) : 0;
		return 0 === $id || 'publish' === get_post_status( $id );
	}

	/**
	 * A block's label, which its editor lets people write in bold.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 */
	private static function label( array $attributes ): string {
		$label = $attributes['label'] ?? '';
		return is_string( $label ) ? Text::decode( wp_strip_all_tags( $label ) ) : '';
	}

	/**
	 * An id among a block's attributes, 0 for none.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @param string                  $name       Which.
	 */
	private static function number( array $attributes, string $name ): int {
		$id = $attributes[ $name ] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
