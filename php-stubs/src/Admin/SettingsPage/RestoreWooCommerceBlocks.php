<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Button that shows WooCommerce's own cart and checkout again. The audience of the replacement and all other settings
 * stay unchanged.
 */
final class RestoreWooCommerceBlocks extends AdminAction {
	/** True if the cart or the checkout is replaced. */
	public static function is_needed(): bool {
		$settings = Settings::load();
		return $settings->replaces_cart() || $settings->replaces_checkout();
	}

	protected function action(): string {
		return 'storefront_islands_switch_back';
	}

	protected function label(): string {
		return __( 'Restore WooCommerce’s blocks', 'storefront-islands' );
	}

	protected function help(): string {
		return __( 'Takes effect immediately for everybody: WooCommerce’s cart and checkout blocks show again. Other settings stay.', 'storefront-islands' );
	}

	protected function done(): string {
		return __( 'WooCommerce’s own cart and checkout show again.', 'storefront-islands' );
	}

	protected function run(): void {
		$replaces_nothing = array(
			'replace_cart'     => false,
			'replace_checkout' => false,
		);
		update_option( Settings::OPTION, $replaces_nothing + Settings::load()->all() );
	}
}
