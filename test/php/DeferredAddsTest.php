<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Adds\DeferredAdds;
use StorefrontIslands\Support\Http\RequestBody;

/**
 * Tests the request of a page that is left before its script could add products. That products are added only once is
 * tested in a browser (held-adds.flow.mjs).
 */
final class DeferredAddsTest extends TestCase {
	private const MUG    = array( array( 'quantity', '2' ), array( 'add-to-cart', '7' ) );
	private const SERVER = array( 'REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/cart/', 'CONTENT_TYPE' => 'text/plain;charset=UTF-8', 'HTTP_SEC_FETCH_SITE' => 'same-origin' );

	/** Returns what is found in a body, or in the queued form submissions: key to fields. */
	private static function found( $body, array $server = array() ): array {
		if ( is_array( $body ) ) {
			$adds = array_map( static fn( $key, $fields ): array => compact( 'key', 'fields' ), array_map( 'strval', array_keys( $body ) ), $body );
			$body = (string) wp_json_encode( array( 'storefront-islands-adds' => $adds ) );
		}
		return DeferredAdds::find( $server + self::SERVER, static fn(): string => $body );
	}

	/** Returns the requests that one form makes. */
	private static function asked( array ...$fields ): array {
		return self::found( array( 'k' => $fields ) );
	}

	public function test_reads_adds_in_the_order_of_the_clicks(): void {
		self::assertSame(
			array( array( 'key' => 'a', 'params' => array( 'id' => 7, 'quantity' => 2 ) ), array( 'key' => 'b', 'params' => array( 'id' => 8, 'quantity' => 1 ) ) ),
			self::found( array( 'a' => self::MUG, 'b' => array( array( 'quantity', '1' ), array( 'add-to-cart', '8' ) ) ) )
		);
	}

	public function test_reads_variations_and_additional_fields_as_the_island_sends_them(): void {
		$asked = self::asked( array( 'attribute_pa_color', 'blue' ), array( 'attribute_pa_size', 'large' ), array( 'product_id', '9' ), array( 'variation_id', '' ), array( 'quantity', '3' ), array( 'engraving', 'O’Brien & Söhne <3' ), array( 'gift[]', 'card' ), array( 'gift[]', 'box' ), array( 'add-to-cart', '9' ) );
		self::assertSame(
			array(
				'engraving' => 'O’Brien & Söhne <3',
				'gift'      => array( 'card', 'box' ),
				'id'        => 9,
				'quantity'  => 3,
				'variation' => array( array( 'attribute' => 'attribute_pa_color', 'value' => 'blue' ), array( 'attribute' => 'attribute_pa_size', 'value' => 'large' ) ),
			),
			$asked[0]['params']
		);
	}

	public function test_reads_the_quantity_of_each_product_of_a_group_with_its_own_key(): void {
		self::assertSame(
			array( array( 'key' => 'k-11', 'params' => array( 'id' => 11, 'quantity' => 2 ) ), array( 'key' => 'k-13', 'params' => array( 'id' => 13, 'quantity' => 1.5 ) ) ),
			self::asked( array( 'quantity[11]', '2' ), array( 'quantity[12]', '0' ), array( 'quantity[13]', '1.5' ), array( 'add-to-cart', '10' ) )
		);
		self::assertSame(
			array( array( 'key' => 'k-11', 'params' => array( 'engraving' => 'A', 'extras' => array( 'a', 'b' ), 'id' => 11, 'quantity' => 2 ) ) ),
			self::asked( array( 'engraving', 'A' ), array( 'extras[]', 'a' ), array( 'extras[]', 'b' ), array( 'quantity[11]', '2' ), array( 'quantity[12]', '' ), array( 'add-to-cart', '10' ) ),
			'Plugins get their fields for each, as from WooCommerce\'s own form.'
		);
		self::assertSame( array(), self::asked( array( 'quantity[11]', '0' ), array( 'add-to-cart', '10' ) ) );
	}

	public function test_form_fields_cannot_override_parameters_of_the_request(): void {
		self::assertSame( array( 'id' => 7, 'quantity' => 1 ), self::asked( array( 'id', '1' ), array( 'quantity', 'many' ), array( 'add-to-cart', '7' ) )[0]['params'] );
	}

	public function test_ignores_other_sites_and_other_kinds_of_requests(): void {
		$found = static fn( array $server ): int => count( self::found( array( 'a' => self::MUG ), $server ) );
		self::assertSame( 1, $found( array() ) );
		self::assertSame( 1, $found( array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => home_url() ) ) );
		foreach ( array( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ), array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://elsewhere.example' ), array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'null' ), array( 'REQUEST_METHOD' => 'GET' ), array( 'CONTENT_TYPE' => 'application/x-www-form-urlencoded' ) ) as $server ) {
			self::assertSame( 0, $found( $server ), (string) wp_json_encode( $server ) );
		}
	}

	public function test_reads_decimals_as_the_island_sends_them_also_typed_in_german_and_arabic(): void {
		foreach ( array( '0.5' => 0.5, '2.0' => 2, '0,5' => 0.5, '١٫٥' => 1.5, '１２' => 12 ) as $typed => $quantity ) {
			self::assertSame( $quantity, self::asked( array( 'quantity', $typed ), array( 'add-to-cart', '7' ) )[0]['params']['quantity'] );
		}
	}

	public function test_passes_on_all_rows_of_a_field(): void {
		self::assertSame(
			array( 'rows[][title]' => array( 'value 0', 'value 1' ), 'rows[][tags]' => array( 'value 2' ) ),
			array_slice( self::asked( array( 'rows[][title]', 'value 0' ), array( 'rows[][title]', 'value 1' ), array( 'rows[][tags][]', 'value 2' ), array( 'add-to-cart', '7' ) )[0]['params'], 0, 2 )
		);
	}

	public function test_ignores_malformed_bodies(): void {
		foreach ( array( '', 'null', '[]', '{"storefront-islands-adds":1}', '{"storefront-islands-adds":[1,{"key":[]},{"key":"k","fields":"x"},{"fields":[["add-to-cart","7"]]}]}' ) as $sent ) {
			self::assertSame( array(), array_filter( array_column( array_column( self::found( $sent ), 'params' ), 'id' ) ) );
		}
	}

	public function test_reads_as_many_adds_as_fit_into_a_batch_and_looks_no_further(): void {
		self::assertCount( 25, self::found( array_fill( 1, 40, self::MUG ) ) );
		$none = array( array( 'quantity[11]', '0' ), array( 'add-to-cart', '10' ) );
		self::assertSame( array(), self::found( array_fill( 1, 25, $none ) + array( 'k' => self::MUG ) ) );
		$file = (string) tempnam( sys_get_temp_dir(), 'body' );
		file_put_contents( $file, '[1,2]' );
		self::assertSame( array( '[1,2]', '' ), array( RequestBody::reader( 5, $file )(), RequestBody::reader( 4, $file )() ) );
		unlink( $file );
	}
}
