<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Catalogue\WooCategoryCounts;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;
use WP_REST_Request;

/**
 * Tests the number of products in each category, on every WooCommerce version.
 *
 * @group woocommerce
 */
final class WooCategoryCountsTest extends TestCase {
	private const STOREFRONT_ISLANDS_ASKED = array( 'calculate_taxonomy_counts' => array( 'product_cat' ) );

	/**
	 * Returns the counts by term id.
	 *
	 * @param array<array-key, mixed> $data Collection data.
	 * @return array<int, int>
	 */
	private static function counts( array $data ): array {
		$counts = array();
		foreach ( $data['taxonomy_counts'] as $count ) {
			$counts[ (int) $count['term'] ] = (int) $count['count'];
		}
		ksort( $counts );
		return $counts;
	}

	public function test_counts_equal_those_of_a_woocommerce_that_has_them_itself(): void {
		foreach ( array( array(), array( 'max_price' => '5000' ), array( 'category' => 'mugs' ) ) as $query ) {
			$query += self::STOREFRONT_ISLANDS_ASKED;
			self::assertSame( self::counts( WooStoreApi::collection_data( $query ) ), self::counts( WooCategoryCounts::with_counts( array(), $query ) ) );
		}
	}

	public function test_counts_equal_the_number_of_products(): void {
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		$counts = self::counts( WooCategoryCounts::with_counts( array(), array( 'max_price' => '5000' ) + self::STOREFRONT_ISLANDS_ASKED ) );
		self::assertSame( self::woo_shop()->found_products( array( 'category' => 'mugs', 'max_price' => '5000' ) ), $counts[ $mugs->term_id ] );
	}

	public function test_a_category_counts_for_its_parent(): void {
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		$above = wp_insert_term( 'Above mugs', 'product_cat' )['term_id'];
		wp_update_term( $mugs->term_id, 'product_cat', array( 'parent' => $above ) );
		$counts = self::counts( WooCategoryCounts::with_counts( array(), self::STOREFRONT_ISLANDS_ASKED ) );
		wp_update_term( $mugs->term_id, 'product_cat', array( 'parent' => 0 ) );
		wp_delete_term( $above, 'product_cat' );
		self::assertSame( $counts[ $mugs->term_id ], $counts[ $above ] );
	}

	public function test_more_counts_than_woocommerce_allows_are_refused(): void {
		$asked = static function ( int $number, string $route ) {
			$request = new WP_REST_Request( 'GET', $route );
			$request->set_query_params( array( 'calculate_taxonomy_counts' => array_fill( 0, $number, 'product_cat' ) ) );
			return WooCategoryCounts::limit( null, null, $request );
		};
		self::assertNull( $asked( 25, '/wc/store/v1/products/collection-data' ) );
		self::assertNull( $asked( 26, '/wc/store/v1/products' ) );
		$refusal = $asked( 26, '/wc/store/products/Collection-data' );
		self::assertSame( array( 'rest_invalid_param', array( 'status' => 400 ) ), array( $refusal->get_error_code(), $refusal->get_error_data() ) );
	}

	public function test_a_taxonomy_is_counted_once(): void {
		$twice = WooCategoryCounts::with_counts( array(), array( 'calculate_taxonomy_counts' => array( 'product_cat', 'product_cat', array() ) ) );
		self::assertSame( WooCategoryCounts::with_counts( array(), self::STOREFRONT_ISLANDS_ASKED ), $twice );
	}

	public function test_counts_that_were_not_requested_are_absent(): void {
		self::assertSame( array( 'x' => 1 ), WooCategoryCounts::with_counts( array( 'x' => 1 ), array() ) );
	}
}
