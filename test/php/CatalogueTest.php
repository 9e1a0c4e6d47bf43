<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\DemoShop;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\Shop\PriceHistogram;

/**
 * Tests product lists and counts: the SQL queries find the same as a loop over all products.
 *
 * @group demo-shop
 */
final class CatalogueTest extends TestCase {
	private static function all(): array {
		$products = ( new Products( ShopSettings::load() ) )->by_ids( Products::all_ids() );
		return array_filter( $products, static fn( Product $product ): bool => 'variation' !== $product->type );
	}

	/** Returns a shop without the results that the page's shop keeps. */
	private static function shop(): DemoShop {
		return new DemoShop( new Session( 'time' ) );
	}

	private static function found( array $query ): array {
		$shop = self::shop();
		$ids  = array_column( $shop->products( array( 'per_page' => 100 ) + $query ), 'id' );
		self::assertSame( count( $ids ), $shop->found_products( $query ) );
		sort( $ids );
		return $ids;
	}

	/** Returns a query for terms of an attribute. */
	private static function of( string $taxonomy, array $slugs, string $operator = 'in' ): array {
		return array( 'attributes' => array( array( 'attribute' => $taxonomy, 'slug' => $slugs, 'operator' => $operator ) ) );
	}

	private static function has( Product $product, string $taxonomy, string ...$slugs ): int {
		return count( array_intersect( $product->attributes[ $taxonomy ] ?? array(), $slugs ) );
	}

	/** @dataProvider queries */
	public function test_a_query_finds_the_products_for_which_its_condition_holds( array $query, callable $holds ): void {
		$ids = array_keys( array_filter( self::all(), $holds ) );
		sort( $ids );
		self::assertSame( $ids, self::found( $query ) );
	}

	public static function queries(): array {
		$blue_or_red = self::of( 'pa_color', array( 'blue', 'red' ) );
		return array(
			'prices that overlap the range'   => array( array( 'min_price' => '1000', 'max_price' => '4000' ), static fn( Product $product ): bool => $product->highest_price() >= 1000 && $product->price() <= 4000 ),
			'any term of each attribute'      => array( array_merge_recursive( $blue_or_red, self::of( 'pa_size', array( 'small' ) ) ), static fn( Product $product ): bool => self::has( $product, 'pa_color', 'blue', 'red' ) > 0 && self::has( $product, 'pa_size', 'small' ) > 0 ),
			'all terms'                       => array( self::of( 'pa_color', array( 'blue', 'black' ), 'and' ), static fn( Product $product ): bool => 2 === self::has( $product, 'pa_color', 'blue', 'black' ) ),
			'no term'                         => array( self::of( 'pa_color', array( 'blue' ), 'not_in' ), static fn( Product $product ): bool => 0 === self::has( $product, 'pa_color', 'blue' ) ),
			'all terms, of which one is none' => array( self::of( 'pa_color', array( 'blue', 'no-such-color' ), 'and' ), '__return_false' ),
			'a hostile term'                  => array( self::of( 'pa_color', array( "x' OR 1=1 --" ) ), '__return_false' ),
			'stock'                           => array( array( 'stock_status' => array( 'outofstock', 'onbackorder' ) ), static fn( Product $product ): bool => in_array( $product->stock_status(), array( 'outofstock', 'onbackorder' ), true ) ),
			'rating'                          => array( array( 'rating' => array( 4, 5 ) ), static fn( Product $product ): bool => in_array( (int) round( (float) $product->average_rating ), array( 4, 5 ), true ) ),
			'sale'                            => array( array( 'on_sale' => true ), static fn( Product $product ): bool => $product->on_sale() ),
			'search'                          => array( array( 'search' => 'CRÈME mug' ), static fn( Product $product ): bool => false !== mb_stripos( $product->name, 'crème' ) ),
			'search for a wildcard'           => array( array( 'search' => '%' ), '__return_false' ),
		);
	}

	public function test_an_excluded_product_is_not_found(): void {
		$ids = self::found( array( 'category' => 'bags' ) );
		self::assertSame( array_slice( $ids, 1 ), self::found( array( 'category' => 'bags', 'exclude' => array( $ids[0] ) ) ) );
	}

	public function test_lists_have_the_requested_order(): void {
		$prices = array_column( array_column( self::site_shop()->products( array( 'per_page' => 100, 'orderby' => 'price', 'order' => 'asc' ) ), 'prices' ), 'price' );
		$sorted = $prices;
		sort( $sorted, SORT_NUMERIC );
		self::assertSame( $sorted, $prices );
		$ids   = array_slice( array_keys( self::all() ), 0, 3 );
		$own   = array( $ids[2], $ids[0], $ids[1] );
		$query = array( 'include' => $own, 'orderby' => 'include' );
		self::assertSame( $own, array_column( self::site_shop()->products( $query ), 'id' ) );
		self::assertSame( array( $ids[1] ), array_column( self::site_shop()->products( $query + array( 'per_page' => 2, 'page' => 2 ) ), 'id' ) );
	}

	public function test_a_category_includes_its_children(): void {
		$above = wp_insert_term( 'Tür & Tor', 'product_cat', array( 'slug' => 'двери', 'description' => 'Oak &amp; <em>brass</em>' ) )['term_id'];
		$below = wp_insert_term( 'Klinken', 'product_cat', array( 'parent' => $above ) )['term_id'];
		$ids   = array_slice( array_keys( self::all() ), 0, 2 );
		wp_set_object_terms( $ids[0], array( $above, $below ), 'product_cat', true );
		wp_set_object_terms( $ids[1], array( $below ), 'product_cat', true );
		try {
			self::assertSame( $ids, self::found( array( 'category' => 'двери' ) ) );
			self::assertSame( $ids, self::found( array( 'category' => (string) $above ) ) );
			$data   = self::site_shop()->collection_data( array( 'calculate_taxonomy_counts' => array( 'product_cat', 'no_such_taxonomy' ), 'category' => 'двери' ) );
			$counts = array_column( $data['taxonomy_counts'], 'count', 'term' );
			self::assertSame( array( 2, 2 ), array( $counts[ $above ], $counts[ $below ] ), 'a product in both is counted once' );
			$terms = array_column( self::shop()->terms( 'product_cat' ), null, 'id' );
			self::assertSame( array( 'id' => $above, 'name' => 'Tür & Tor', 'slug' => 'двери', 'description' => 'Oak & brass', 'count' => 2, 'parent' => 0 ), $terms[ $above ] );
			self::assertSame( $above, $terms[ $below ]['parent'] );
		} finally {
			wp_delete_term( $below, 'product_cat' );
			wp_delete_term( $above, 'product_cat' );
		}
	}

	public function test_counts_equal_the_totals_of_the_filtered_lists(): void {
		$filters = array( 'max_price' => '6000', 'stock_status' => array( 'instock' ) ) + self::of( 'pa_color', array( 'blue', 'red' ) );
		$data    = self::site_shop()->collection_data(
			$filters + array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_taxonomy_counts'     => array( 'product_cat' ),
				'calculate_attribute_counts'    => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ), array( 'taxonomy' => 'pa_size', 'query_type' => 'and' ) ),
			)
		);
		$total = static fn( array $query ): int => count( self::found( $query + $filters ) );
		foreach ( array_column( $data['stock_status_counts'], 'count', 'status' ) as $status => $count ) {
			self::assertSame( $total( array( 'stock_status' => array( $status ) ) ), (int) $count );
		}
		foreach ( array_column( $data['rating_counts'], 'count', 'rating' ) as $rating => $count ) {
			self::assertSame( $total( array( 'rating' => array( $rating ) ) ), $count );
		}
		$narrowed = array(
			'pa_color'    => static fn( string $slug ): array => self::of( 'pa_color', array( $slug ) ),
			'pa_size'     => static fn( string $slug ): array => array_merge_recursive( self::of( 'pa_color', array( 'blue', 'red' ) ), self::of( 'pa_size', array( $slug ) ) ),
			'product_cat' => static fn( string $slug ): array => array( 'category' => $slug ),
		);
		$counts = array_column( array_merge( $data['attribute_counts'], $data['taxonomy_counts'] ), 'count', 'term' );
		foreach ( $narrowed as $taxonomy => $query ) {
			foreach ( Terms::all( $taxonomy, false ) as $term ) {
				self::assertSame( $total( $query( $term->slug ) ), $counts[ $term->term_id ] ?? 0, $term->slug );
			}
		}
	}

	public function test_all_counts_take_few_sql_statements(): void {
		global $wpdb;
		$before = $wpdb->num_queries;
		self::site_shop()->collection_data(
			array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_attribute_counts'    => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ), array( 'taxonomy' => 'pa_size', 'query_type' => 'or' ) ),
				'search'                        => 'mug',
			)
		);
		self::assertSame( 2, $wpdb->num_queries - $before );
	}

	public function test_the_histogram_distributes_prices_over_bars(): void {
		self::assertSame( array( 2, 0, 1 ), PriceHistogram::of( array( 100 => 1, 199 => 1, 400 => 1 ), 100, 400, 3 ) );
		self::assertSame( array( 2 ), PriceHistogram::of( array( 100 => 1, 400 => 1 ), 100, 400, 1 ) );
		self::assertSame( array(), PriceHistogram::of( array( 100 => 3 ), 100, 100, 5 ) );
	}

	public function test_changed_products_are_found_immediately(): void {
		$id   = self::found( array( 'category' => 'mugs' ) )[0];
		$shop = self::shop();
		$sku  = get_post_meta( $id, '_sku', true );
		$then = get_post_meta( $id, '_regular_price', true );
		$ids  = static fn( array $query ): array => array_column( $shop->products( $query ), 'id' );
		update_post_meta( $id, '_regular_price', '7777.00' );
		self::assertSame( array( $id ), $ids( array( 'min_price' => '777700' ) ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		self::assertSame( array(), $ids( array( 'min_price' => '777700' ) ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		update_post_meta( $id, '_regular_price', $then );
		self::assertSame( array( $id ), $ids( array( 'sku' => $sku ) ) );
		self::assertSame( array(), $ids( array( 'min_price' => '777700' ) ) );
	}

	public function test_attributes_have_the_names_that_filters_use(): void {
		$color = array( 'id' => 1, 'name' => 'color', 'taxonomy' => 'pa_color', 'label' => 'Color' );
		self::assertSame( $color + array( 'count' => count( Terms::all( 'pa_color', true ) ) ), self::site_shop()->attributes()[0] );
		self::assertSame( $color, self::site_shop()->settings()['productAttributes'][0] );
	}
}
