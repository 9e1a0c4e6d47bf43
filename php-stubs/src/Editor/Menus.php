<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Site\Menu\ClassicMenu;
use StorefrontIslands\Site\Menu\MenuEntry;
use StorefrontIslands\Site\Menu\SiteMenu;
use StorefrontIslands\Site\Menu\SiteNavigation;

defined( 'ABSPATH' ) || exit;

/** Menus that blocks/menu offers. */
final class Menus {
	/** True if the default menu of a site that has none has links. */
	public static function site_has_links( Shop $shop ): bool {
		return self::have_links( SiteMenu::entries( $shop->settings() ) );
	}

	/**
	 * Returns the theme's locations that have a menu, then the menus of Appearance → Menus, with their value in the
	 * block's attribute `menu`.
	 *
	 * @return list<array{value: string, label: string, hasLinks: bool}>
	 */
	public static function classic(): array {
		$menus = array();
		foreach ( array_intersect_key( get_registered_nav_menus(), array_filter( get_nav_menu_locations() ) ) as $location => $label ) {
			/* translators: %s: a theme's place for a menu, such as "Header". */
			$menus[] = self::menu( (string) $location, sprintf( __( 'Place of the theme: %s', 'storefront-islands' ), Text::decode( $label ) ) );
		}
		foreach ( wp_get_nav_menus() as $menu ) {
			$menus[] = self::menu( $menu->slug, Text::decode( $menu->name ) );
		}
		return $menus;
	}

	/**
	 * Returns the navigations of the site editor, with their value in the block's attribute `navigation`.
	 *
	 * @return list<array{value: int, label: string, hasLinks: bool}>
	 */
	public static function navigations(): array {
		$posts = get_posts(
			array(
				'post_type'   => 'wp_navigation',
				'numberposts' => 50,
			)
		);
		$menus = array();
		foreach ( $posts as $post ) {
			$title   = Text::decode( wp_strip_all_tags( get_the_title( $post ) ) );
			$menus[] = array(
				'value'    => $post->ID,
				'label'    => '' === $title ? "#$post->ID" : $title,
				'hasLinks' => self::have_links( SiteNavigation::entries( $post->ID ) ),
			);
		}
		return $menus;
	}

	/**
	 * Returns one menu of Appearance → Menus.
	 *
	 * @param string $value Location or slug.
	 * @return array{value: string, label: string, hasLinks: bool}
	 */
	private static function menu( string $value, string $label ): array {
		return array(
			'value'    => $value,
			'label'    => $label,
			'hasLinks' => self::have_links( ClassicMenu::entries( $value ) ),
		);
	}

	/**
	 * True if a menu of these entries shows something.
	 *
	 * @param MenuEntry[] $entries Entries.
	 */
	private static function have_links( array $entries ): bool {
		return array() !== MenuEntry::without_empty( $entries );
	}
}
