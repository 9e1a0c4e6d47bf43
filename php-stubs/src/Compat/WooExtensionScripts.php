<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Shop\ExtensionScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Does for the plugin's cart and mini-cart what WooCommerce does for its blocks, including the actions that other
 * plugins use to enqueue their scripts.
 */
final class WooExtensionScripts implements ExtensionScripts {
	private WooIntegrations $integrations;

	public function __construct( WooIntegrations $integrations ) {
		$this->integrations = $integrations;
	}

	public function enqueue_for_cart(): void {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own actions.
		WooIntegrations::run( 'woocommerce_blocks_enqueue_cart_block_scripts_before' );
		foreach ( array_merge( self::of_other_plugins(), $this->integrations->enqueue_data( 'cart' ) ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		do_action( 'woocommerce_blocks_cart_enqueue_data' );
		WooIntegrations::run( 'woocommerce_blocks_enqueue_cart_block_scripts_after' );
		// phpcs:enable
	}

	/**
	 * Returns the scripts that other plugins give to WooCommerce's cart, among them those of payment methods: their
	 * express methods pay there. WooCommerce's own methods have none.
	 *
	 * @return list<non-empty-string> Handles.
	 */
	private static function of_other_plugins(): array {
		$originals = new OriginalScripts( wp_scripts() );
		return array_values( array_filter( WooPaymentScripts::handles( 'cart' ), static fn( string $handle ): bool => ! $originals->is_of_woocommerce( $handle ) ) );
	}

	public function for_mini_cart(): array {
		$handles = $this->integrations->enqueue_data( 'mini-cart' );
		if ( array() !== $handles && ! did_action( 'woocommerce_blocks_cart_enqueue_data' ) ) {
			do_action( 'woocommerce_blocks_cart_enqueue_data' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own action.
		}
		return $handles;
	}

	public function add_data_late(): void {
		wp_enqueue_script( 'wc-settings' );
		WooIntegrations::data()->enqueue_asset_data();
	}
}
