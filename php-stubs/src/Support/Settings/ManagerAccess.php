<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Settings;

defined( 'ABSPATH' ) || exit;

/** Users who may change the plugin's settings, and who see features that are enabled for managers only. */
final class ManagerAccess {
	/**
	 * Returns the required capability: WooCommerce's own if it is available, so that shop managers need no additional
	 * rights.
	 */
	public static function capability(): string {
		return class_exists( 'WooCommerce', false ) ? 'manage_woocommerce' : 'manage_options';
	}

	/** True if the current user is a manager. */
	public static function includes_visitor(): bool {
		return current_user_can( self::capability() );
	}
}
