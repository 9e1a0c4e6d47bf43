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
			$entries[] = new MenuEntry( Text::decode( get_the_title( $shop ) ), (string) get_permalink( $shop ), self::categories() );
		}
		$left_out = array_merge( array_values( $store_pages ), array( self::page_in( 'page_on_front' ), self::page_in( 'page_for_posts' ) ) );
		return array_merge( $entries, self::pages( $left_out ) );
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
	 * @return MenuEntry[]
	 */
	private static function categories(): array {
		$terms    = taxonomy_exists( 'product_cat' ) ? get_terms( array( 'taxonomy' => 'product_cat' ) ) : array();
		$children = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$children[ $term->parent ][] = $term;
		}
		return self::tree(
			$children,
			static function ( \WP_Term $term ): array {
				$url = get_term_link( $term );
				return array( $term->term_id, $term->name, is_string( $url ) ? $url : '' );
			}
		);
	}

	/**
	 * Published pages, each with those below it.
	 *
	 * @param int[] $left_out Ids of pages that the menu does not show.
	 * @return MenuEntry[]
	 */
	private static function pages( array $left_out ): array {
		$pages    = get_pages(
			array(
				'hierarchical' => false,
				'exclude'      => array_values( $left_out ),
				'sort_column'  => 'menu_order,post_title',
			)
		);
		$children = array();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$children[ $page->post_parent ][] = $page;
		}
		return self::tree(
			$children,
			static function ( \WP_Post $page ): array {
				return array( $page->ID, get_the_title( $page ), (string) get_permalink( $page ) );
			}
		);
	}

	/**
	 * Entries of what is below each other. All is read at once: a query for each would be hundreds in a large shop.
	 *
	 * @template Item
	 * @param array<int, list<Item>>                        $children Id, 0 for the outermost, to what is right below.
	 * @param callable( Item ): array{int, string, string} $describe Id, name as HTML and address of one; the empty address leaves it out.
	 * @param int                                           $parent   Whose entries.
	 * @return MenuEntry[]
	 */
	private static function tree( array $children, callable $describe, int $parent = 0 ): array {
		$entries = array();
		foreach ( $children[ $parent ] ?? array() as $item ) {
			list( $id, $name, $url ) = $describe( $item );
			if ( '' !== $url ) {
				$entries[] = new MenuEntry( Text::decode( $name ), $url, self::tree( $children, $describe, $id ) );
			}
		}
		return $entries;
	}
}
