<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Checkout\WooClassicValues;
use WC_Customer;

/**
 * Tests what plugins put into the fields of the classic checkout.
 *
 * @group woocommerce
 */
final class WooClassicValuesTest extends TestCase {
	/** Returns the billing and the shipping value of a field of a customer in San Francisco, CA, US. */
	private static function filled( string $field, array $shipping = array() ): array {
		$customer = new WC_Customer();
		$address  = array( 'country' => 'US', 'state' => 'CA', 'city' => 'San Francisco' );
		foreach ( array( 'billing' => $address, 'shipping' => $shipping + $address ) as $kind => $values ) {
			foreach ( $values as $name => $value ) {
				$customer->{"set_{$kind}_$name"}( $value );
			}
		}
		foreach ( WooClassicValues::changes( $customer ) as $name => $value ) {
			$customer->{"set_$name"}( $value );
		}
		return array( $customer->{"get_billing_$field"}(), $customer->{"get_shipping_$field"}() );
	}

	public function test_nothing_changes_by_itself(): void {
		self::assertSame( array( 'US', 'US' ), self::filled( 'country' ) );
		self::assertSame( array( '', '' ), self::filled( 'company' ) );
	}

	public function test_a_default_is_that_of_the_same_shipping_address_too(): void {
		add_filter( 'default_checkout_billing_country', static fn( $country, $input ): string => "$country $input" === 'US billing_country' ? 'GB' : 'FR', 10, 2 );
		self::assertSame( array( 'GB', 'GB' ), self::filled( 'country' ) );
		self::assertSame( array( 'GB', 'DE' ), self::filled( 'country', array( 'country' => 'DE' ) ) );
		add_filter( 'default_checkout_shipping_country', static fn(): string => 'IE' );
		self::assertSame( array( 'GB', 'IE' ), self::filled( 'country' ) );
	}

	public function test_a_default_gets_null_for_an_empty_field_and_may_empty_it(): void {
		$got = array();
		add_filter(
			'default_checkout_billing_company',
			static function ( $value ) use ( &$got ) {
				$got[] = $value;
				return 'Acme';
			}
		);
		add_filter( 'default_checkout_billing_state', '__return_null' );
		self::assertSame( array( 'Acme', 'Acme' ), self::filled( 'company' ) );
		self::assertSame( array( null ), $got );
		self::assertSame( array( '', '' ), self::filled( 'state' ) );
	}

	public function test_one_filter_answers_for_all_fields(): void {
		add_filter( 'woocommerce_checkout_get_value', static fn( $value, $input ) => 'billing_city' === $input ? 'Oakland' : $value, 10, 2 );
		add_filter( 'default_checkout_billing_city', static fn(): string => 'not asked' );
		self::assertSame( array( 'Oakland', 'Oakland' ), self::filled( 'city' ) );
		self::assertSame( array( 'CA', 'CA' ), self::filled( 'state' ) );
	}

	public function test_an_email_address_that_is_none_is_left_out(): void {
		add_filter( 'default_checkout_billing_email', static fn(): string => 'you@example' );
		self::assertSame( array(), WooClassicValues::changes( new WC_Customer() ) );
	}

	public function test_the_default_of_a_field_fills_an_empty_one(): void {
		add_filter(
			'woocommerce_billing_fields',
			static function ( array $fields ): array {
				$fields['billing_company']['default'] = 'Acme';
				$fields['billing_city']['default']    = 'Lahore';
				return $fields;
			}
		);
		self::assertSame( array( 'Acme', 'Acme' ), self::filled( 'company' ) );
		self::assertSame( array( 'San Francisco', 'San Francisco' ), self::filled( 'city' ) );
	}
}
