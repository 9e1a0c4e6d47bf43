<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\StoreApi\Utilities\LocalPickupUtils;
use StorefrontIslands\Page\Content\BlockMarkers;
use StorefrontIslands\WooCommerce\WooSettings;

/**
 * Tests the settings of every page read from WooCommerce.
 *
 * @group woocommerce
 */
final class WooSettingsTest extends TestCase {
	/** Returns whether the cart asks for the address, with this setting and this content of the cart's page. */
	private static function asks( string $setting, string $content = '[woocommerce_cart]' ): bool {
		$page = self::post( $content );
		$row = get_post( $page )->to_array();
		// As on the page itself, where other plugins look for WooCommerce's block.
		$row['post_content'] .= BlockMarkers::lacked_by( $content );
		wp_cache_set( $page, (object) $row, 'posts' );
		self::set_options( array( 'woocommerce_enable_shipping_calc' => $setting, 'woocommerce_cart_page_id' => $page ) );
		return WooSettings::for_pages()['shippingCalculatorEnabled'];
	}

	public function test_the_shipping_calculator_follows_the_setting(): void {
		self::assertTrue( self::asks( 'yes' ) );
		self::assertFalse( self::asks( 'no' ) );
		self::assertFalse( self::asks( 'no', '<!-- wp:storefront-islands/cart /-->' ) );
	}

	public function test_methods_of_zones_are_local_pickup_only_where_the_shop_has_pickup(): void {
		foreach ( array( 'yes' => true, 'no' => false ) as $enabled => $has_pickup ) {
			self::set_options( array( 'woocommerce_pickup_location_settings' => array( 'enabled' => $enabled ) ) );
			$settings = WooSettings::for_pages();
			self::assertSame( $has_pickup, $settings['localPickupEnabled'] );
			// WooCommerce 8 does not count the zones' own method.
			self::assertSame( $has_pickup ? LocalPickupUtils::get_local_pickup_method_ids() : array(), $settings['collectableMethodIds'] );
		}
	}

	/** As behind the price of WooCommerce's mini-cart. */
	public function test_prices_of_the_cart_that_are_not_as_the_shop_enters_them_have_a_label(): void {
		$with    = WC()->countries->inc_tax_or_vat();
		$without = WC()->countries->ex_tax_or_vat();
		foreach ( array( array( 'yes', 'no', 'incl', $with ), array( 'yes', 'yes', 'excl', $without ), array( 'yes', 'no', 'excl', null ), array( 'yes', 'yes', 'incl', null ), array( 'no', 'yes', 'excl', null ), array( 'no', 'no', 'incl', null ) ) as list( $taxes, $entered, $shown, $label ) ) {
			self::set_options( array( 'woocommerce_calc_taxes' => $taxes, 'woocommerce_prices_include_tax' => $entered, 'woocommerce_tax_display_cart' => $shown ) );
			self::assertSame( $label, WooSettings::for_pages()['cartTaxLabel'] ?? null, "$taxes $entered $shown" );
		}
	}

	public function test_a_plugin_hides_the_shipping_calculator(): void {
		add_filter( 'woocommerce_shipping_show_shipping_calculator', '__return_false' );
		self::assertFalse( self::asks( 'yes' ) );
	}

	public function test_the_empty_cart_leads_where_the_classic_one_does(): void {
		$usual = WooSettings::for_pages()['storePages']['shop']['permalink'];
		add_filter( 'woocommerce_return_to_shop_redirect', static fn( $url ): string => "$url?sale" );
		add_filter( 'storefront_islands_classic_extensions', '__return_false' );
		self::assertSame( $usual, WooSettings::for_pages()['storePages']['shop']['permalink'] );
		add_filter( 'storefront_islands_classic_extensions', '__return_true', 20 );
		self::assertSame( "$usual?sale", WooSettings::for_pages()['storePages']['shop']['permalink'] );
	}

	public function test_the_cart_leads_to_the_checkout_that_the_classic_one_does(): void {
		$usual = WooSettings::for_pages()['storePages']['checkout']['permalink'];
		self::assertNotSame( '', $usual );
		add_filter( 'woocommerce_get_checkout_url', static fn( $url ): string => "$url?step=1" );
		add_filter( 'storefront_islands_classic_extensions', '__return_false' );
		self::assertSame( $usual, WooSettings::for_pages()['storePages']['checkout']['permalink'] );
		add_filter( 'storefront_islands_classic_extensions', '__return_true', 20 );
		self::assertSame( "$usual?step=1", WooSettings::for_pages()['storePages']['checkout']['permalink'] );
	}

	public function test_a_setting_that_woocommerce_locks_beside_its_own_block_does_not_count(): void {
		self::assertTrue( self::asks( 'yes', '<!-- wp:woocommerce/cart /-->' ) );
		self::assertSame( version_compare( WC()->version, '10.0', '>=' ), self::asks( 'no', '<!-- wp:woocommerce/cart /-->' ) );
	}
}
