<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;

/**
 * Tests that catalogue queries without an HTTP request return the same as WooCommerce's routes.
 *
 * @group woocommerce
 */
final class WooCatalogueTest extends TestCase {
	/** Returns the data of WooCommerce's route and its total. */
	private static function ask( string $path, array $query ): array {
		$response = rest_do_request( self::rest( 'GET', '/wc/store/v1/products' . $path, $query ) );
		$data     = array_map( static fn( $value ) => is_array( $value ) ? array_diff_key( $value, array( '_links' => true ) ) : $value, WooStoreApi::plain( $response->get_data() ) );
		return array( $data, (int) ( $response->get_headers()['X-WP-Total'] ?? 0 ) );
	}

	public static function queries(): array {
		return array(
			'all'        => array( array() ),
			'categories' => array( array( 'category' => 'mugs,tees', 'orderby' => 'price', 'order' => 'asc', 'per_page' => 5, 'page' => 2 ) ),
			'prices'     => array( array( 'min_price' => '1000', 'max_price' => '4000', 'stock_status' => array( 'instock' ) ) ),
			'ratings'    => array( array( 'rating' => array( 4, 5 ) ) ),
			'search'     => array( array( 'search' => 'mug' ) ),
			'attributes' => array( array( 'attributes' => array( array( 'attribute' => 'pa_color', 'slug' => array( 'blue', 'red' ), 'operator' => 'in' ) ) ) ),
			'none'       => array( array( 'include' => array( 0 ) ) ),
		);
	}

	/** @dataProvider queries */
	public function test_lists_products_their_total_and_counts( array $query ): void {
		list( $expected, $total ) = self::ask( '', $query );
		$shop                     = self::woo_shop();
		self::assertSame( $total, $shop->found_products( $query ) );
		$products = $shop->products( $query );
		// Earlier versions lack some fields.
		self::assertSame( array_replace_recursive( $products, array_values( $expected ) ), $products );
		self::assertSame( array_column( $expected, 'id' ), array_column( $products, 'id' ) );
		self::assertSame( $total, $shop->found_products( array( 'per_page' => 3 ) + $query ) );
		$query += array(
			'calculate_price_range'         => true,
			'calculate_stock_status_counts' => true,
			'calculate_rating_counts'       => true,
			'calculate_taxonomy_counts'     => array( 'product_cat' ),
			'calculate_attribute_counts'    => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ) ),
		);
		self::assertSame( self::by_term( self::ask( '/collection-data', $query )[0] ), self::by_term( self::woo_shop()->collection_data( $query ) ) );
	}

	/** Sorts counts of terms: their order is the database's. */
	private static function by_term( array $data ): array {
		foreach ( array( 'attribute_counts', 'taxonomy_counts' ) as $counts ) {
			usort( $data[ $counts ], static fn( array $one, array $other ): int => $one['term'] <=> $other['term'] );
		}
		return $data;
	}

	public function test_a_query_refused_by_woocommerce_is_empty(): void {
		$query = array( 'per_page' => 1000 );
		self::assertSame( array(), self::woo_shop()->products( $query ) );
		self::assertSame( array(), self::woo_shop()->collection_data( $query ) );
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
