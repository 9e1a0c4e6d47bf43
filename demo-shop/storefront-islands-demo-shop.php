<?php
/**
 * Plugin Name:       Storefront Islands: demo shop
 * Description:       A small shop with made-up products for a WordPress without WooCommerce, to develop and test Storefront Islands with. Not for sites that people use.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            The contributors to Storefront Islands
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       storefront-islands
 *
 * Storefront Islands asks for a backend only where WooCommerce is not active: beside WooCommerce this plugin does nothing.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\Backend;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $class_name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( 0 === strpos( $class_name, __NAMESPACE__ . '\\' ) && is_file( $file ) ) {
			require $file;
		}
	}
);

add_filter(
	'storefront_islands_backend',
	static function ( ?Backend $backend ): Backend {
		return $backend ?? new DemoBackend();
	}
);
