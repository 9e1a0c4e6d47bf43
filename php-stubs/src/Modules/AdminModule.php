<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Admin\AnalyticsSettings;
use StorefrontIslands\Admin\PrivacyPolicy;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;
use StorefrontIslands\Page\Assets\Build;

defined( 'ABSPATH' ) || exit;

/** Settings, the privacy policy, Site Health, analytics. */
final class AdminModule implements Module {
	/** Path of the plugin's main file. */
	private string $plugin_file;

	private Build $build;

	public function __construct( string $plugin_file, Build $build ) {
		$this->plugin_file = $plugin_file;
		$this->build       = $build;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		( new SettingsPage( $this->plugin_file ) )->register();
		PrivacyPolicy::register();
		SiteHealth::register();
		( new AnalyticsSettings( $this->build ) )->register();
	}
}
