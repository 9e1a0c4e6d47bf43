<?php
/**
 * Who manages the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Settings;

defined( 'ABSPATH' ) || exit;

/** Those who may change the plugin's settings, and who see what is only on trial. */
final class Managers {
	/** What they are allowed: WooCommerce's own capability where it is there, so that its shop managers need no further rights. */
	public static function capability(): string {
		return class_exists( 'WooCommerce', false ) ? 'manage_woocommerce' : 'manage_options';
	}

	/** Whether the current user is one of them. */
	public static function includes_visitor(): bool {
		return current_user_can( self::capability() );
	}
}
