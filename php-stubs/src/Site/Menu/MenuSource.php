<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Reads the menu that a block's attributes select. */
final class MenuSource {
	/**
	 * Returns the entries.
	 *
	 * @param array<string, mixed> $attributes Attributes of blocks/menu/block.json.
	 * @return list<MenuEntry>
	 */
	public static function entries( Shop $shop, array $attributes ): array {
		switch ( $attributes['source'] ?? '' ) {
			case 'items':
				$entries = MenuEntry::read( $attributes['items'] ?? array() );
				break;
			case 'menu':
				$menu    = $attributes['menu'] ?? '';
				$entries = ClassicMenu::entries( is_scalar( $menu ) ? (string) $menu : '' );
				break;
			case 'navigation':
				$id      = $attributes['navigation'] ?? 0;
				$entries = SiteNavigation::entries( is_numeric( $id ) ? (int) $id : 0 );
				break;
			default:
				$entries = SiteMenu::entries( $shop->settings() );
		}
		return MenuEntry::without_empty( $entries );
	}
}
