<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin;

use StorefrontIslands\Page\Assets\Build;

defined( 'ABSPATH' ) || exit;

/** Loads src/admin/analytics.ts before WooCommerce's admin app, which reads its settings only once, on start. */
final class AnalyticsSettings {
	private const HANDLE = 'storefront-islands-analytics';

	/** Handle of WooCommerce's admin app. */
	private const ADMIN_APP = 'wc-admin-app';

	/** Priority after WooCommerce has registered its own scripts. */
	private const LATE = 100;

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	public function register(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_before_admin' ), self::LATE );
	}

	/**
	 * Adds the script to the dependencies of WooCommerce's admin app.
	 *
	 * @internal
	 */
	public function enqueue_before_admin(): void {
		$app = wp_scripts()->registered[ self::ADMIN_APP ] ?? null;
		if ( $app instanceof \_WP_Dependency && $this->build->register_script( self::HANDLE, 'analytics' ) ) {
			$app->deps[] = self::HANDLE;
		}
	}
}
