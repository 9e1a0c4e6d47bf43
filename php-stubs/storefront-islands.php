<?php
/**
 * Plugin Name:       Storefront Islands
 * Description:       The shopper-facing side of an online shop: cart, mini-cart and more as islands hydrated into server-rendered blocks.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * Text Domain:       storefront-islands
 * Domain Path:       /languages
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/src/Autoload.php';
Autoload::register(
	array(
		'StorefrontIslands\\DemoShop\\' => __DIR__ . '/demo-shop/src/',
		'StorefrontIslands\\'           => __DIR__ . '/src/',
	)
);

( new Plugin( __FILE__ ) )->register();
