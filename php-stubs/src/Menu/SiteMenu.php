<?php
/**
 * The menu that a site has before anyone has made one.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** The shop with its categories, then the site's pages. */
final class SiteMenu {
	/**
	 * The entries.
	 *
	 * @param array<string, mixed> $settings The shop's, whose storePages say which pages are its own.
	 * @return list<MenuEntry>
	 */
	public static function entries( array $settings ): array {
		$store_pages = self::ids( $settings['storePages'] ?? array() );
		$entries     = array();
		$shop        = $store_pages['shop'] ?? 0;
		if ( $shop > 0 ) {
			$entries[] = new MenuEntry( Text::decode( get_the_title( $shop ) ), (string) get_permalink( $shop ), self::categories() );
		}
		$left_out = array_merge( array_values( $store_pages ), array( self::page_in( 'page_on_front' ), self::page_in( 'page_for_posts' ) ) );
		return array_merge( $entries, Pages::entries( $left_out ) );
	}

	/**
	 * The ids of the shop's own pages.
	 *
	 * @param mixed $pages The setting storePages: name to id, title and permalink.
	 * @return array<array-key, int>
	 */
	private static function ids( $pages ): array {
		$ids = array();
		foreach ( is_array( $pages ) ? $pages : array() as $name => $page ) {
			$id = is_array( $page ) ? ( $page['id'] ?? 0 ) : 0;
			if ( is_numeric( $id ) && (int) $id > 0 ) {
				$ids[ $name ] = (int) $id;
			}
		}
		return $ids;
	}

	/**
	 * The page that an option names, 0 for none.
	 *
	 * @param string $option Its name.
	 */
	private static function page_in( string $option ): int {
		$id = get_option( $option );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Product categories that hold something, each with those below it.
	 *
	 * @return list<MenuEntry>
	 */
	private static function categories(): array {
		$terms    = taxonomy_exists( 'product_cat' ) ? get_terms( array( 'taxonomy' => 'product_cat' ) ) : array();
		$children = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$children[ $term->parent ][ $term->term_id ] = $term;
		}
		return Tree::entries(
			$children,
			static function ( \WP_Term $term, array $below ): MenuEntry {
				$url = get_term_link( $term );
				return new MenuEntry( Text::decode( $term->name ), is_string( $url ) ? $url : '', $below );
			}
		);
	}
}
