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
	private const MUG = array( 'a' => array( array( 'quantity', '2' ), array( 'add-to-cart', '7' ) ) );

	private static function request( array $server = array() ): array {
		return $server + array(
			'REQUEST_METHOD'      => 'POST',
			'REQUEST_URI'         => '/cart/',
			'CONTENT_TYPE'        => 'text/plain;charset=UTF-8',
			'HTTP_SEC_FETCH_SITE' => 'same-origin',
		);
	}

	/** Returns the queued form submissions: key to fields. */
	private static function body( array $forms ): callable {
		$adds = array();
		foreach ( $forms as $key => $fields ) {
			$adds[] = array(
				'key'    => $key,
				'fields' => $fields,
			);
		}
		return static function () use ( $adds ): string {
			return (string) wp_json_encode( array( 'storefront-islands-adds' => $adds ) );
		};
	}

	private static function asked( array $fields ): array {
		return DeferredAdds::find( self::request(), self::body( array( 'k' => $fields ) ) );
	}

	public function test_reads_adds_in_the_order_of_the_clicks(): void {
		$two = self::MUG + array( 'b' => array( array( 'quantity', '1' ), array( 'add-to-cart', '8' ) ) );
		self::assertSame(
			array(
				array( 'key' => 'a', 'params' => array( 'id' => 7, 'quantity' => 2 ) ),
				array( 'key' => 'b', 'params' => array( 'id' => 8, 'quantity' => 1 ) ),
			),
			DeferredAdds::find( self::request(), self::body( $two ) )
		);
	}

	public function test_reads_variations_and_additional_fields_as_the_island_sends_them(): void {
		$fields = array(
			array( 'attribute_pa_color', 'blue' ),
			array( 'attribute_pa_size', 'large' ),
			array( 'product_id', '9' ),
			array( 'variation_id', '' ),
			array( 'quantity', '3' ),
			array( 'engraving', 'O’Brien & Söhne <3' ),
			array( 'gift[]', 'card' ),
			array( 'gift[]', 'box' ),
			array( 'add-to-cart', '9' ),
		);
		self::assertSame(
			array(
				'engraving' => 'O’Brien & Söhne <3',
				'gift'      => array( 'card', 'box' ),
				'id'        => 9,
				'quantity'  => 3,
				'variation' => array(
					array( 'attribute' => 'attribute_pa_color', 'value' => 'blue' ),
					array( 'attribute' => 'attribute_pa_size', 'value' => 'large' ),
				),
			),
			self::asked( $fields )[0]['params']
		);
	}

	public function test_reads_the_quantity_of_each_product_of_a_group_with_its_own_key(): void {
		$fields = array(
			array( 'quantity[11]', '2' ),
			array( 'quantity[12]', '0' ),
			array( 'quantity[13]', '1' ),
			array( 'add-to-cart', '10' ),
		);
		self::assertSame(
			array(
				array( 'key' => 'k-11', 'params' => array( 'id' => 11, 'quantity' => 2 ) ),
				array( 'key' => 'k-13', 'params' => array( 'id' => 13, 'quantity' => 1 ) ),
			),
			self::asked( $fields )
		);
	}

	public function test_a_group_without_quantities_makes_no_request(): void {
		self::assertSame( array(), self::asked( array( array( 'quantity[11]', '0' ), array( 'add-to-cart', '10' ) ) ) );
	}

	public function test_form_fields_cannot_override_parameters_of_the_request(): void {
		$ask = self::asked( array( array( 'id', '1' ), array( 'quantity', 'many' ), array( 'add-to-cart', '7' ) ) )[0]['params'];
		self::assertSame( array( 'id' => 7, 'quantity' => 1 ), $ask );
	}

	public function test_ignores_other_sites_and_other_kinds_of_requests(): void {
		$found = static function ( array $server ): int {
			return count( DeferredAdds::find( self::request( $server ), self::body( self::MUG ) ) );
		};
		self::assertSame( 1, $found( array() ) );
		self::assertSame( 0, $found( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ) );
		self::assertSame( 0, $found( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://elsewhere.example' ) ) );
		self::assertSame( 0, $found( array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'null' ) ) );
		self::assertSame( 1, $found( array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => home_url() ) ) );
		self::assertSame( 0, $found( array( 'REQUEST_METHOD' => 'GET' ) ) );
		self::assertSame( 0, $found( array( 'CONTENT_TYPE' => 'application/x-www-form-urlencoded' ) ) );
	}

	public function test_reads_decimals_as_the_island_sends_them(): void {
		$single = self::asked( array( array( 'quantity', '0.5' ), array( 'add-to-cart', '7' ) ) );
		self::assertSame( 0.5, $single[0]['params']['quantity'] );
		$whole = self::asked( array( array( 'quantity', '2.0' ), array( 'add-to-cart', '7' ) ) );
		self::assertSame( 2, $whole[0]['params']['quantity'] );
		$group = self::asked( array( array( 'quantity[7]', '1.5' ), array( 'quantity[8]', '0' ), array( 'add-to-cart', '9' ) ) );
		self::assertSame( array( 'id' => 7, 'quantity' => 1.5 ), $group[0]['params'] );
		self::assertCount( 1, $group );
	}

	public function test_reads_a_quantity_as_it_is_typed_in_german_and_arabic(): void {
		$quantity = static function ( string $typed ) {
			return self::asked( array( array( 'quantity', $typed ), array( 'add-to-cart', '7' ) ) )[0]['params']['quantity'];
		};
		self::assertSame( array( 0.5, 1.5, 12 ), array( $quantity( '0,5' ), $quantity( '١٫٥' ), $quantity( '１２' ) ) );
	}

	public function test_passes_on_all_rows_of_a_field(): void {
		$fields = array();
		foreach ( array( 'rows[][title]', 'rows[][title]', 'rows[][tags][]' ) as $number => $name ) {
			$fields[] = array( $name, "value $number" );
		}
		self::assertSame(
			array(
				'rows[][title]' => array( 'value 0', 'value 1' ),
				'rows[][tags]'  => array( 'value 2' ),
			),
			array_slice( self::asked( array_merge( $fields, array( array( 'add-to-cart', '7' ) ) ) )[0]['params'], 0, 2 )
		);
	}

	public function test_ignores_malformed_bodies(): void {
		foreach ( array( '', 'null', '[]', '{"storefront-islands-adds":1}', '{"storefront-islands-adds":[1,{"key":[]},{"key":"k","fields":"x"},{"fields":[["add-to-cart","7"]]}]}' ) as $sent ) {
			$found = DeferredAdds::find(
				self::request(),
				static function () use ( $sent ): string {
					return $sent;
				}
			);
			self::assertSame( array(), array_filter( array_column( array_column( $found, 'params' ), 'id' ) ) );
		}
	}

	public function test_reads_as_many_adds_as_fit_into_a_batch(): void {
		$many = array();
		for ( $number = 1; $number <= 40; $number++ ) {
			$many[ "k$number" ] = self::MUG['a'];
		}
		self::assertCount( 25, DeferredAdds::find( self::request(), self::body( $many ) ) );
	}

	public function test_looks_at_no_more_of_a_body_than_a_page_sends(): void {
		$empty = array_fill_keys( range( 1, 25 ), 'not a form' );
		self::assertSame( array(), DeferredAdds::find( self::request(), self::body( $empty + array( 'k' => self::MUG['a'] ) ) )[25] ?? array() );
		$file = (string) tempnam( sys_get_temp_dir(), 'body' );
		file_put_contents( $file, '[1,2]' );
		self::assertSame( array( '[1,2]', '' ), array( RequestBody::reader( 5, $file )(), RequestBody::reader( 4, $file )() ) );
		unlink( $file );
	}
}
