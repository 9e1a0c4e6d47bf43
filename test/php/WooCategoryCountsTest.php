<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Catalogue\WooCategoryCounts;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;

/**
 * Tests the number of products in each category, on every WooCommerce version.
 *
 * @group woocommerce
 */
final class WooCategoryCountsTest extends TestCase {
	private const ASKED = array( 'calculate_taxonomy_counts' => array( 'product_cat' ) );

	/** Returns the counts of collection data by term id. */
	private static function counts( array $data ): array {
		$counts = array_map( 'intval', array_column( $data['taxonomy_counts'], 'count', 'term' ) );
		ksort( $counts );
		return $counts;
	}

	private static function found( array $query = array() ): array {
		return self::counts( WooCategoryCounts::with_counts( array(), $query + self::ASKED ) );
	}

	private static function mugs(): int {
		return get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
	}

	public function test_counts_equal_those_of_a_woocommerce_that_has_them_itself_and_the_number_of_products(): void {
		foreach ( array( array(), array( 'max_price' => '5000' ), array( 'category' => 'mugs' ) ) as $query ) {
			self::assertSame( self::counts( WooStoreApi::collection_data( $query + self::ASKED ) ), self::found( $query ) );
		}
		$cheap = array( 'max_price' => '5000' );
		self::assertSame( self::woo_shop()->found_products( array( 'category' => 'mugs' ) + $cheap ), self::found( $cheap )[ self::mugs() ] );
	}

	public function test_a_category_counts_for_its_parent(): void {
		$above = wp_insert_term( 'Above mugs', 'product_cat' )['term_id'];
		wp_update_term( self::mugs(), 'product_cat', array( 'parent' => $above ) );
		$counts = self::found();
		wp_update_term( self::mugs(), 'product_cat', array( 'parent' => 0 ) );
		wp_delete_term( $above, 'product_cat' );
		self::assertSame( $counts[ self::mugs() ], $counts[ $above ] );
	}

	public function test_more_counts_than_woocommerce_allows_are_refused(): void {
		$asked = static fn( int $number, string $route ) => WooCategoryCounts::limit( null, null, self::rest( 'GET', $route, array( 'calculate_taxonomy_counts' => array_fill( 0, $number, 'product_cat' ) ) ) );
		self::assertNull( $asked( 25, '/wc/store/v1/products/collection-data' ) );
		self::assertNull( $asked( 26, '/wc/store/v1/products' ) );
		$refusal = $asked( 26, '/wc/store/products/Collection-data' );
		self::assertSame( array( 'rest_invalid_param', array( 'status' => 400 ) ), array( $refusal->get_error_code(), $refusal->get_error_data() ) );
	}

	public function test_a_taxonomy_is_counted_once_and_only_if_it_was_requested(): void {
		$twice = array( 'calculate_taxonomy_counts' => array( 'product_cat', 'product_cat', array() ) );
		self::assertSame( WooCategoryCounts::with_counts( array(), self::ASKED ), WooCategoryCounts::with_counts( array(), $twice ) );
		self::assertSame( array( 'x' => 1 ), WooCategoryCounts::with_counts( array( 'x' => 1 ), array() ) );
	}
}
