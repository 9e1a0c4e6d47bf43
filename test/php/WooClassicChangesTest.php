<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use RuntimeException;
use StorefrontIslands\Checkout\Fields\CheckoutFields;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooClassicChanges;

/**
 * Tests what plugins change in WooCommerce's own fields by the filters of the classic checkout.
 *
 * @group woocommerce
 */
final class WooClassicChangesTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		add_filter(
			'woocommerce_checkout_fields',
			static function ( array $groups ): array {
				unset( $groups['billing']['billing_company'], $groups['billing']['billing_city'] );
				$groups['billing']['billing_first_name']['label'] = 'Ime';
				$groups['billing']['billing_address_2']['required'] = true;
				$groups['billing']['billing_phone']['required'] = true;
				$groups['billing']['billing_phone']['priority'] = 5;
				$groups['billing']['billing_email']['required'] = false;
				return $groups;
			}
		);
	}

	protected function tear_down(): void {
		WC()->countries->locale = array();
		parent::tear_down();
	}

	public function test_the_form_has_them_in_every_country(): void {
		$fields = ( new WooAddressFields() )->address();
		self::assertSame( array( 'Ime', true, false ), array( $fields['first_name']['label'], $fields['company']['hidden'], $fields['company']['required'] ) );
		self::assertSame( array( true, true, 5 ), array( $fields['address_2']['required'], $fields['phone']['required'], $fields['phone']['index'] ) );
		$locale = ( new WooAddressFields() )->country_locale();
		$cities = array_column( $locale, 'city' );
		self::assertNotSame( array(), $cities, 'Some countries have settings of their own for the city.' );
		self::assertSame( array_fill( 0, count( $cities ), true ), array_column( $cities, 'hidden' ) );
	}

	public function test_a_field_can_become_a_list_and_get_attributes(): void {
		add_filter(
			'woocommerce_billing_fields',
			static function ( array $fields ): array {
				$fields['billing_address_1']['custom_attributes'] = array( 'pattern' => '.*[0-9].*', 'title' => 'With the number', 'onclick' => 'x()' );
				$fields['billing_address_1']['maxlength']         = 40;
				$fields['billing_last_name'] = array( 'type' => 'select', 'options' => array( '' => 'Choose…', 'a' => 'Ada &amp; Co', 7 => 'Seven' ) ) + $fields['billing_last_name'];
				$fields['billing_state']     = array( 'type' => 'select', 'options' => array( 'X' => 'X' ) ) + $fields['billing_state'];
				return $fields;
			}
		);
		$reader = new WooAddressFields();
		$fields = $reader->address();
		self::assertSame( 'select', $fields['last_name']['type'] );
		self::assertSame( array( array( 'value' => 'a', 'label' => 'Ada &amp; Co' ), array( 'value' => '7', 'label' => 'Seven' ) ), $fields['last_name']['options'] );
		self::assertSame( 'Choose…', $fields['last_name']['placeholder'] );
		self::assertSame( array( '.*[0-9].*', 'With the number', 40 ), array( $fields['address_1']['pattern'], $fields['address_1']['title'], $fields['address_1']['maxLength'] ) );
		self::assertSame( array( 'title' => 'With the number' ), $fields['address_1']['attributes'] );
		self::assertArrayNotHasKey( 'options', $fields['state'], 'Its list is that of the country.' );
		foreach ( $reader->country_locale() as $locale ) {
			self::assertSame( array(), array_column( $locale, 'options' ) );
		}
		$form = new CheckoutFields( new JsonReader( array( 'addressFields' => $fields ) ) );
		$name = array_column( $form->address( 'shipping', new JsonReader( array( 'last_name' => 'Old' ) ) ), null, 'name' )['last_name'];
		self::assertSame( array( 'select', array( array( '', 'Choose…' ), array( 'a', 'Ada & Co' ), array( '7', 'Seven' ) ) ), array( $name->control, $name->options ) );
	}

	public function test_an_order_is_asked_for_what_they_require(): void {
		WC()->countries->get_country_locale();
		WooClassicChanges::enforce();
		$locale = WC()->countries->get_country_locale();
		foreach ( array( 'default', WC()->countries->get_base_country(), 'GB', 'ZW' ) as $country ) {
			self::assertTrue( $locale[ $country ]['address_2']['required'], $country );
			self::assertTrue( $locale[ $country ]['phone']['required'], $country );
			self::assertFalse( $locale[ $country ]['city']['required'], $country );
			self::assertArrayNotHasKey( 'email', $locale[ $country ] );
		}
		self::assertNotSame( '', $locale['default']['phone']['label'] );
	}

	public function test_what_only_the_shipping_address_has_stays_where_its_words_or_rules_were_written(): void {
		$closed = static function ( array $groups ): array {
			unset( $groups['billing']['billing_address_1'], $groups['billing']['billing_city'], $groups['billing']['billing_postcode'], $groups['shipping']['shipping_first_name'] );
			return $groups;
		};
		add_filter( 'woocommerce_checkout_fields', $closed );
		foreach ( array( 'address_1', 'city', 'postcode' ) as $name ) {
			self::assertTrue( ( new WooAddressFields() )->address()[ $name ]['hidden'], "$name: the shipping form is WooCommerce's own, which is closed." );
		}
		add_filter(
			'woocommerce_checkout_fields',
			static function ( array $groups ): array {
				$groups['shipping']['shipping_city']['label']         = 'Misto';
				$groups['shipping']['shipping_city']['priority']      = 1;
				$groups['shipping']['shipping_address_1']['required'] = false;
				$groups['shipping']['shipping_postcode']['priority']  = 1;
				return $groups;
			}
		);
		$fields = ( new WooAddressFields() )->address();
		self::assertGreaterThan( $fields['first_name']['index'], $fields['city']['index'], 'A place in the shipping group is none among these fields.' );
		self::assertSame( array( 'Misto', true, false ), array( $fields['city']['label'], $fields['city']['required'], $fields['city']['hidden'] ) );
		self::assertSame( array( false, false ), array( $fields['address_1']['required'], $fields['address_1']['hidden'] ) );
		self::assertTrue( $fields['postcode']['hidden'] );
		self::assertFalse( $fields['first_name']['hidden'], 'The billing address has it.' );
		WooClassicChanges::enforce();
		self::assertFalse( WC()->countries->get_country_locale()['default']['address_1']['required'] );
		add_filter( 'pre_option_woocommerce_ship_to_destination', static fn(): string => 'billing_only' );
		self::assertTrue( ( new WooAddressFields() )->address()['city']['hidden'], 'The shop ships to the billing address.' );
	}

	public function test_a_label_that_was_taken_away_is_what_the_field_says(): void {
		add_filter(
			'woocommerce_checkout_fields',
			static function ( array $groups ): array {
				foreach ( $groups['billing'] as $name => $field ) {
					$groups['billing'][ $name ]['label'] = '';
				}
				$groups['billing']['billing_last_name']['placeholder'] = 'Prezime';
				return $groups;
			}
		);
		$fields = ( new WooAddressFields() )->address();
		self::assertSame( 'Prezime', $fields['last_name']['label'] );
		remove_all_filters( 'woocommerce_checkout_fields' );
		$usual = ( new WooAddressFields() )->address();
		foreach ( array( 'country', 'address_1', 'address_2', 'postcode' ) as $name ) {
			self::assertSame( $usual[ $name ]['label'], $fields[ $name ]['label'], $name );
		}
	}

	public function test_a_plugin_with_a_part_of_its_own_in_the_checkout_block_does_not_count(): void {
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', static function (): void {} );
		self::assertSame( array(), WooClassicChanges::read() );
	}

	public function test_nothing_is_changed_where_classic_extensions_do_not_run_or_a_filter_throws(): void {
		add_filter(
			'woocommerce_billing_fields',
			static function (): array {
				throw new RuntimeException( 'Broken' );
			}
		);
		self::assertSame( array(), WooClassicChanges::read() );
		remove_all_filters( 'woocommerce_billing_fields' );
		self::assertNotSame( array(), WooClassicChanges::read() );
		remove_filter( 'storefront_islands_classic_extensions', '__return_true' );
		self::assertSame( array(), WooClassicChanges::read() );
	}
}
