<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Shop\CartPost;
use StorefrontIslands\WooCommerce\Cart\WooCartForm;

/**
 * Tests the cart's form through WooCommerce's handlers.
 *
 * @group woocommerce
 */
final class WooCartFormTest extends TestCase {
	use BuildsWooProducts;

	protected function tear_down(): void {
		if ( function_exists( 'WC' ) ) {
			self::empty_cart();
			wc_clear_notices();
		}
		parent::tear_down();
	}

	/** Puts a lamp into the cart, sends the form and returns the quantity afterwards. */
	private static function quantity_after( array $fields, int $quantity = 2 ): int {
		$cart = self::empty_cart();
		$key  = $cart->add_to_cart( self::product( array() )->get_id(), $quantity );
		$other = in_array( 'OTHER', $fields, true ) ? $cart->add_to_cart( self::product( array() )->get_id() ) : '';
		$json = str_replace( array( 'KEY', 'OTHER' ), array( $key, $other ), (string) wp_json_encode( $fields + array( CartPost::MARKER => '1', 'update_cart' => '1' ) ) );
		$_POST    = wp_slash( json_decode( $json, true ) );
		$_REQUEST = $_POST;
		$_SERVER['HTTP_ORIGIN'] = home_url();
		WooCartForm::take();
		// Falsy: WooCommerce would redirect and end the request.
		self::assertFalse( wp_get_referer() );
		// Before 9.0 it does so in any case, and would end the tests.
		add_filter(
			'wp_redirect',
			static function (): void {
				throw new \DomainException( 'redirects' );
			}
		);
		try {
			\WC_Form_Handler::update_cart_action();
		} catch ( \DomainException $redirects ) {
			self::assertTrue( version_compare( WC_VERSION, '9.0', '<' ) );
		}
		return (int) ( $cart->get_cart_contents()[ $key ]['quantity'] ?? 0 );
	}

	private static function errors(): array {
		return array_column( wc_get_notices( 'error' ), 'notice' );
	}

	public function test_a_typed_quantity_and_a_step_change_the_cart_without_a_living_nonce(): void {
		self::assertSame( 5, self::quantity_after( array( 'cart' => array( 'KEY' => array( 'qty' => '5' ) ) ) ) );
		self::assertSame( 3, self::quantity_after( array( CartPost::STEP => array( 'KEY' => '1 1 9 1' ) ) ) );
		self::assertSame( 0, self::quantity_after( array( 'cart' => array( 'KEY' => array( 'qty' => '0' ) ) ) ) );
	}

	public function test_limits_of_the_store_api_hold(): void {
		add_filter( 'woocommerce_store_api_product_quantity_multiple_of', static fn (): int => 4 );
		self::assertSame( 4, self::quantity_after( array( 'cart' => array( 'KEY' => array( 'qty' => '6' ) ) ), 4 ) );
		self::assertCount( 1, self::errors() );
		wc_clear_notices();
		self::assertSame( 8, self::quantity_after( array( 'cart' => array( 'KEY' => array( 'qty' => '8' ) ) ), 4 ) );
		self::assertSame( array(), self::errors() );
	}

	public function test_a_plugin_that_refuses_a_quantity_is_heard(): void {
		add_filter( 'woocommerce_update_cart_validation', '__return_false' );
		self::assertSame( 2, self::quantity_after( array( 'cart' => array( 'KEY' => array( 'qty' => '5' ) ) ) ) );
	}

	public function test_a_line_is_removed_and_brought_back(): void {
		self::assertSame( 0, self::quantity_after( array( 'remove_item' => 'KEY' ) ) );
		$key      = (string) array_key_last( WC()->cart->get_removed_cart_contents() );
		unset( $_GET['remove_item'] );
		$_POST    = array( CartPost::MARKER => '1', 'undo_item' => $key );
		$_REQUEST = $_POST;
		WooCartForm::take();
		self::assertSame( 2, WC()->cart->get_cart_contents()[ $key ]['quantity'] ?? 0 );
	}

	public function test_a_removal_leaves_the_quantities_of_its_form(): void {
		self::assertSame( 5, self::quantity_after( array( 'cart' => array( 'KEY' => array( 'qty' => '5' ) ), 'remove_item' => 'OTHER' ) ) );
		self::assertCount( 1, WC()->cart->get_cart() );
	}

	public function test_another_country_is_taken_without_the_state_and_postcode_of_the_one_before(): void {
		WC()->customer->set_shipping_location( 'US', 'CA', '94703', 'Berkeley' );
		self::quantity_after( array( 'calc_shipping_country' => 'GB', 'calc_shipping_state' => 'CA', 'calc_shipping_postcode' => '94703', 'calc_shipping_city' => 'Bath' ) );
		$customer = WC()->customer;
		self::assertSame( array( 'GB', '', '', 'Bath' ), array( $customer->get_shipping_country(), $customer->get_shipping_state(), $customer->get_shipping_postcode(), $customer->get_shipping_city() ) );
		self::assertSame( array(), self::errors() );
	}
}
