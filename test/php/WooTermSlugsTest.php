<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\WooCommerce\Catalogue\WooTermSlugs;

/**
 * Tests categories by slug, on every WooCommerce version.
 *
 * @group woocommerce
 */
final class WooTermSlugsTest extends TestCase {
	public function test_a_slug_is_converted_to_its_id(): void {
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		self::assertSame( array( 'category' => $mugs->term_id . ',7', 'search' => 'mugs' ), WooTermSlugs::as_ids( array( 'category' => 'mugs,7', 'search' => 'mugs' ) ) );
		self::assertSame( array( 'category' => '0' ), WooTermSlugs::as_ids( array( 'category' => 'no-such-category' ) ) );
		self::assertSame( array( 'brand' => '5,0', '_unstable_tax_product_brand' => array( 5, 0 ) ), WooTermSlugs::as_ids( array( 'brand' => '5,none' ) ), 'also of versions without brands' );
		self::assertSame( array( 'category' => '' ), WooTermSlugs::as_ids( array( 'category' => '' ) ) );
		self::assertCount( 100, explode( ',', WooTermSlugs::as_ids( array( 'category' => implode( ',', range( 1, 200 ) ) ) )['category'] ) );
	}

	/** What the browser asks for after a tick is what the page's address names. */
	public function test_a_number_is_a_slug_where_the_plugins_scripts_ask(): void {
		$year    = wp_insert_term( 'Year', 'product_cat', array( 'slug' => '2024' ) )['term_id'];
		$product = self::woo_shop()->product_ids( array( 'category' => 'mugs' ) )[0];
		wp_set_object_terms( $product, array( $year ), 'product_cat', true );
		$asked = array( 'category' => '2024', 'calculate_stock_status_counts' => 'true' );
		$count = static fn( array $query ): int => (int) array_sum( array_column( self::fetched( '/wc/store/v1/products/collection-data', $query )['stock_status_counts'], 'count' ) );
		try {
			self::assertSame( 1, $count( $asked + array( PageQuery::PAGE => PageQuery::SHOP ) ) );
			self::assertSame( 1, $count( array( 'category' => (string) $year, PageQuery::PAGE => PageQuery::SHOP ) + $asked ) );
			self::assertSame( 0, $count( $asked ), 'WooCommerce\'s own' );
		} finally {
			wp_delete_term( $year, 'product_cat' );
		}
	}

	public function test_a_request_by_slug_finds_its_products(): void {
		$found = static function ( string $category, string $route = '/wc/store/v1/products' ): int {
			return (int) rest_do_request( self::rest( 'GET', $route, array( 'category' => $category ) ) )->get_headers()['X-WP-Total'];
		};
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		self::assertSame( $found( (string) $mugs->term_id ), $found( 'mugs' ) );
		self::assertGreaterThan( 0, $found( 'mugs' ) );
		self::assertSame( $found( 'mugs' ), $found( 'mugs', '/wc/store/v1/Products' ) );
		self::assertSame( 0, $found( 'no-such-category' ) );
	}
}
