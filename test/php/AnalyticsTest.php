<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Page\Assets\Build;

/**
 * Tests the data and scripts that WooCommerce's admin expects.
 */
final class AnalyticsTest extends TestCase {
	private static AnalyticsSettings $storefront_islands_settings;

	/** {@inheritDoc} */
	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$storefront_islands_settings = new AnalyticsSettings( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ) );
	}

	/**
	 * @testdox the analytics script is a dependency of WooCommerce’s admin script only
	 */
	public function test_the_analytics_script_is_a_dependency_of_woocommerces_admin_script_only(): void {
		wp_deregister_script( 'wc-admin-app' );
		self::$storefront_islands_settings->enqueue_before_admin();
		self::assertFalse( wp_script_is( 'storefront-islands-analytics', 'registered' ) );

		wp_register_script( 'wc-admin-app', '/app.js', array(), '1', true );
		self::$storefront_islands_settings->enqueue_before_admin();
		self::assertSame( array( 'storefront-islands-analytics' ), wp_scripts()->registered['wc-admin-app']->deps );
		self::assertSame( array( 'wp-hooks' ), wp_scripts()->registered['storefront-islands-analytics']->deps );
		wp_deregister_script( 'wc-admin-app' );
		wp_deregister_script( 'storefront-islands-analytics' );
	}
}
