<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\CollectionDataResponse;

/**
 * Tests the price histogram in the response with the catalogue's counts: only on request, for the products that the
 * request matches, on every shop.
 */
final class HistogramTest extends TestCase {
	private static function ask( array $query, string $route = '/wc/store/v1/products/collection-data' ): array {
		return (array) rest_do_request( self::rest( 'GET', $route, $query ) )->get_data();
	}

	private static function bars( array $query, string $route = '/wc/store/v1/products/collection-data' ): ?array {
		$data = self::ask( $query + array( 'storefront_islands_price_histogram' => 'true' ), $route );
		return $data['extensions']['storefront-islands']['price_histogram'] ?? null;
	}

	public function test_the_histogram_ignores_the_price_filter_but_no_other(): void {
		$red = array( 'attributes' => array( array( 'attribute' => 'pa_color', 'slug' => array( 'red' ), 'operator' => 'in' ) ) );
		$queries = array( array(), $red, array( 'category' => 'mugs' ), array( 'rating' => array( '4', '5' ) ), array( 'stock_status' => array( 'instock' ) ), array( 'search' => 'mug' ) );
		foreach ( $queries as $query ) {
			$found = self::bars( array( 'min_price' => '5000' ) + $query );
			self::assertCount( CollectionDataResponse::BARS, $found );
			self::assertSame( self::site_shop()->found_products( $query ), array_sum( $found ) );
		}
		self::assertSame( array(), self::bars( array( 'search' => 'nothing matches' ) ) );
	}

	public function test_the_histogram_is_added_to_the_response_with_counts(): void {
		$wanted = array( 'calculate_price_range' => 'true', 'search' => 'mug' );
		$with = self::ask( $wanted + array( 'storefront_islands_price_histogram' => 'true' ), '/wc/Store/products/Collection-data' );
		self::assertArrayHasKey( 'extensions', $with );
		unset( $with['extensions'] );
		self::assertSame( wp_json_encode( self::ask( $wanted ) ), wp_json_encode( $with ) );
	}

	public function test_other_requests_have_no_histogram(): void {
		self::assertFalse( isset( self::ask( array( 'calculate_price_range' => 'true' ) )['extensions'] ) );
		self::assertFalse( isset( self::ask( array( 'storefront_islands_price_histogram' => array( 'true' ) ) )['extensions'] ) );
		self::assertNull( self::bars( array(), '/wc/store/v1/products' ) );
		self::assertNull( self::bars( array( 'min_price' => array( 1 ) ) ) );
	}
}
