<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Fields;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the registry of address autocomplete providers under WooCommerce's handle, where a plugin has registered
 * one.
 */
final class AddressProviders {
	private const HANDLE = 'wc-address-autocomplete-common';

	private const FILE = 'assets/address-providers.js';

	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	public static function enqueue(): void {
		/**
		 * Filters the address autocomplete providers of the demo shop.
		 *
		 * @param list<array<string, string>> $providers Their id, name and branding_html, as in WooCommerce's WC_Address_Provider.
		 */
		$given     = (array) apply_filters( 'storefront_islands_demo_address_providers', array() );
		$providers = array();
		foreach ( $given as $provider ) {
			$options     = Input::of( $provider );
			$providers[] = array(
				'id'            => $options->text( 'id' ),
				'name'          => $options->text( 'name' ),
				'branding_html' => wp_kses_post( $options->text( 'branding_html' ) ),
			);
		}
		if ( array() === $providers ) {
			return;
		}
		$folder = dirname( __DIR__, 2 );
		wp_enqueue_script( self::HANDLE, plugins_url( self::FILE, "$folder/catalogue.json" ), array(), (string) filemtime( "$folder/" . self::FILE ), true );
		$json = (string) wp_json_encode( $providers, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( self::HANDLE, "var storefrontIslandsDemoAddressProviders = $json;", 'before' );
	}
}
