<?php
/**
 * Shop with an address autocomplete provider of a plugin: on WooCommerce registered as it documents it, on the demo
 * shop by its filter. Its script is test/gateways/address-provider.js.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

const STOREFRONT_TEST_PROVIDER = array(
	'id'            => 'probe',
	'name'          => 'Probe',
	'branding_html' => 'Powered by <a href="/probe/">Probe</a>',
);

add_filter( 'storefront_islands_demo_address_providers', fn() => array( STOREFRONT_TEST_PROVIDER ) );
add_filter( 'pre_option_woocommerce_address_autocomplete_enabled', fn() => 'yes' );
add_filter(
	'woocommerce_address_providers',
	function ( array $providers ): array {
		$provider                = new class() extends WC_Address_Provider {};
		$provider->id            = STOREFRONT_TEST_PROVIDER['id'];
		$provider->name          = STOREFRONT_TEST_PROVIDER['name'];
		$provider->branding_html = STOREFRONT_TEST_PROVIDER['branding_html'];
		return array_merge( $providers, array( $provider ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	function (): void {
		// As scripts of real providers: behind WooCommerce's script for its classic checkout, where that is registered.
		$needed = wp_script_is( 'wc-address-autocomplete', 'registered' ) ? 'wc-address-autocomplete' : 'wc-address-autocomplete-common';
		wp_enqueue_script( 'probe-addresses', home_url( '/test-gateways/address-provider.js' ), array( $needed ), '1', array( 'in_footer' => true, 'strategy' => 'defer' ) );
	},
	11
);
