<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\Classic\ScreenScripts;
use WP_Scripts;

/** Tests what is left of WooCommerce's scripts of the classic cart and checkout. */
final class ScreenScriptsTest extends TestCase {
	private WP_Scripts $scripts;

	public function set_up(): void {
		parent::set_up();
		$this->scripts         = $GLOBALS['wp_scripts'] ?? new WP_Scripts();
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		remove_all_actions( 'wp_enqueue_scripts' );
		wp_register_script( 'own', '/own.js', array(), '1', true );
	}

	public function tear_down(): void {
		$GLOBALS['wp_scripts'] = $this->scripts;
		parent::tear_down();
	}

	/** Registers them as WooCommerce does. */
	private static function register(): void {
		wp_register_script( 'woocommerce', '/woocommerce.js', array(), '1', true );
		wp_register_script( 'wc-country-select', '/country-select.js', array(), '1', true );
		foreach ( array( 'wc-cart', 'wc-checkout' ) as $handle ) {
			wp_register_script( $handle, "/$handle.js", array( 'woocommerce', 'wc-country-select' ), '1', true );
		}
	}

	/** Returns what the page's footer has, as WooCommerce adds its settings to what is needed. */
	private static function printed(): string {
		foreach ( array( 'wc-cart', 'wc-checkout' ) as $handle ) {
			if ( wp_script_is( $handle ) ) {
				wp_localize_script( $handle, str_replace( '-', '_', "{$handle}_params" ), array( 'ajax_url' => '/ajax' ) );
			}
		}
		ob_start();
		wp_scripts()->do_items( false, 1 );
		return (string) ob_get_clean();
	}

	public function test_only_the_settings_of_the_screen_are_printed_before_the_own_script(): void {
		self::register();
		wp_enqueue_script( 'of-a-plugin', '/of-a-plugin.js', array( 'wc-checkout' ), '1', true );
		ScreenScripts::empty( 'checkout', 'own' );
		wp_enqueue_script( 'own' );
		$html = self::printed();
		self::assertMatchesRegularExpression( '#woocommerce\.js.*wc_checkout_params.*of-a-plugin\.js.*own\.js#s', $html );
		self::assertStringNotContainsString( 'wc-checkout.js', $html );
		self::assertStringNotContainsString( 'country-select', $html );
		self::assertStringNotContainsString( 'wc_cart_params', $html );
	}

	public function test_they_may_be_registered_later_as_in_block_themes(): void {
		ScreenScripts::empty( 'cart', 'own' );
		wp_enqueue_script( 'own' );
		self::assertFalse( wp_script_is( 'wc-cart' ), 'WordPress remembers what is needed.' );
		self::register();
		do_action( 'wp_enqueue_scripts' );
		$html = self::printed();
		self::assertMatchesRegularExpression( '#wc_cart_params.*own\.js#s', $html );
		self::assertStringNotContainsString( 'wc-cart.js', $html );
	}

	public function test_the_script_of_the_other_screen_stays(): void {
		self::register();
		ScreenScripts::empty( 'cart', 'own' );
		wp_enqueue_script( 'wc-checkout' );
		self::assertStringContainsString( 'wc-checkout.js', self::printed() );
	}

	public function test_one_that_the_head_has_printed_has_run_an_emptied_one_has_not(): void {
		self::register();
		wp_enqueue_script( 'wc-checkout' );
		self::assertFalse( ScreenScripts::has_run() );
		self::printed();
		ScreenScripts::empty( 'checkout', 'own' );
		self::assertTrue( ScreenScripts::has_run() );
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		self::register();
		wp_register_script( 'own', '/own.js', array(), '1', true );
		ScreenScripts::empty( 'checkout', 'own' );
		wp_enqueue_script( 'own' );
		self::printed();
		self::assertFalse( ScreenScripts::has_run() );
	}

	public function test_a_shop_without_them_has_the_own_script_all_the_same(): void {
		ScreenScripts::empty( 'checkout', 'own' );
		wp_enqueue_script( 'own' );
		do_action( 'wp_enqueue_scripts' );
		self::assertStringContainsString( 'own.js', self::printed() );
	}
}
