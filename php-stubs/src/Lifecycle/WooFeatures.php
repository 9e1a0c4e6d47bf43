<?php
/**
 * What the plugin gets along with.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Lifecycle;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

/** Tells WooCommerce which of its features the plugin is made for. */
final class WooFeatures {
	/** Orders in tables of their own, as orders are only asked for by WooCommerce's functions; and its cart and checkout blocks. */
	private const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Hooks in.
	 *
	 * @param string $plugin_file The plugin's main file.
	 */
	public static function register( string $plugin_file ): void {
		add_action(
			'before_woocommerce_init',
			static function () use ( $plugin_file ): void {
				if ( ! class_exists( FeaturesUtil::class ) ) {
					return;
				}
				foreach ( self::FEATURES as $feature ) {
					FeaturesUtil::declare_compatibility( $feature, $plugin_file, true );
				}
			}
		);
	}
}
