<?php
/**
 * A menu of Appearance → Menus.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** What a site owner has put together in WordPress's classic editor of menus. */
final class ClassicMenu {
	/**
	 * The entries; none where there is no such menu.
	 *
	 * @param string $menu A location of the theme, or the menu's id, slug or name.
	 * @return list<MenuEntry>
	 */
	public static function entries( string $menu ): array {
		$object   = wp_get_nav_menu_object( get_nav_menu_locations()[ $menu ] ?? $menu );
		$items    = $object ? wp_get_nav_menu_items( $object ) : false;
		$children = array();
		foreach ( is_array( $items ) ? $items : array() as $item ) {
			if ( is_object( $item ) ) {
				$parent = (int) self::text( $item, 'menu_item_parent' );
				$id     = (int) self::text( $item, 'ID' );

				$children[ $parent ][ $id ] = $item;
			}
		}
		return Tree::entries(
			$children,
			static function ( object $item, array $below ): MenuEntry {
				$label     = Text::decode( wp_strip_all_tags( self::text( $item, 'title' ) ) );
				$opens_tab = '_blank' === self::text( $item, 'target' );
				return new MenuEntry( $label, self::text( $item, 'url' ), $below, $opens_tab, self::text( $item, 'xfn' ) );
			}
		);
	}

	/**
	 * A property that wp_setup_nav_menu_item() has given a post.
	 *
	 * @param object $item The menu's item.
	 * @param string $name The property.
	 */
	private static function text( object $item, string $name ): string {
		$value = $item->$name ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
