<?php
/**
 * What WooCommerce's admin waits for.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Assets\Build;

$storefront_islands_settings = new AnalyticsSettings( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ) );

return array(
	'ours comes before WooCommerce’s admin, and nowhere else' => static function () use ( $storefront_islands_settings ): void {
		wp_deregister_script( 'wc-admin-app' );
		$storefront_islands_settings->come_before();
		same( false, wp_script_is( 'storefront-islands-analytics', 'registered' ) );

		wp_register_script( 'wc-admin-app', '/app.js', array(), '1', true );
		$storefront_islands_settings->come_before();
		same( array( 'storefront-islands-analytics' ), wp_scripts()->registered['wc-admin-app']->deps );
		same( array( 'wp-hooks' ), wp_scripts()->registered['storefront-islands-analytics']->deps );
		wp_deregister_script( 'wc-admin-app' );
		wp_deregister_script( 'storefront-islands-analytics' );
	},
);
