<?php
/**
 * WooCommerce's analytics settings.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin;

use StorefrontIslands\Assets\Build;

defined( 'ABSPATH' ) || exit;

/** Loads src/admin/analytics.ts before WooCommerce's admin, which reads its settings once, when it starts. */
final class AnalyticsSettings {
	private const HANDLE = 'storefront-islands-analytics';

	/** WooCommerce's. */
	private const ADMIN_APP = 'wc-admin-app';

	/** After WooCommerce has registered its own. */
	private const LATE = 100;

	/**
	 * The built scripts.
	 *
	 * @var Build
	 */
	private $build;

	/**
	 * Takes the built scripts.
	 *
	 * @param Build $build The built scripts.
	 */
	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'come_before' ), self::LATE );
	}

	/**
	 * Makes WooCommerce's script wait for ours.
	 *
	 * @internal
	 */
	public function come_before(): void {
		$app = wp_scripts()->registered[ self::ADMIN_APP ] ?? null;
		if ( $app instanceof \_WP_Dependency && $this->build->register_script( self::HANDLE, 'analytics' ) ) {
			$app->deps[] = self::HANDLE;
		}
	}
}
