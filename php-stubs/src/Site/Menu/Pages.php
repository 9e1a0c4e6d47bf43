<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Published pages in their menu order, each with its child pages. */
final class Pages {
	/**
	 * Returns the entries.
	 *
	 * @param int[] $left_out Ids of pages to exclude.
	 * @param int   $parent_id   Page whose children are returned; 0 for all pages.
	 * @return list<MenuEntry>
	 */
	public static function entries( array $left_out = array(), int $parent_id = 0 ): array {
		$pages    = get_pages(
			array(
				'hierarchical' => false,
				'exclude'      => array_values( $left_out ),
				'sort_column'  => 'menu_order,post_title',
			)
		);
		$children = array();
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$children[ $page->post_parent ][ $page->ID ] = $page;
		}
		return Tree::entries(
			$children,
			static function ( \WP_Post $page, array $below ): MenuEntry {
				return new MenuEntry( Text::decode( wp_strip_all_tags( get_the_title( $page ) ) ), (string) get_permalink( $page ), $below );
			},
			$parent_id
		);
	}
}
