<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Settings;

defined( 'ABSPATH' ) || exit;

/** Adds admin pages for managers of the shop: to WooCommerce's menu, or to WordPress's settings menu without WooCommerce. */
final class ManagerPage {
	/**
	 * Adds a page. Must run at `admin_menu`, after WooCommerce has added its menu.
	 *
	 * @param string $slug Slug of the page.
	 * @param string $title Title of the page and of its menu item.
	 * @return string Suffix of the page's hook, such as load-{suffix}; empty if the current user may not see the page.
	 */
	public static function add( string $slug, string $title, callable $callback ): string {
		$suffix = self::is_in_shop_menu()
			? add_submenu_page( 'woocommerce', $title, $title, ManagerAccess::capability(), $slug, $callback )
			: add_options_page( $title, $title, ManagerAccess::capability(), $slug, $callback );
		return is_string( $suffix ) ? $suffix : '';
	}

	/**
	 * Returns the URL of a page.
	 *
	 * @param string $slug Slug of the page.
	 */
	public static function url( string $slug ): string {
		return admin_url( ( self::is_in_shop_menu() ? 'admin.php' : 'options-general.php' ) . '?page=' . $slug );
	}

	/** True if the pages are in WooCommerce's menu. */
	public static function is_in_shop_menu(): bool {
		return class_exists( 'WooCommerce', false );
	}
}
