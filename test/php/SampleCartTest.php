<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Editor\Preview\SampleAddress;
use StorefrontIslands\Editor\Preview\SampleCart;
use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

/** Tests that PHP makes the cart of data/sample-cart.json, as src/preview/sample-cart.test.ts does for TypeScript. */
final class SampleCartTest extends TestCase {
	private const DOLLARS = array(
		'currency' => array(
			'code'              => 'USD',
			'precision'         => 2,
			'symbol'            => '$',
			'symbolPosition'    => 'left',
			'decimalSeparator'  => '.',
			'thousandSeparator' => ',',
		),
	);

	/** Returns a cart as in the file: without entities, of its currency only the code, and packages without the address. */
	private static function as_in_file( array $fields ): array {
		$kept = array();
		foreach ( $fields as $name => $value ) {
			if ( 'currency_code' === $name || ( 'destination' !== $name && 0 !== strpos( (string) $name, 'currency_' ) ) ) {
				$kept[ $name ] = is_array( $value ) ? self::as_in_file( $value ) : ( is_string( $value ) ? html_entity_decode( $value ) : $value );
			}
		}
		return $kept;
	}

	public function test_the_cart_is_that_of_the_file_in_dollars_with_what_the_shop_has(): void {
		$file = DataFile::read( 'sample-cart' );
		foreach ( array( 'x' => array(), 'withoutCoupons' => array( 'couponsEnabled' => false ), 'withoutShipping' => array( 'shippingEnabled' => false ), 'withoutBoth' => array( 'couponsEnabled' => false, 'shippingEnabled' => false ) ) as $name => $settings ) {
			self::assertEquals( $file->object( 'cart' )->with( $file->object( $name ) )->all(), self::as_in_file( SampleCart::of( $settings + self::DOLLARS + array( 'countries' => array( 'US' => 'United States' ), 'states' => array( 'US' => array( 'CA' => 'California' ) ) ) ) ), $name );
		}
	}

	public function test_the_address_is_in_a_country_that_the_shop_sells_to(): void {
		$fixture = wp_json_file_decode( dirname( __DIR__ ) . '/fixtures/sample-addresses.json', array( 'associative' => true ) );
		foreach ( $fixture['cases'] as $case ) {
			self::assertEquals( $case['address'], SampleAddress::in( new JsonReader( $case['settings'] ) ), $case['address']['country'] );
		}
	}

	public function test_every_text_of_the_file_is_translated(): void {
		$mark = static fn( string $text ): string => "[$text]";
		add_filter( 'gettext', $mark );
		$cart = new JsonReader( SampleCart::of( array() ) );
		remove_filter( 'gettext', $mark );
		$names = array();
		foreach ( array_merge( $cart->objects( 'items' ), $cart->objects( 'fees' ), $cart->objects( 'cross_sells' ), $cart->objects( 'shipping_rates' ), $cart->objects( 'shipping_rates' )[0]->objects( 'shipping_rates' ), $cart->object( 'totals' )->objects( 'tax_lines' ), $cart->objects( 'items' )[1]->objects( 'variation' ) ) as $named ) {
			$names[] = $named->string( 'name' ) . $named->string( 'attribute' ) . $named->string( 'value' );
		}
		self::assertCount( 12, $names );
		self::assertSame( array(), preg_grep( '/^\[.+\]$/', $names, PREG_GREP_INVERT ) );
	}
}
