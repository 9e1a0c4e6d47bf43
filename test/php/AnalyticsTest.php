<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Page\Assets\Build;

/** Tests the data and scripts that WooCommerce's admin expects. */
final class AnalyticsTest extends TestCase {
	public function test_the_analytics_script_is_a_dependency_of_woocommerces_admin_script_only(): void {
		$settings = new AnalyticsSettings( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ) );
		wp_deregister_script( 'wc-admin-app' );
		$settings->enqueue_before_admin();
		self::assertFalse( wp_script_is( 'storefront-islands-analytics', 'registered' ) );

		wp_register_script( 'wc-admin-app', '/app.js', array(), '1', true );
		$settings->enqueue_before_admin();
		self::assertSame( array( 'storefront-islands-analytics' ), wp_scripts()->registered['wc-admin-app']->deps );
		self::assertSame( array( 'wp-hooks' ), wp_scripts()->registered['storefront-islands-analytics']->deps );
		wp_deregister_script( 'wc-admin-app' );
		wp_deregister_script( 'storefront-islands-analytics' );
	}
}
