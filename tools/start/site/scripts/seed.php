<?php
/**
 * Fills an installed shop: with the demo shop's products if WooCommerce is absent, and with the pages. Can be run
 * repeatedly.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Pages\Pages;
use StorefrontIslands\DemoShop\Seeder;
use StorefrontIslands\DemoShop\Seeding\SampleCheckout;

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

if ( class_exists( 'WooCommerce' ) ) {
	require __DIR__ . '/woocommerce.php';
} else {
	Seeder::run();
	Seeder::fill_up( (int) getenv( 'PRODUCTS' ) );
	SampleCheckout::ensure();
}
Pages::ensure();
flush_rewrite_rules();
