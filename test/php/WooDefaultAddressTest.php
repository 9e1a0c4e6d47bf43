<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooClassicChanges;
use StorefrontIslands\WooCommerce\Checkout\WooClassicFields;

/**
 * Tests what plugins and themes make of the fields that both addresses begin with, by woocommerce_default_address_fields.
 *
 * @group woocommerce
 */
final class WooDefaultAddressTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		// WooCommerce saves it as hidden once somebody has seen the checkout.
		self::set_options( array( 'woocommerce_checkout_company_field' => 'optional' ) );
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		add_filter( 'woocommerce_cart_needs_shipping_address', '__return_true' );
		add_filter(
			'woocommerce_default_address_fields',
			static function ( array $fields ): array {
				$fields['address_1']['label']    = 'Street and number';
				$fields['postcode']['required']  = false;
				$fields['address_2']['required'] = true;
				$fields['house']                 = array( 'label' => 'House', 'required' => true );
				unset( $fields['company'] );
				return $fields;
			}
		);
		WC()->countries->locale = array();
	}

	protected function tear_down(): void {
		parent::tear_down();
		WC()->countries->locale = array();
	}

	public function test_the_form_has_their_labels_and_rules(): void {
		$fields = ( new WooAddressFields() )->address();
		self::assertSame( array( 'Street and number', false, true ), array( $fields['address_1']['label'], $fields['postcode']['required'], $fields['address_2']['required'] ) );
		self::assertSame( array( false, true ), array( $fields['company']['required'], $fields['company']['hidden'] ) );
		self::assertSame( 'City', $fields['city']['label'], 'what nobody has changed' );
		self::assertSame( 'ZIP Code', ( new WooAddressFields() )->country_locale()['US']['postcode']['label'], 'a country keeps its own' );
	}

	public function test_an_added_field_is_asked_for_with_both_addresses(): void {
		$html = implode( '', WooClassicFields::html() );
		self::assertStringContainsString( 'name="billing_house"', $html );
		self::assertStringContainsString( 'name="shipping_house"', $html );
	}

	public function test_an_order_is_not_asked_for_it_in_its_address(): void {
		$asks = static fn(): array => array_filter( WC()->countries->get_country_locale(), static fn( array $fields ): bool => isset( $fields['house'] ) );
		self::assertArrayHasKey( 'default', $asks(), 'WooCommerce refuses any order without it.' );
		WooClassicChanges::enforce();
		self::assertSame( array(), $asks() );
		self::assertTrue( WC()->countries->get_country_locale()['default']['address_2']['required'] );
	}

	public function test_where_the_classic_checkout_never_was_rules_of_orders_hold_and_no_field_is_hidden(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		$fields = ( new WooAddressFields() )->address();
		self::assertSame( array( true, false ), array( $fields['address_2']['required'], $fields['company']['hidden'] ) );
	}
}
