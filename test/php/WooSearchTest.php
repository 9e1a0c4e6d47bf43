<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\WooCommerce\Catalogue\Search\SearchQuery;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;
use WC_Product;
use WP_Query;

/**
 * Tests that a search finds what WooCommerce's page of results finds, and SKUs (docs/catalogue.md#search).
 *
 * @group woocommerce
 */
final class WooSearchTest extends TestCase {
	use BuildsWooProducts;

	/** Products by what is asked of them: the latest first. */
	private const PRODUCTS = array(
		'sku'       => array( 'name' => 'Odd one', 'sku' => 'zq-CAMP_7' ),
		'described' => array( 'name' => 'Zqthing', 'short_description' => 'Fits every zqmug.', 'description' => 'For the zqcamp, by O\'Neil & \\Sons\\, 100% of _wool_.' ),
		'one'       => array( 'name' => 'Zqmug', 'description' => 'Not for a zqcamp at all' ),
		'both'      => array( 'name' => 'Zqcamp and its zqmug' ),
		'phrase'    => array( 'name' => 'Zqcamp Zqmug' ),
		'other'     => array( 'name' => '陶房の茶碗 Größe' ),
		'hidden'    => array( 'name' => 'Zqmug for zqcamp', 'catalog_visibility' => 'catalog' ),
	);

	/** @var array<string, int> Ids by the keys of PRODUCTS. */
	private array $ids = array();

	protected function set_up(): void {
		parent::set_up();
		SearchQuery::remember();
		foreach ( array_keys( self::PRODUCTS ) as $age => $key ) {
			$this->ids[ $key ] = self::product( self::PRODUCTS[ $key ] + array( 'date_created' => "-$age hours" ) )->get_id();
		}
	}

	/** Returns the query of a list of suggestions. */
	private static function query( string $text ): array {
		return array( 'search' => $text, 'catalog_visibility' => 'search', 'per_page' => 100, PageQuery::PAGE => PageQuery::SHOP );
	}

	/** Returns the response of the route to suggestions. */
	private static function suggested( string $text ): \WP_REST_Response {
		return rest_do_request( self::rest( 'GET', '/wc/store/v1/products', self::query( $text ) + array( '_fields' => 'id' ) ) );
	}

	/** Returns the keys of what suggestions find, in their order. */
	private function found( string $text ): array {
		return array_values( array_intersect( array_map( array( $this, 'key' ), array_column( self::suggested( $text )->get_data(), 'id' ) ), array_keys( $this->ids ) ) );
	}

	private function key( int $id ): string {
		return (string) array_search( $id, $this->ids, true );
	}

	public function test_finds_what_the_page_of_results_finds_and_skus(): void {
		$texts    = array(
			'in another order'     => 'zqmug zqcamp',
			'a phrase'             => '"zqcamp zqmug"',
			'half a phrase'        => '"zqcamp zq',
			'an excluded word'     => 'zqmug -zqcamp',
			'only excluded'        => '-zqmug',
			'with a stop word'     => 'the zqmug',
			'only stop words'      => 'of the',
			'a letter'             => 'z',
			'with a letter'        => 'a zqmug',
			'a digit'              => '0',
			'a part of a word'     => 'qcam',
			'nowhere'              => 'zqcamp nowhere',
			'percent'              => '100% wool',
			'not to be decoded'    => '%+zq',
			'underscore'           => 'zq_amp',
			'a pattern'            => '_wool_',
			'an apostrophe'        => "o'neil",
			'quotes'               => 'zq" \'"',
			'a backslash'          => '\\Sons\\ zqcamp',
			'nothing else'         => '\\',
			'an ampersand'         => 'neil & sons',
			'commas and plus'      => 'zqmug,zqcamp+fits',
			'many words'           => 'zqmug b c zqcamp e f g h i j k l m n',
			'Japanese'             => '茶碗 größe',
			'Japanese, in a word'  => '房の',
			'a SKU'                => 'ZQ-camp_7',
			'a part of a SKU'      => 'amp_7',
			'words beside a SKU'   => 'odd zq-camp_7',
		);
		$products = wc_get_products( array( 'limit' => -1, 'status' => 'publish', 'visibility' => 'search' ) );
		$hidden   = array( array( 'taxonomy' => 'product_visibility', 'field' => 'name', 'terms' => 'exclude-from-search', 'operator' => 'NOT IN' ) );
		$known    = array();
		foreach ( $texts as $what => $text ) {
			$page     = ( new WP_Query( array( 's' => wp_slash( $text ), 'post_type' => 'product', 'post_status' => 'publish', 'fields' => 'ids', 'posts_per_page' => -1, 'tax_query' => $hidden ) ) )->posts;
			$by_sku   = array_filter( $products, static fn( WC_Product $product ): bool => false !== stripos( $product->get_sku(), $text ) );
			$expected = array_unique( array_merge( $page, array_values( array_map( static fn( WC_Product $product ): int => $product->get_id(), $by_sku ) ) ) );
			$known[]  = implode( ' ', array_intersect( $this->ids, $expected ) );
			$response = self::suggested( $text );
			$found    = array_column( $response->get_data(), 'id' );
			$total    = count( $expected );
			$query    = self::query( $text );
			self::assertEqualsCanonicalizing( $expected, $found, $what );
			self::assertSame( array_values( array_intersect( $page, $this->ids ) ), array_values( array_intersect( $found, $this->ids, $page ) ), "order: $what" );
			self::assertSame( $total, (int) $response->get_headers()['X-WP-Total'], $what );
			$results  = array_column( WooStoreApi::products( array( 'orderby' => 'relevance' ) + $query )['products'], 'id' );
			self::assertEqualsCanonicalizing( $expected, $results, "page of results: $what" );
			// Other products have one and the same date.
			self::assertSame( array_values( array_intersect( $found, $this->ids ) ), array_values( array_intersect( $results, $this->ids ) ), "order of the page: $what" );
			self::assertSame( $total, WooStoreApi::found_products( $query ), $what );
			$data = WooStoreApi::collection_data( $query + array( 'calculate_stock_status_counts' => true ) );
			self::assertSame( $total, array_sum( array_column( $data['stock_status_counts'], 'count' ) ), $what );
		}
		self::assertGreaterThan( 7, count( array_unique( $known ) ), 'the texts differ' );
	}

	public function test_matches_of_names_are_first(): void {
		self::assertSame( array( 'phrase', 'both', 'one', 'described' ), $this->found( 'zqcamp zqmug' ) );
		self::assertSame( array( 'both', 'phrase', 'described', 'one' ), $this->found( 'zqcamp' ), 'the latest first among equals' );
		self::assertSame( array( 'described', 'one', 'both', 'phrase' ), array_map( array( $this, 'key' ), array_column( WooStoreApi::products( array( 'orderby' => 'date', 'order' => 'desc' ) + self::query( 'zqcamp' ) )['products'], 'id' ) ), 'an order that was chosen' );
	}

	/** What is excluded from WordPress's search is of guests. */
	public function test_words_behind_a_password_are_not_found(): void {
		wp_update_post( array( 'ID' => $this->ids['described'], 'post_password' => 'secret' ) );
		self::assertSame( array(), $this->found( 'oneil fits' ) );
		self::assertSame( array(), $this->found( 'fits zqmug' ) );
		self::assertSame( array( 'described' ), $this->found( 'zqthing' ), 'by its name, as the products route finds it' );
	}
}
