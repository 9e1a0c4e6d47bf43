<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Package;
use ReflectionProperty;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;

/**
 * Tests the address fields read from WooCommerce.
 *
 * @group woocommerce
 */
final class WooAddressFieldsTest extends TestCase {
	/** Returns the fields and the locale of a shop with this filter, which WooCommerce applies once. */
	private static function with( string $hook, callable $filter ): array {
		$before = WC()->countries;
		WC()->countries = new \WC_Countries();
		add_filter( $hook, $filter );
		try {
			$fields = new WooAddressFields();
			return array( $fields->address(), $fields->country_locale() );
		} finally {
			remove_filter( $hook, $filter );
			WC()->countries = $before;
		}
	}

	public function test_what_the_shop_changes_in_the_default_locale_holds_for_countries_without_an_entry_and_for_none(): void {
		list( $fields, $locale ) = self::with(
			'woocommerce_get_country_locale_default',
			static function ( array $fields ): array {
				$fields['postcode'] = array( 'label' => 'Code', 'required' => false ) + $fields['postcode'];
				$fields['phone']['required'] = true;
				$fields['company']['required'] = true;
				$fields['city']['priority'] = 95;
				$fields['state']['hidden'] = true;
				return $fields;
			}
		);
		self::assertSame( array( 'Code', 'Code (optional)', false ), array( $fields['postcode']['label'], $fields['postcode']['optionalLabel'], $fields['postcode']['required'] ) );
		self::assertSame( array( 95, true ), array( $fields['city']['index'], $fields['state']['hidden'] ) );
		// WooCommerce before 10 has no phone among the fields of a locale, whose classic form ignores it, too.
		if ( isset( WC()->countries->get_default_address_fields()['phone'] ) ) {
			self::assertTrue( $fields['phone']['required'] );
		}
		self::assertSame( array( 'Address', 'City', 'State/County' ), array( $fields['address_1']['label'], $fields['city']['label'], $fields['state']['label'] ), 'other labels stay those of the block' );
		self::assertArrayNotHasKey( 'AD', $locale );
		self::assertSame( 'ZIP Code', $locale['US']['postcode']['label'], 'a country keeps its own' );
	}

	/** As Checkout Field Editor Pro does while its setting for the order is off. */
	public function test_fields_without_an_index_are_in_the_order_of_the_list(): void {
		$registry = Package::container()->get( AssetDataRegistry::class );
		$data     = new ReflectionProperty( $registry, 'data' );
		$data->setAccessible( true );
		$before = $data->getValue( $registry );
		$names  = array_keys( ( new WooAddressFields() )->address() );
		try {
			$data->setValue( $registry, array( 'defaultFields' => array_fill_keys( $names, array( 'index' => '' ) ) ) + $before );
			$fields = ( new WooAddressFields() )->address();
			self::assertSame( $names, array_keys( $fields ) );
			self::assertSame( array( 0 ), array_values( array_unique( array_column( $fields, 'index' ) ) ) );
			self::assertCount( count( $names ), array_column( $fields, 'index' ) );
		} finally {
			$data->setValue( $registry, $before );
		}
	}
}
