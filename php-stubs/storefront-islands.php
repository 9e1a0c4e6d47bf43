<?php
/**
 * Plugin Name:          Storefront Islands
 * Description:          A fast cart, checkout and mini-cart, product filters, search, menu and popups for your WooCommerce shop, in your theme’s design.
 * Version:              1.0.0
 * Requires at least:    6.5
 * Requires PHP:         7.4
 * Author:               The contributors to Storefront Islands
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          storefront-islands
 * Domain Path:          /languages
 * WC requires at least: 8.9
 * WC tested up to:      11.0
 *
 * This file and the two that it requires first are compatible with PHP 7.0, which WordPress 6.5 still supports: if the
 * server does not meet the requirements, they show a notice and no other file is loaded.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/src/Admin/Lifecycle/Requirements.php';
require_once __DIR__ . '/src/Admin/Lifecycle/RequirementsNotice.php';

if ( '' !== Admin\Lifecycle\Requirements::missing_on_server( PHP_VERSION, get_bloginfo( 'version' ) ) ) {
	Admin\Lifecycle\RequirementsNotice::register();
	return;
}

require_once __DIR__ . '/src/Autoload.php';
Autoload::register( array( 'StorefrontIslands\\' => __DIR__ . '/src/' ) );

( new Plugin( __FILE__ ) )->register();
