<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Reads a menu of WordPress's classic menu editor. */
final class ClassicMenu {
	/**
	 * Returns the entries; empty if there is no such menu.
	 *
	 * @param string $menu Location of the theme, or the menu's id, slug or name.
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

	/** Returns a property that wp_setup_nav_menu_item() has added to a post. */
	private static function text( object $item, string $name ): string {
		$value = $item->$name ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
