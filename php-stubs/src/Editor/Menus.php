<?php
/**
 * The menus that the block editor is told of.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Menu\ClassicMenu;
use StorefrontIslands\Menu\MenuEntry;
use StorefrontIslands\Menu\SiteMenu;
use StorefrontIslands\Menu\SiteNavigation;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** The menus to choose from, each with its entries: blocks/menu shows them as its preview. */
final class Menus {
	/** Entries of a list of one level: what is shown of it. */
	private const ENTRIES = 12;

	/**
	 * The menu that a site has before anyone has made one.
	 *
	 * @param Shop $shop The shop.
	 * @return list<array<string, mixed>> Entries: label, entries.
	 */
	public static function of_site( Shop $shop ): array {
		return self::outline( SiteMenu::entries( $shop->settings() ) );
	}

	/**
	 * Locations of the theme that have a menu, then menus of Appearance → Menus.
	 *
	 * @return list<array{value: string, label: string, entries: list<array<string, mixed>>}> Value: of the block's attribute `menu`.
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
	 * Navigations of the site editor.
	 *
	 * @return list<array{value: int, label: string, entries: list<array<string, mixed>>}> Value: of the block's attribute `navigation`.
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
				'value'   => $post->ID,
				'label'   => '' === $title ? "#$post->ID" : $title,
				'entries' => self::outline( SiteNavigation::entries( $post->ID ) ),
			);
		}
		return $menus;
	}

	/**
	 * One menu of Appearance → Menus.
	 *
	 * @param string $value Location or slug.
	 * @param string $label What it is called.
	 * @return array{value: string, label: string, entries: list<array<string, mixed>>}
	 */
	private static function menu( string $value, string $label ): array {
		return array(
			'value'   => $value,
			'label'   => $label,
			'entries' => self::outline( ClassicMenu::entries( $value ) ),
		);
	}

	/**
	 * What is shown of entries.
	 *
	 * @param MenuEntry[] $entries Entries.
	 * @return list<array<string, mixed>>
	 */
	private static function outline( array $entries ): array {
		$outline = array();
		foreach ( array_slice( MenuEntry::useful( $entries ), 0, self::ENTRIES ) as $entry ) {
			$outline[] = array(
				'label'   => $entry->label,
				'entries' => self::outline( $entry->entries ),
			);
		}
		return $outline;
	}
}
