<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\Lifecycle;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

/** Declares the plugin's compatibility with WooCommerce's features. */
final class WooFeatures {
	/**
	 * Custom order tables, because orders are only read by WooCommerce's functions; and WooCommerce's cart and checkout
	 * blocks.
	 */
	private const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Registers the hook.
	 *
	 * @param string $plugin_file Path of the plugin's main file.
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
