<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Button that deletes all settings, so that the defaults apply again. */
final class Reset extends AdminAction {
	protected function action(): string {
		return 'storefront_islands_reset_settings';
	}

	protected function label(): string {
		return __( 'Reset all settings', 'storefront-islands' );
	}

	protected function help(): string {
		return __( 'Restores the default of every setting on this page: WooCommerce’s own blocks show again, and nothing is recorded.', 'storefront-islands' );
	}

	protected function done(): string {
		return __( 'All settings are reset.', 'storefront-islands' );
	}

	protected function run(): void {
		delete_option( Settings::OPTION );
		delete_option( RecordingSettings::NAME );
	}
}
