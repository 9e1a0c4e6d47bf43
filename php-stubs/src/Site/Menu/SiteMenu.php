<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Shop page with its categories, followed by the site's pages. */
final class SiteMenu {
	/**
	 * Returns the entries.
	 *
	 * @param array<string, mixed> $settings Settings of the shop; storePages contains its own pages.
	 * @return list<MenuEntry>
	 */
	public static function entries( array $settings ): array {
		$store_pages = self::ids( $settings['storePages'] ?? array() );
		$entries     = array();
		$shop        = $store_pages['shop'] ?? 0;
		if ( $shop > 0 ) {
			$entries[] = new MenuEntry( Text::decode( wp_strip_all_tags( get_the_title( $shop ) ) ), (string) get_permalink( $shop ), self::categories() );
		}
		$left_out = array_merge( array_values( $store_pages ), array( self::page_in( 'page_on_front' ), self::page_in( 'page_for_posts' ) ) );
		return array_merge( $entries, Pages::entries( $left_out ) );
	}

	/**
	 * Returns the ids of the shop's own pages.
	 *
	 * @param mixed $pages Setting storePages: id, title and permalink by name.
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

	/** Returns the page id that an option holds; 0 if there is none. */
	private static function page_in( string $option ): int {
		$id = get_option( $option );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Returns the product categories that are not empty, each with its child categories.
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
