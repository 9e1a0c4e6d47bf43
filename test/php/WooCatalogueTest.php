<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;
use WP_REST_Request;

/**
 * Tests that catalogue queries without an HTTP request return the same as WooCommerce's routes.
 *
 * @group woocommerce
 */
final class WooCatalogueTest extends TestCase {
	private const QUERIES = array(
		array(),
		array( 'category' => 'mugs,tees', 'orderby' => 'price', 'order' => 'asc', 'per_page' => 5, 'page' => 2 ),
		array( 'min_price' => '1000', 'max_price' => '4000', 'stock_status' => array( 'instock' ) ),
		array( 'rating' => array( 4, 5 ) ),
		array( 'search' => 'mug' ),
		array( 'attributes' => array( array( 'attribute' => 'pa_color', 'slug' => array( 'blue', 'red' ), 'operator' => 'in' ) ) ),
		array( 'include' => array( 0 ) ),
	);

	private static function ask( string $path, array $query ): array {
		$request = new WP_REST_Request( 'GET', '/wc/store/v1/products' . $path );
		$request->set_query_params( $query );
		$response = rest_do_request( $request );
		$without = static fn( $value ) => is_array( $value ) ? array_diff_key( $value, array( '_links' => true ) ) : $value;
		return array(
			'data'  => array_map( $without, WooStoreApi::plain( $response->get_data() ) ),
			'total' => (int) ( $response->get_headers()['X-WP-Total'] ?? 0 ),
		);
	}

	public function test_lists_products_and_their_total(): void {
		foreach ( self::QUERIES as $query ) {
			$expected = self::ask( '', $query );
			$shop = self::woo_shop();
			self::assertSame( $expected['total'], $shop->found_products( $query ) );
			$products = $shop->products( $query );
			// Earlier versions lack some fields.
			self::assertSame( array_replace_recursive( $products, array_values( $expected['data'] ) ), $products );
			self::assertSame( array_column( $expected['data'], 'id' ), array_column( $products, 'id' ) );
			self::assertSame( $expected['total'], $shop->found_products( array( 'per_page' => 3 ) + $query ) );
		}
	}

	public function test_counts_products_per_term(): void {
		$counts = array(
			'calculate_price_range'         => true,
			'calculate_stock_status_counts' => true,
			'calculate_rating_counts'       => true,
			'calculate_taxonomy_counts'     => array( 'product_cat' ),
			'calculate_attribute_counts'    => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ) ),
		);
		foreach ( self::QUERIES as $query ) {
			self::assertSame( self::ask( '/collection-data', $query + $counts )['data'], self::woo_shop()->collection_data( $query + $counts ) );
		}
	}

	public function test_a_query_refused_by_woocommerce_is_empty(): void {
		$query = array( 'per_page' => 1000 );
		self::assertSame( array(), self::woo_shop()->products( $query ) );
		self::assertSame( array(), self::woo_shop()->collection_data( $query ) );
	}

	public function test_the_histogram_distributes_prices(): void {
		$shop = self::woo_shop();
		foreach ( array( array(), array( 'category' => 'mugs,bags' ) ) as $query ) {
			$bars = $shop->price_histogram( $query + array( 'min_price' => '9000' ), 6 );
			self::assertCount( 6, $bars );
			self::assertSame( $shop->found_products( $query ), array_sum( $bars ) );
		}
		self::assertSame( array(), $shop->price_histogram( array( 'search' => 'nothing matches' ), 6 ) );
	}

	public function test_lists_attributes_and_terms(): void {
		$shop = self::woo_shop();
		self::assertSame( array( 'color', 'pa_color', 'Color', 4 ), array_values( array_diff_key( $shop->attributes()[0], array( 'id' => true ) ) ) );
		$terms = array_column( $shop->terms( 'product_cat' ), null, 'slug' );
		self::assertSame( array( 'T-shirts', 0 ), array( $terms['tees']['name'], $terms['tees']['parent'] ) );
		self::assertSame( $shop->found_products( array( 'category' => 'tees' ) ), $terms['tees']['count'] );
		self::assertSame( array(), $shop->terms( 'no_such_taxonomy' ) );
	}
}
