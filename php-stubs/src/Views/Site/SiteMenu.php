<?php
/**
 * The menu that a site has before anyone has made one.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Site;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** The shop with its categories, then the site's pages. */
final class SiteMenu {
	/**
	 * The entries.
	 *
	 * @param array<string, mixed> $settings The shop's, whose storePages say which pages are its own.
	 * @return MenuEntry[]
	 */
	public static function entries( array $settings ): array {
		$store_pages = self::ids( $settings['storePages'] ?? array() );
		$entries     = array();
		$shop        = $store_pages['shop'] ?? 0;
		if ( $shop > 0 ) {
			$entries[] = new MenuEntry( Text::decode( get_the_title( $shop ) ), (string) get_permalink( $shop ), self::categories( 0 ) );
		}
		$left_out = array_merge( array_values( $store_pages ), array( self::page_in( 'page_on_front' ), self::page_in( 'page_for_posts' ) ) );
		return array_merge( $entries, self::pages( 0, $left_out ) );
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
	 * Product categories that hold something, with those below them.
	 *
	 * @param int $parent Term id, 0 for the outermost.
	 * @return MenuEntry[]
	 */
	private static function categories( int $parent ): array {
		$terms   = taxonomy_exists( 'product_cat' ) ? get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'parent'     => $parent,
				'hide_empty' => true,
			)
		) : array();
		$entries = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$url = get_term_link( $term );
			if ( is_string( $url ) ) {
				$entries[] = new MenuEntry( Text::decode( $term->name ), $url, self::categories( $term->term_id ) );
			}
		}
		return $entries;
	}

	/**
	 * Published pages, with those below them.
	 *
	 * @param int   $parent   Page id, 0 for the outermost.
	 * @param int[] $left_out Ids of pages that the menu does not show.
	 * @return MenuEntry[]
	 */
	private static function pages( int $parent, array $left_out ): array {
		$entries = array();
		$pages   = get_pages(
			array(
				'parent'       => $parent,
				'hierarchical' => false,
				'exclude'      => array_values( $left_out ),
				'sort_column'  => 'menu_order,post_title',
			)
		);
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$entries[] = new MenuEntry( Text::decode( get_the_title( $page ) ), (string) get_permalink( $page ), self::pages( $page->ID, $left_out ) );
		}
		return $entries;
	}
}
