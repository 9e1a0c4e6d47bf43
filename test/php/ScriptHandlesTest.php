<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\OriginalScripts;
use StorefrontIslands\Compat\ScriptHandles;
use WP_Scripts;

/** Tests WooCommerce's script handles on a page with the plugin's checkout. */
final class ScriptHandlesTest extends TestCase {
	/**
	 * Returns the scripts of a page as WooCommerce leaves them: its own, those of a payment method and those of the
	 * plugin.
	 */
	private static function page_of_woocommerce(): WP_Scripts {
		$folder = '/wp-content/plugins/woocommerce/assets/client/blocks/';
		$scripts = new WP_Scripts();
		$scripts->add( ScriptHandles::CHECKOUT, '/ours.js', array( 'wp-element' ) );
		$scripts->add( 'wc-settings', $folder . 'wc-settings.js', array( 'wp-api-fetch' ) );
		$scripts->add( 'wc-price-format', $folder . 'price-format.js', array( 'wc-settings' ) );
		$scripts->add( 'wc-blocks-registry', $folder . 'wc-blocks-registry.js', array( 'wc-settings' ) );
		$scripts->add( 'wc-payment-method-cod', $folder . 'wc-payment-method-cod.js', array( 'wc-blocks-registry' ) );
		$scripts->add( 'wc-price-filter-block-frontend', $folder . 'price-filter-frontend.js', array( 'wc-price-format' ) );
		$scripts->add_inline_script( 'wc-settings', 'var wcSettings = {};', 'before' );
		$scripts->enqueue( array( 'wc-settings', 'wc-payment-method-cod' ) );
		return $scripts;
	}

	public function test_woocommerces_script_handles_depend_on_ours_and_keep_their_inline_data(): void {
		$scripts = self::page_of_woocommerce();
		self::assertSame( array(), ( new OriginalScripts( $scripts ) )->needed( array( 'wc-payment-method-cod' ) ) );
		( new ScriptHandles( $scripts ) )->replace( ScriptHandles::CHECKOUT, array() );
		self::assertFalse( $scripts->registered['wc-settings']->src );
		self::assertSame( array( 'wp-api-fetch', ScriptHandles::CHECKOUT ), $scripts->registered['wc-blocks-registry']->deps );
		self::assertSame( array( 'var wcSettings = {};' ), array_values( array_filter( (array) $scripts->get_data( 'wc-settings', 'before' ) ) ) );
		$scripts->all_deps( array( 'wc-payment-method-cod' ) );
		self::assertContains( ScriptHandles::CHECKOUT, $scripts->to_do );
	}

	public function test_scripts_that_a_woocommerce_block_requires_are_kept_before_ours(): void {
		$scripts = self::page_of_woocommerce();
		$scripts->enqueue( 'wc-price-filter-block-frontend' );
		$kept = ( new OriginalScripts( $scripts ) )->needed( array( 'wc-payment-method-cod' ) );
		self::assertSame( array( 'wc-settings', 'wc-price-format' ), $kept );
		( new ScriptHandles( $scripts ) )->replace( ScriptHandles::CHECKOUT, $kept );
		self::assertTrue( is_string( $scripts->registered['wc-settings']->src ) );
		self::assertFalse( $scripts->registered['wc-blocks-registry']->src );
		self::assertSame( array( 'wp-element', 'wc-settings', 'wc-price-format' ), $scripts->registered[ ScriptHandles::CHECKOUT ]->deps );
	}

	public function test_scripts_of_a_plugin_that_declare_no_handle_are_found_beside_one_that_does(): void {
		$scripts = self::page_of_woocommerce();
		$scripts->add( 'pay-block', '/wp-content/plugins/pay/block.js', array( 'wc-blocks-registry' ) );
		$scripts->add( 'pay-cart', '/wp-content/plugins/pay/cart.js' );
		$scripts->add( 'pay-head', '/wp-content/plugins/pay/head.js' );
		$scripts->add( 'other', '/wp-content/plugins/other/other.js' );
		foreach ( array( 'pay-block', 'pay-cart', 'other' ) as $in_footer ) {
			$scripts->add_data( $in_footer, 'group', 1 );
		}
		$scripts->enqueue( array( 'pay-cart', 'pay-head', 'other' ) );
		self::assertSame( array(), ( new OriginalScripts( $scripts ) )->without_declared_handles() );
		$scripts->enqueue( 'pay-block' );
		self::assertSame( array( 'pay-cart' ), ( new OriginalScripts( $scripts ) )->without_declared_handles() );
	}

	public function test_the_plugin_script_is_not_required_by_woocommerces_own_payment_methods_but_by_another_plugins_script(): void {
		$scripts = self::page_of_woocommerce();
		self::assertFalse( ( new OriginalScripts( $scripts ) )->are_required_by_plugins() );
		$scripts->add( 'gift-wrap-library', '/library.js', array( 'wc-blocks-checkout' ) );
		$scripts->add( 'gift-wrap', '/gift-wrap.js', array( 'gift-wrap-library' ) );
		$scripts->enqueue( 'gift-wrap' );
		self::assertTrue( ( new OriginalScripts( $scripts ) )->are_required_by_plugins() );
	}

	public function test_scripts_already_printed_are_not_replaced(): void {
		$scripts = self::page_of_woocommerce();
		$scripts->done = array( 'wc-settings' );
		( new ScriptHandles( $scripts ) )->replace( ScriptHandles::CHECKOUT, array() );
		self::assertTrue( is_string( $scripts->registered['wc-settings']->src ) );
	}
}
