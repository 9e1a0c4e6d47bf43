<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Catalogue\Query\StoreQuery;
use StorefrontIslands\Catalogue\Query\TermSets;
use WP_Query;

/** Tests that a filter narrows the terms that a page or a grid has of the same taxonomy, in lists and in counts. */
final class TermSetsTest extends TestCase {
	private const WANTED = array(
		'calculate_stock_status_counts' => 'true',
		'calculate_price_range'         => 'true',
	);

	/** Taxonomies of the terms that are deleted after the test, by their ids. */
	private array $terms = array();

	/** Ids of products: of the page's term, of another, of both, and of the page's and a third. */
	private array $products = array();

	protected function set_up(): void {
		parent::set_up();
		register_taxonomy( 'season', 'product', array( 'hierarchical' => true ) );
		$ids = self::site_shop()->product_ids( array( 'catalog_visibility' => 'catalog' ) );
		sort( $ids );
		$this->products = array_slice( $ids, 0, 4 );
	}

	protected function tear_down(): void {
		foreach ( $this->terms as $id => $taxonomy ) {
			wp_delete_term( $id, $taxonomy );
		}
		unregister_taxonomy( 'season' );
		self::open( array() );
		parent::tear_down();
	}

	private function term( string $slug, string $taxonomy, int $above = 0 ): int {
		$id                 = wp_insert_term( ucfirst( $slug ), $taxonomy, array( 'slug' => $slug, 'parent' => $above ) )['term_id'];
		$this->terms[ $id ] = $taxonomy;
		return $id;
	}

	/** Gives the products their terms: of a tree the lower ones, which the upper ones include. */
	private function fill( string $taxonomy ): int {
		$page  = $this->term( 'narrow-page', $taxonomy );
		$other = $this->term( 'narrow-other', $taxonomy );
		$third = $this->term( 'narrow-third', $taxonomy );
		if ( is_taxonomy_hierarchical( $taxonomy ) ) {
			$below       = $this->term( 'narrow-below', $taxonomy, $page );
			$below_other = $this->term( 'narrow-below-other', $taxonomy, $other );
		}
		$of_product = array( array( $below ?? $page ), array( $below_other ?? $other ), array( $below ?? $page, $below_other ?? $other ), array( $page, $third ) );
		foreach ( $of_product as $at => $ids ) {
			wp_set_object_terms( $this->products[ $at ], $ids, $taxonomy, true );
		}
		return $page;
	}

	/** Opens the archive of a term, as the page's main query. */
	private static function open( array $vars ): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		if ( array() !== $vars ) {
			$GLOBALS['wp_the_query']->query( $vars );
		}
	}

	/** Asserts that list, number and counts are of these products, also in the browser's request. */
	private function assert_finds( array $at, array $query, string $message ): void {
		$shop  = self::site_shop();
		$ids   = array_map( fn( int $one ): int => $this->products[ $one ], $at );
		$found = array_column( $shop->products( array( 'per_page' => 100 ) + $query ), 'id' );
		sort( $found );
		self::assertSame( $ids, $found, $message );
		self::assertSame( count( $ids ), $shop->found_products( $query ), $message );
		// There are no bars where all prices are equal.
		self::assertContains( (int) array_sum( $shop->price_histogram( $query, 20 ) ), array( 0, count( $ids ) ), $message );
		$asked = $query + array( PageQuery::PAGE => '' ) + self::WANTED;
		foreach ( array( $shop->collection_data( $asked ), self::fetched( '/wc/store/v1/products/collection-data', $asked ) ) as $data ) {
			self::assertSame( count( $ids ), (int) array_sum( array_column( $data['stock_status_counts'], 'count' ) ), $message );
		}
	}

	public static function taxonomies(): array {
		return array( array( 'product_cat' ), array( 'product_tag' ), array( 'product_brand' ), array( 'season' ) );
	}

	/** @dataProvider taxonomies */
	public function test_a_filter_finds_what_the_page_has_of_its_terms( string $taxonomy ): void {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . "needs $taxonomy" );
		}
		$page = $this->fill( $taxonomy );
		self::open( array( 'taxonomy' => $taxonomy, 'term' => 'narrow-page' ) );
		$pages = array( 'archive' => PageQuery::current() );
		if ( isset( PageQuery::ARGUMENTS[ $taxonomy ] ) ) {
			$pages['grid of the term'] = array( PageQuery::ARGUMENTS[ $taxonomy ] => (string) $page, 'catalog_visibility' => 'catalog' );
		}
		foreach ( $pages as $name => $query ) {
			$narrowed = static fn( string ...$slugs ): array => StoreQuery::for_widget( $query, ( new Filters() )->with_taxonomy( 'g0', $taxonomy, $slugs ), 'g0' );
			$this->assert_finds( array( 0, 2, 3 ), $query, $name );
			$this->assert_finds( array( 2 ), $narrowed( 'narrow-other' ), $name );
			$this->assert_finds( array( 2, 3 ), $narrowed( 'narrow-other', 'narrow-third' ), "$name, any of two" );
			$this->assert_finds( array(), $narrowed( 'no-such-term' ), $name );
			if ( is_taxonomy_hierarchical( $taxonomy ) ) {
				$this->assert_finds( array( 0, 2 ), $narrowed( 'narrow-below' ), "$name, below it" );
				$this->assert_finds( array( 0, 2, 3 ), $narrowed( 'narrow-below', 'narrow-third' ), "$name, below it or beside it" );
			}
		}
	}

	/** The page's filter and that of the grid's widget are of the same categories. */
	public function test_a_grid_is_narrowed_by_its_own_filter_and_by_the_pages(): void {
		$this->fill( 'product_cat' );
		wp_set_object_terms( $this->products[2], 'narrow-third', 'product_cat', true );
		self::open( array( 'taxonomy' => 'product_cat', 'term' => 'narrow-page' ) );
		$filters = ( new Filters() )->with_categories( array( 'narrow-other' ) )->with_taxonomy( 'g0', 'product_cat', array( 'narrow-third' ) );
		$of_page = StoreQuery::of( $filters, PageQuery::current() );
		$this->assert_finds( array( 2 ), $of_page, 'page' );
		$this->assert_finds( array( 2 ), StoreQuery::for_widget( $of_page, $filters, 'g0' ), 'grid' );
		wp_remove_object_terms( $this->products[2], 'narrow-other', 'product_cat' );
		$this->assert_finds( array( 2 ), $of_page, 'below the other' );
		wp_remove_object_terms( $this->products[2], 'narrow-below-other', 'product_cat' );
		$this->assert_finds( array(), StoreQuery::for_widget( $of_page, $filters, 'g0' ), 'only in the third' );
	}

	public function test_a_term_below_the_pages_takes_its_place(): void {
		$page  = $this->fill( 'product_cat' );
		$below = get_term_by( 'slug', 'narrow-below', 'product_cat' )->term_id;
		$query = StoreQuery::of( ( new Filters() )->with_categories( array( 'narrow-below' ) ), TermSets::with( array(), 'product_cat', array( $page ) ) );
		self::assertSame( array( 'category' => (string) $below ), $query );
		self::assertSame( $query, StoreQuery::of( ( new Filters() )->with_categories( array( 'narrow-below' ) ), array( 'category' => (string) $page ) ) );
	}

	public function test_a_free_argument_takes_a_set_so_that_woocommerce_counts(): void {
		$sets = TermSets::with( TermSets::with( TermSets::with( array( 'tag' => '5' ), 'product_cat', array( 1, 2 ) ), 'product_tag', array( 6 ) ), 'product_cat', array( 3 ) );
		$left = TermSets::with( TermSets::with( array(), 'product_tag', array( 6 ) ), 'product_cat', array( 3 ) );
		self::assertEquals( array( 'tag' => '5', 'category' => '1,2' ) + $left, TermSets::in_arguments( $sets ) );
	}

	/** A filter offers as many products as ticking it finds. */
	public function test_counts_of_terms_are_of_the_products_of_the_page(): void {
		foreach ( array( 'pa_color' => 'blue', 'product_cat' => 'mugs' ) as $page => $slug ) {
			self::open( array( 'taxonomy' => $page, 'term' => $slug ) );
			$query = PageQuery::current();
			$asked = $query + array(
				'calculate_attribute_counts' => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ), array( 'taxonomy' => 'pa_size', 'query_type' => 'and' ) ),
				'calculate_taxonomy_counts'  => array( 'product_cat' ),
			);
			foreach ( array( self::site_shop()->collection_data( $asked ), self::fetched( '/wc/store/v1/products/collection-data', $asked ) ) as $data ) {
				$counts = array_column( array_merge( $data['attribute_counts'], $data['taxonomy_counts'] ), 'count', 'term' );
				foreach ( get_terms( array( 'taxonomy' => array( 'pa_color', 'pa_size', 'product_cat' ) ) ) as $term ) {
					$filters = 'product_cat' === $term->taxonomy ? ( new Filters() )->with_categories( array( $term->slug ) ) : ( new Filters() )->with_attribute( $term->taxonomy, array( $term->slug ), false );
					self::assertSame( self::site_shop()->found_products( StoreQuery::of( $filters, $query ) ), $counts[ $term->term_id ] ?? 0, "$slug, $term->slug" );
				}
			}
		}
	}

	/** What a request names is read as if a stranger had written it. */
	public function test_only_terms_of_products_are_read_and_no_endless_lists(): void {
		$read = static fn( $value ): array => TermSets::of( array( TermSets::ARGUMENT => $value ) );
		foreach ( array( null, 'product_cat', array( 'x' ), array( array( 'taxonomy' => 'category', 'terms' => '1' ) ), array( array( 'taxonomy' => 'product_cat', 'terms' => array( '1' ) ) ), array( array( 'taxonomy' => array(), 'terms' => '1' ) ) ) as $invalid ) {
			self::assertSame( array(), $read( $invalid ) );
		}
		$set = static fn( string $terms ): array => array( 'taxonomy' => 'product_cat', 'terms' => $terms );
		self::assertSame( array( array( 'taxonomy' => 'product_cat', 'terms' => array( 1, 2 ) ) ), $read( array( $set( '1,2,x' ) ) ) );
		self::assertCount( 100, $read( array( $set( implode( ',', range( 1, 200 ) ) ) ) )[0]['terms'] );
		self::assertCount( 20, $read( array_fill( 0, 50, $set( '1' ) ) ) );
		$this->assert_finds( array(), array( TermSets::ARGUMENT => array( $set( 'x' ) ) ), 'no term' );
	}
}
