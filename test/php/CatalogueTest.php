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
		$reader = new Products( ShopSettings::load() );
		return array_filter(
			$reader->by_ids( Products::all_ids() ),
			static function ( Product $product ): bool {
				return 'variation' !== $product->type;
			}
		);
	}

	/** Returns the ids of the products for which a condition holds. */
	private static function where( callable $holds ): array {
		$ids = array_keys( array_filter( self::all(), $holds ) );
		sort( $ids );
		return $ids;
	}

	private static function found( array $query ): array {
		// Not the shop of the page, which caches every result.
		$shop = new DemoShop( new Session( 'time' ) );
		$ids = array_column( $shop->products( array( 'per_page' => 100 ) + $query ), 'id' );
		self::assertSame( count( $ids ), $shop->found_products( $query ) );
		sort( $ids );
		return $ids;
	}

	private static function attribute( string $taxonomy, array $slugs, string $operator = 'in' ): array {
		return array(
			'attribute' => $taxonomy,
			'slug'      => $slugs,
			'operator'  => $operator,
		);
	}

	/** Runs a test with a category, a subcategory and a product in both; removes them afterwards. */
	private static function with_category( callable $test ): void {
		$above = wp_insert_term( 'Tür & Tor', 'product_cat', array( 'slug' => 'двери', 'description' => 'Oak &amp; <em>brass</em>' ) )['term_id'];
		$below = wp_insert_term( 'Klinken', 'product_cat', array( 'parent' => $above ) )['term_id'];
		$ids = array_slice( array_keys( self::all() ), 0, 2 );
		wp_set_object_terms( $ids[0], array( $above, $below ), 'product_cat', true );
		wp_set_object_terms( $ids[1], array( $below ), 'product_cat', true );
		try {
			$test( $above, $below, $ids );
		} finally {
			wp_delete_term( $below, 'product_cat' );
			wp_delete_term( $above, 'product_cat' );
		}
	}

	private static function counts_of( array $data, string $name, string $key ): array {
		return array_column( $data[ $name ], 'count', $key );
	}

	public function test_products_match_when_their_prices_overlap_the_range(): void {
		$expected = self::where(
			static function ( Product $product ): bool {
				return $product->highest_price() >= 1000 && $product->price() <= 4000;
			}
		);
		self::assertSame( $expected, self::found( array( 'min_price' => '1000', 'max_price' => '4000' ) ) );
	}

	public function test_attribute_terms_match_any_or_all(): void {
		$has = static function ( Product $product, string $taxonomy, array $slugs ): int {
			return count( array_intersect( $product->attributes[ $taxonomy ] ?? array(), $slugs ) );
		};
		self::assertSame(
			self::where(
				static function ( Product $product ) use ( $has ): bool {
					return $has( $product, 'pa_color', array( 'blue', 'red' ) ) > 0 && $has( $product, 'pa_size', array( 'small' ) ) > 0;
				}
			),
			self::found( array( 'attributes' => array( self::attribute( 'pa_color', array( 'blue', 'red' ) ), self::attribute( 'pa_size', array( 'small' ) ) ) ) )
		);
		self::assertSame(
			self::where(
				static function ( Product $product ) use ( $has ): bool {
					return 2 === $has( $product, 'pa_color', array( 'blue', 'black' ) );
				}
			),
			self::found( array( 'attributes' => array( self::attribute( 'pa_color', array( 'blue', 'black' ), 'and' ) ) ) )
		);
		self::assertSame(
			self::where(
				static function ( Product $product ) use ( $has ): bool {
					return 0 === $has( $product, 'pa_color', array( 'blue' ) );
				}
			),
			self::found( array( 'attributes' => array( self::attribute( 'pa_color', array( 'blue' ), 'not_in' ) ) ) )
		);
		self::assertSame( array(), self::found( array( 'attributes' => array( self::attribute( 'pa_color', array( 'blue', 'no-such-color' ), 'and' ) ) ) ) );
		self::assertSame( array(), self::found( array( 'attributes' => array( self::attribute( 'pa_color', array( "x' OR 1=1 --" ) ) ) ) ) );
	}

	public function test_products_match_by_stock_rating_sale_search_and_exclusion(): void {
		self::assertSame(
			self::where(
				static function ( Product $product ): bool {
					return in_array( $product->stock_status(), array( 'outofstock', 'onbackorder' ), true );
				}
			),
			self::found( array( 'stock_status' => array( 'outofstock', 'onbackorder' ) ) )
		);
		self::assertSame(
			self::where(
				static function ( Product $product ): bool {
					return in_array( (int) round( (float) $product->average_rating ), array( 4, 5 ), true );
				}
			),
			self::found( array( 'rating' => array( 4, 5 ) ) )
		);
		self::assertSame(
			self::where(
				static function ( Product $product ): bool {
					return $product->on_sale();
				}
			),
			self::found( array( 'on_sale' => true ) )
		);
		self::assertSame(
			self::where(
				static function ( Product $product ): bool {
					return false !== mb_stripos( $product->name, 'crème' );
				}
			),
			self::found( array( 'search' => 'CRÈME mug' ) )
		);
		self::assertSame( array(), self::found( array( 'search' => '%' ) ) );
		$ids = self::found( array( 'category' => 'bags' ) );
		self::assertSame( array_slice( $ids, 1 ), self::found( array( 'category' => 'bags', 'exclude' => array( $ids[0] ) ) ) );
	}

	public function test_lists_have_the_requested_order(): void {
		$prices = array_column( array_column( self::site_shop()->products( array( 'per_page' => 100, 'orderby' => 'price', 'order' => 'asc' ) ), 'prices' ), 'price' );
		$sorted = $prices;
		sort( $sorted, SORT_NUMERIC );
		self::assertSame( $sorted, $prices );
		$ids = array_slice( array_keys( self::all() ), 0, 3 );
		$own = array( $ids[2], $ids[0], $ids[1] );
		self::assertSame( $own, array_column( self::site_shop()->products( array( 'include' => $own, 'orderby' => 'include' ) ), 'id' ) );
		self::assertSame( array( $ids[1] ), array_column( self::site_shop()->products( array( 'include' => $own, 'orderby' => 'include', 'per_page' => 2, 'page' => 2 ) ), 'id' ) );
	}

	public function test_a_category_includes_its_children(): void {
		self::with_category(
			static function ( int $above, int $below, array $ids ): void {
				self::assertSame( $ids, self::found( array( 'category' => 'двери' ) ) );
				self::assertSame( $ids, self::found( array( 'category' => (string) $above ) ) );
				$data = self::site_shop()->collection_data( array( 'calculate_taxonomy_counts' => array( 'product_cat', 'no_such_taxonomy' ), 'category' => 'двери' ) );
				// A product in both categories is counted once.
				$counts = self::counts_of( $data, 'taxonomy_counts', 'term' );
				self::assertSame( 2, $counts[ $above ] );
				self::assertSame( 2, $counts[ $below ] );
				$terms = array_column( ( new DemoShop( new Session( 'time' ) ) )->terms( 'product_cat' ), null, 'id' );
				self::assertSame( array( 'id' => $above, 'name' => 'Tür & Tor', 'slug' => 'двери', 'description' => 'Oak & brass', 'count' => 2, 'parent' => 0 ), $terms[ $above ] );
				self::assertSame( $above, $terms[ $below ]['parent'] );
			}
		);
	}

	public function test_counts_equal_the_totals_of_the_filtered_lists(): void {
		$filters = array(
			'max_price'    => '6000',
			'stock_status' => array( 'instock' ),
			'attributes'   => array( self::attribute( 'pa_color', array( 'blue', 'red' ) ) ),
		);
		$data = self::site_shop()->collection_data(
			$filters + array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_taxonomy_counts'     => array( 'product_cat' ),
				'calculate_attribute_counts'    => array(
					array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ),
					array( 'taxonomy' => 'pa_size', 'query_type' => 'and' ),
				),
			)
		);
		foreach ( self::counts_of( $data, 'stock_status_counts', 'status' ) as $status => $count ) {
			self::assertSame( count( self::found( array( 'stock_status' => array( $status ) ) + $filters ) ), (int) $count );
		}
		foreach ( self::counts_of( $data, 'rating_counts', 'rating' ) as $rating => $count ) {
			self::assertSame( count( self::found( array( 'rating' => array( $rating ) ) + $filters ) ), $count );
		}
		$counts = self::counts_of( $data, 'attribute_counts', 'term' );
		foreach ( Terms::all( 'pa_color', false ) as $term ) {
			self::assertSame( count( self::found( array( 'attributes' => array( self::attribute( 'pa_color', array( $term->slug ) ) ) ) + $filters ) ), $counts[ $term->term_id ] ?? 0 );
		}
		foreach ( Terms::all( 'pa_size', false ) as $term ) {
			$narrowed = array_merge( $filters['attributes'], array( self::attribute( 'pa_size', array( $term->slug ) ) ) );
			self::assertSame( count( self::found( array( 'attributes' => $narrowed ) + $filters ) ), $counts[ $term->term_id ] ?? 0 );
		}
		$counts = self::counts_of( $data, 'taxonomy_counts', 'term' );
		foreach ( Terms::all( 'product_cat', false ) as $term ) {
			self::assertSame( count( self::found( array( 'category' => $term->slug ) + $filters ) ), $counts[ $term->term_id ] ?? 0 );
		}
	}

	public function test_all_counts_take_few_sql_statements(): void {
		global $wpdb;
		$shop = self::site_shop();
		$before = $wpdb->num_queries;
		$shop->collection_data(
			array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_attribute_counts'    => array(
					array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ),
					array( 'taxonomy' => 'pa_size', 'query_type' => 'or' ),
				),
				'search'                        => 'mug',
			)
		);
		self::assertSame( 2, $wpdb->num_queries - $before );
	}

	public function test_the_histogram_distributes_prices_over_bars(): void {
		self::assertSame( array( 2, 0, 1 ), PriceHistogram::of( array( 100 => 1, 199 => 1, 400 => 1 ), 100, 400, 3 ) );
		self::assertSame( array( 2 ), PriceHistogram::of( array( 100 => 1, 400 => 1 ), 100, 400, 1 ) );
		self::assertSame( array(), PriceHistogram::of( array( 100 => 3 ), 100, 100, 5 ) );
		$query = array( 'category' => 'mugs' );
		$bars = self::site_shop()->price_histogram( $query + array( 'min_price' => '9000' ), 8 );
		self::assertCount( 8, $bars );
		self::assertSame( self::site_shop()->found_products( $query ), array_sum( $bars ) );
	}

	public function test_changed_products_are_found_immediately(): void {
		$id = self::found( array( 'category' => 'mugs' ) )[0];
		$shop = new DemoShop( new Session( 'time' ) );
		$sku = get_post_meta( $id, '_sku', true );
		$then = get_post_meta( $id, '_regular_price', true );
		$ids = static function ( array $query ) use ( $shop ): array {
			return array_column( $shop->products( $query ), 'id' );
		};
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
		self::assertSame(
			array( 'id' => 1, 'name' => 'color', 'taxonomy' => 'pa_color', 'label' => 'Color', 'count' => count( Terms::all( 'pa_color', true ) ) ),
			self::site_shop()->attributes()[0]
		);
		self::assertSame(
			array( 'id' => 1, 'name' => 'color', 'taxonomy' => 'pa_color', 'label' => 'Color' ),
			self::site_shop()->settings()['productAttributes'][0]
		);
	}
}
