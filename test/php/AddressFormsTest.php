<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Checkout\Fields\CheckoutFields;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Support\JsonReader;

/**
 * Tests the server's address form of each country, and of none, against that of WooCommerce's checkout block, as recorded
 * by test/flows/checkout/countries.flow.mjs.
 */
final class AddressFormsTest extends TestCase {
	/** Returns the form of a country as the record has it; company is left out. */
	private static function form( CheckoutFields $fields, string $country ): string {
		$form = array();
		foreach ( $fields->address( 'shipping', new JsonReader( array( 'country' => $country ) ) ) as $field ) {
			if ( 'company' !== $field->name && false === strpos( $field->name, '/' ) ) {
				$form[] = $field->name . ': ' . $field->label;
			}
		}
		return implode( '; ', $form );
	}

	public function test_the_form_of_each_country_is_that_of_woocommerces_checkout(): void {
		if ( defined( 'WC_VERSION' ) && version_compare( WC_VERSION, '11', '<' ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'recorded from WooCommerce 11, whose table of countries is another one' );
		}
		$record    = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/fixtures/address-forms.json' ), true );
		$fields    = new CheckoutFields( new JsonReader( ( new SiteSettings( self::site_shop() ) )->all( true ) ) );
		$differing = array();
		foreach ( $record as $expected => $countries ) {
			foreach ( explode( ' ', $countries ) as $country ) {
				$form = self::form( $fields, 'none' === $country ? '' : $country );
				if ( $form !== $expected ) {
					$differing[ $country ] = array( $expected, $form );
				}
			}
		}
		self::assertSame( array(), $differing );
	}
}
