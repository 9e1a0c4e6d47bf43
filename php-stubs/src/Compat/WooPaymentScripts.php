<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Does for the plugin's checkout what WooCommerce does for its checkout block: enqueues the scripts and data of active
 * payment methods and of plugins that extend the block, and runs the actions that other plugins use to enqueue their
 * scripts.
 */
final class WooPaymentScripts implements PaymentScripts {
	private WooIntegrations $integrations;

	public function __construct( WooIntegrations $integrations ) {
		$this->integrations = $integrations;
	}

	public function enqueue(): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own actions.
		WooIntegrations::run( 'woocommerce_blocks_enqueue_checkout_block_scripts_before' );
		$handles = self::handles( 'checkout' );
		foreach ( array_merge( $handles, $this->integrations->enqueue_data( 'checkout' ) ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		do_action( 'woocommerce_blocks_checkout_enqueue_data' );
		WooIntegrations::run( 'woocommerce_blocks_enqueue_checkout_block_scripts_after' );
		// phpcs:enable
		return $handles;
	}

	/**
	 * Returns the handles that the script of a WooCommerce block would depend on besides its own: WooCommerce adds those
	 * of the active payment methods, other plugins what they draw into the block.
	 *
	 * @return list<non-empty-string> Handles, registered.
	 */
	public static function handles( string $block ): array {
		$handles = apply_filters( 'woocommerce_blocks_register_script_dependencies', array(), "wc-$block-block-frontend" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		return WooIntegrations::with_undeclared( WooIntegrations::names( is_array( $handles ) ? $handles : array() ) );
	}
}
