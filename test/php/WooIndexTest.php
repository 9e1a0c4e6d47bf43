<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Internal\ProductFilters\TaxonomyHierarchyData;
use mysqli;
use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Catalogue\Query\TermSets;
use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexBuild;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexChanges;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexState;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexTables;
use StorefrontIslands\WooCommerce\Catalogue\Search\SearchQuery;
use StorefrontIslands\WooCommerce\Catalogue\WooPriceHistogram;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;
use WC_Product;

/**
 * Tests the index of a random catalogue against WooCommerce's SQL, for random filters and after random changes.
 *
 * @group woocommerce
 */
final class WooIndexTest extends TestCase {
	use BuildsWooProducts;

	private const STATUSES = array( 'instock', 'outofstock', 'onbackorder' );

	/** Names in several alphabets, and with what a pattern or a collation reads in its own way. */
	private const NAMES = array( 'Lamp', 'Café Crème Mug', 'STRASSE straße', '陶房の茶碗', '100% _wool_ \\\\ "cut"', "e\u{301}clair", 'naïve ﬁne Ærø', "zero\u{200B}width 😀", 'Iıİi Ωmega', 'mug mugs' );

	/** @var list<WC_Product> */
	private array $products = array();
	private bool $is_external = false;

	protected function set_up(): void {
		parent::set_up();
		if ( ! Table::database()->dbh instanceof mysqli ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs MariaDB' );
		}
		$this->is_external = (bool) wp_using_ext_object_cache();
		// What other tests have left on the main query's hooks would be rules.
		wp_using_ext_object_cache( false );
		self::set_options( array( 'woocommerce_attribute_lookup_direct_updates' => 'yes' ) );
		mt_srand( 40 );
		for ( $number = 0; $number < 30; $number++ ) {
			$this->products[] = self::random_product();
		}
		IndexBuild::start();
		while ( ! IndexState::is_on() ) {
			IndexBuild::step();
		}
	}

	protected function tear_down(): void {
		IndexState::set( '' );
		wp_using_ext_object_cache( $this->is_external );
		parent::tear_down();
	}

	private static function pick( array $among, int $most ): array {
		shuffle( $among );
		return array_slice( $among, 0, mt_rand( 0, $most ) );
	}

	private static function terms( string $taxonomy, string $fields = 'ids' ): array {
		return get_terms( array( 'taxonomy' => $taxonomy, 'fields' => $fields, 'hide_empty' => false ) );
	}

	/** Returns what of a product lists can be narrowed by. */
	private static function random_props(): array {
		$visibility = array( 'visible', 'visible', 'catalog', 'search', 'hidden' );
		return array(
			'name'               => self::NAMES[ mt_rand( 0, count( self::NAMES ) - 1 ) ],
			'sku'                => 'Sku-' . mt_rand( 1, 99 ) . 'é' . uniqid(),
			'regular_price'      => 0 === mt_rand( 0, 9 ) ? '' : (string) ( mt_rand( 1, 20000 ) / 100 ),
			'stock_status'       => self::STATUSES[ mt_rand( 0, 2 ) ],
			'catalog_visibility' => $visibility[ mt_rand( 0, 4 ) ],
			'category_ids'       => self::pick( self::terms( 'product_cat' ), 2 ),
			'average_rating'     => 0 === mt_rand( 0, 2 ) ? '0' : (string) ( mt_rand( 10, 50 ) / 10 ),
			'status'             => 0 === mt_rand( 0, 9 ) ? 'draft' : 'publish',
		);
	}

	private static function random_product(): WC_Product {
		$attributes = array();
		foreach ( array( 'color', 'size' ) as $name ) {
			$attributes[] = self::attribute( "pa_$name", self::pick( self::terms( "pa_$name" ), 2 ), wc_attribute_taxonomy_id_by_name( "pa_$name" ) );
		}
		if ( 0 === mt_rand( 0, 3 ) ) {
			$slugs   = self::terms( 'pa_size', 'slugs' );
			$sizes   = self::attribute( 'pa_size', self::terms( 'pa_size' ), wc_attribute_taxonomy_id_by_name( 'pa_size' ) );
			$product = self::variable( array( $attributes[0], $sizes ), array_map( static fn( string $slug ): array => array( 'pa_size' => $slug ), self::pick( $slugs, 3 ) ) );
			foreach ( $product->get_children() as $id ) {
				$variation = wc_get_product( $id );
				$variation->set_props( array( 'stock_status' => self::STATUSES[ mt_rand( 0, 2 ) ], 'regular_price' => (string) mt_rand( 1, 200 ) ) );
				$variation->save();
			}
			\WC_Product_Variable::sync( $product->get_id() );
			return $product;
		}
		$product = self::product( self::random_props() );
		$product->set_attributes( $attributes );
		$product->save();
		return $product;
	}

	/** Returns a piece of a name, or of a SKU, as somebody else may write it. */
	private static function random_text(): string {
		$name = array_merge( self::NAMES, array( 'Sku-1', 'sku-2é6' ) )[ mt_rand( 0, count( self::NAMES ) + 1 ) ];
		$text = mb_substr( $name, mt_rand( 0, mb_strlen( $name ) - 1 ), mt_rand( 1, 6 ) );
		return array( $text, mb_strtoupper( $text ), mb_strtolower( $text ), remove_accents( $text ), "$text$text", implode( ' ', array_reverse( explode( ' ', $name ) ) ) )[ mt_rand( 0, 5 ) ];
	}

	private static function random_query(): array {
		$query = array( 'catalog_visibility' => array( 'any', 'catalog', 'search', 'visible' )[ mt_rand( 0, 3 ) ], PageQuery::PAGE => array( '', PageQuery::SHOP )[ mt_rand( 0, 1 ) ] );
		if ( mt_rand( 0, 1 ) ) {
			$query += array_filter( array( 'min_price' => (string) mt_rand( 1, 15000 ), 'max_price' => (string) mt_rand( 1, 20000 ) ), static fn(): bool => 1 === mt_rand( 0, 1 ) );
		}
		$lists = array( 'stock_status' => self::pick( self::STATUSES, 2 ), 'rating' => self::pick( range( 1, 5 ), 3 ), 'attributes' => array() );
		foreach ( self::pick( array( 'pa_color', 'pa_size' ), 2 ) as $taxonomy ) {
			$slugs = self::pick( self::terms( $taxonomy, 'slugs' ), 2 );
			if ( array() !== $slugs ) {
				$lists['attributes'][] = array( 'attribute' => $taxonomy, 'slug' => $slugs, 'operator' => array( 'in', 'and' )[ mt_rand( 0, 1 ) ] );
			}
		}
		$categories = self::pick( self::terms( 'product_cat' ), 2 );
		if ( 0 === mt_rand( 0, 2 ) ) {
			$query['search'] = self::random_text();
		}
		foreach ( self::pick( array( 'pa_color', 'product_cat' ), 1 ) as $taxonomy ) {
			$query = TermSets::with( $query, $taxonomy, array_slice( self::terms( $taxonomy ), 0, mt_rand( 1, 4 ) ) );
		}
		return $query + array_filter( $lists + array( 'category' => implode( ',', $categories ) ) ) + array( 'attribute_relation' => 'and' );
	}

	/** Returns all counts of a query in a form that can be compared. */
	private static function counts( array $query ): array {
		$types = array( 'or', 'and' );
		$data  = WooStoreApi::collection_data(
			$query + array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_taxonomy_counts'     => array( 'product_cat' ),
				'calculate_attribute_counts'    => array( array( 'taxonomy' => 'pa_color', 'query_type' => $types[ count( $query ) % 2 ] ), array( 'taxonomy' => 'pa_size', 'query_type' => 'or' ) ),
			)
		);
		foreach ( array( 'attribute_counts' => 'term', 'taxonomy_counts' => 'term', 'rating_counts' => 'rating', 'stock_status_counts' => 'status' ) as $list => $key ) {
			$data[ $list ] = array_map( 'intval', array_column( $data[ $list ], 'count', $key ) );
			ksort( $data[ $list ] );
		}
		ksort( $data );
		return $data + array( 'bars' => WooPriceHistogram::of( $query, 20 ), 'total' => WooStoreApi::found_products( $query ) );
	}

	/**
	 * Returns what a function returns without the index, which has names only: if a search finds something there, the SQL is
	 * to look in names only, too.
	 */
	private static function by_sql( string $text, callable $ask ): array {
		$titles = static fn(): array => array( 'post_title' );
		IndexState::set( '' );
		self::is_in_a_name( $text ) && add_filter( 'post_search_columns', $titles );
		SearchQuery::remember();
		$answer = $ask();
		remove_filter( 'post_search_columns', $titles );
		SearchQuery::remember();
		IndexState::set( IndexState::ON );
		return $answer;
	}

	/** True if the index is to find a text: WooCommerce's SQL looks for what it does not find, and for excluded words. */
	private static function is_in_a_name( string $text ): bool {
		if ( '' === $text || 1 === preg_match( '/(?:^|[\s",+])"?-/', $text ) ) {
			return false;
		}
		$state  = IndexState::is_on() ? IndexState::ON : '';
		$titles = static fn(): array => array( 'post_title' );
		IndexState::set( '' );
		add_filter( 'post_search_columns', $titles );
		SearchQuery::remember();
		$total = WooStoreApi::found_products( array( 'search' => $text, 'catalog_visibility' => 'any', PageQuery::PAGE => '' ) );
		remove_filter( 'post_search_columns', $titles );
		SearchQuery::remember();
		IndexState::set( $state );
		return $total > 0;
	}

	/** Has WooCommerce (10.2 and newer) read which categories are in which: it may keep an older state in one process. */
	private static function forget_hierarchy(): void {
		if ( class_exists( TaxonomyHierarchyData::class ) ) {
			wc_get_container()->get( TaxonomyHierarchyData::class )->clear_cache( 'product_cat' );
		}
	}

	private static function assert_equal_to_sql( int $rounds ): void {
		for ( $round = 0; $round < $rounds; $round++ ) {
			$query = self::random_query();
			$asked = 0;
			$watch = static function ( string $sql ) use ( &$asked ): string {
				$asked += (int) preg_match( '/post_type.*ORDER BY/s', $sql );
				return $sql;
			};
			add_filter( 'query', $watch );
			$by_index = self::counts( $query );
			remove_filter( 'query', $watch );
			$text = sanitize_text_field( $query['search'] ?? '' );
			self::assertTrue( 0 === $asked || ( '' !== $text && ! self::is_in_a_name( $text ) ), 'not answered by the index: ' . wp_json_encode( $query ) );
			self::forget_hierarchy();
			self::assertSame( self::by_sql( $text, static fn(): array => self::counts( $query ) ), $by_index, (string) wp_json_encode( $query ) );
		}
	}

	public function test_counts_like_sql(): void {
		foreach ( array( array( 'no', 'no' ), array( 'yes', 'no' ), array( 'no', 'yes' ), array( 'yes', 'yes' ) ) as list( $lookup, $hides ) ) {
			self::set_options( array( 'woocommerce_attribute_lookup_enabled' => $lookup, 'woocommerce_hide_out_of_stock_items' => $hides ) );
			self::assert_equal_to_sql( 15 );
		}
	}

	public function test_counts_like_sql_after_changes(): void {
		$changes = array(
			static fn( WC_Product $product ) => wc_update_product_stock_status( $product->get_id(), self::STATUSES[ mt_rand( 0, 2 ) ] ),
			static function ( WC_Product $product ): void {
				$product->set_props( self::random_props() );
				$product->save();
			},
			static fn( WC_Product $product ) => wp_set_object_terms( $product->get_id(), self::pick( self::terms( 'product_cat' ), 2 ), 'product_cat' ),
			static fn( WC_Product $product ) => wp_trash_post( $product->get_id() ),
			static fn( WC_Product $product ) => wp_untrash_post( $product->get_id() ),
			static fn( WC_Product $product ) => wp_delete_post( $product->get_id(), true ),
			static fn() => self::random_product(),
			static fn() => wp_update_term( self::terms( 'product_cat' )[0], 'product_cat', array( 'parent' => array( 0, self::terms( 'product_cat' )[1] )[ mt_rand( 0, 1 ) ] ) ),
		);
		for ( $round = 0; $round < 25; $round++ ) {
			$product = wc_get_product( $this->products[ mt_rand( 0, count( $this->products ) - 1 ) ]->get_id() );
			if ( $product instanceof WC_Product ) {
				$changes[ mt_rand( 0, count( $changes ) - 1 ) ]( $product );
				self::assert_equal_to_sql( 1 );
			}
		}
		wp_update_term( self::terms( 'product_cat' )[0], 'product_cat', array( 'parent' => 0 ) );
	}

	/** Returns what the route answers to a search. */
	private static function suggestions( string $text, array $arguments = array() ): array {
		// WooCommerce's order by price would sort the next list, too.
		WC()->query->remove_ordering_args();
		$response = rest_do_request( self::rest( 'GET', '/wc/store/v1/products', $arguments + array( 'search' => $text, 'catalog_visibility' => 'search', 'per_page' => '5', PageQuery::PAGE => PageQuery::SHOP, '_fields' => 'id' ) ) );
		return array( array_column( $response->get_data(), 'id' ), $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] );
	}

	private static function assert_found_like_sql( string $text, array $arguments = array() ): void {
		$liked = 0;
		$watch = static function ( string $sql ) use ( &$liked ): string {
			// The order has it, too.
			$liked += (int) preg_match( '/post_content LIKE .*\bORDER BY\b/s', $sql );
			return $sql;
		};
		add_filter( 'query', $watch );
		$by_index = self::suggestions( $text, $arguments );
		remove_filter( 'query', $watch );
		self::assertTrue( 0 === $liked || ! self::is_in_a_name( $text ), "not answered by the index: $text" );
		self::assertSame( self::by_sql( $text, static fn(): array => self::suggestions( $text, $arguments ) ), $by_index, "$text " . wp_json_encode( $arguments ) );
	}

	public function test_searches_like_sql(): void {
		foreach ( array_merge( self::NAMES, array_map( 'mb_strtoupper', self::NAMES ), array_map( 'mb_strtolower', self::NAMES ), array( '%', '_', '\\\\', "'", 'sku-', 'nowhere', 'mug crème', '"crème mug"', 'the mug', 'mug -crème' ) ) as $text ) {
			self::assert_found_like_sql( $text );
		}
		for ( $round = 0; $round < 60; $round++ ) {
			$text = trim( self::random_text() );
			if ( '' !== $text ) {
				self::assert_found_like_sql( $text );
			}
		}
		add_filter( 'wc_product_sku_enabled', '__return_false' );
		self::assert_found_like_sql( 'sku-' );
	}

	/** More products than are listed one by one are read in the order of the list, and counted by the index. */
	public function test_searches_for_much_like_sql(): void {
		$wpdb   = Table::database();
		$first  = 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" );
		$posts  = array();
		for ( $id = $first; $id < $first + 1100; $id++ ) {
			$posts[] = "( $id, 'Much of it', '', '', '', '', '', 'product', 'publish', '2025-01-01' + INTERVAL MOD( $id * 7, 1000 ) DAY )";
		}
		$wpdb->query( "INSERT INTO $wpdb->posts ( ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_type, post_status, post_date ) VALUES " . implode( ',', $posts ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_product_meta_lookup ( product_id, sku, stock_status, min_price, max_price ) SELECT ID, '', IF( ID % 5, 'instock', 'outofstock' ), ID % 50, ID % 50 FROM $wpdb->posts WHERE ID >= $first" );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id ) SELECT ID, %d FROM $wpdb->posts WHERE ID >= $first AND ID % 9 = 0", wc_get_product_visibility_term_ids()['exclude-from-search'] ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id ) SELECT ID, %d FROM $wpdb->posts WHERE ID >= $first AND ID % 11 = 0", get_term_by( 'slug', 'mugs', 'product_cat' )->term_taxonomy_id ) );
		try {
			IndexChanges::mark_all();
			do {
				IndexBuild::step();
			} while ( array() !== IndexChanges::some( 1 ) );
			$category = (string) get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
			foreach ( array( array(), array( 'page' => '3' ), array( 'page' => '999' ), array( 'orderby' => 'price', 'order' => 'asc' ), array( 'category' => $category ), array( 'stock_status' => array( 'instock' ), 'max_price' => '2500' ) ) as $arguments ) {
				self::assert_found_like_sql( 'much OF', $arguments );
			}
		} finally {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id >= $first" );
			$wpdb->query( "DELETE FROM $wpdb->term_relationships WHERE object_id >= $first" );
			$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID >= $first" );
		}
	}

	/** What is kept of a search is of the catalogue as it was. */
	public function test_a_search_that_was_kept_sees_changes(): void {
		wp_using_ext_object_cache( true );
		self::assertSame( 0, (int) self::suggestions( 'renamed' )[1] );
		self::assertSame( 0, (int) self::suggestions( 'renamed' )[1] );
		$product = $this->products[3];
		$product->set_props( array( 'name' => 'Renamed', 'status' => 'publish', 'catalog_visibility' => 'visible' ) );
		$product->save();
		self::assertSame( array( $product->get_id() ), self::suggestions( 'renamed' )[0] );
	}

	public function test_a_product_that_is_marked_again_stays_marked(): void {
		$id = $this->products[0]->get_id();
		IndexChanges::mark( $id );
		$seen = IndexChanges::some( 10 );
		IndexChanges::mark( $id );
		IndexChanges::remove( $seen, array( $id => true ) );
		self::assertArrayHasKey( $id, IndexChanges::some( 10 ) );
		IndexChanges::remove( IndexChanges::some( 10 ), array( $id => true ) );
		self::assertSame( array(), IndexChanges::some( 10 ) );
	}

	public function test_several_processes_lose_no_change(): void {
		$ids       = array_map( static fn( WC_Product $product ): int => $product->get_id(), $this->products );
		$processes = array();
		foreach ( array_chunk( $ids, 10 ) as $some ) {
			$processes[] = proc_open( array_merge( array( PHP_BINARY, __DIR__ . '/index-writer.php' ), $some ), array( 1 => array( 'pipe', 'w' ) ), $pipes, null, array( 'SITE' => untrailingslashit( ABSPATH ) ) + getenv() );
		}
		self::assertSame( array( 0, 0, 0 ), array_map( 'proc_close', $processes ) );
		self::assertSame( array(), IndexChanges::some( 1 ) );
		$count    = static fn(): int => WooStoreApi::found_products( array( 'stock_status' => array( 'onbackorder' ) ) );
		$by_index = $count();
		IndexState::set( '' );
		self::assertSame( $count(), $by_index );
	}

	/** A SKU, and a rule of a plugin, are WooCommerce's SQL's. */
	public function test_leaves_other_queries_to_sql(): void {
		IndexTables::change( 'TRUNCATE TABLE %i', array( IndexTables::sets()->name() ) );
		self::assertSame( 0, WooStoreApi::found_products( array( 'catalog_visibility' => 'any' ) ) );
		self::assertGreaterThan( 0, WooStoreApi::found_products( array( 'sku' => self::product( array( 'sku' => 'named-by-it' ) )->get_sku() ) ) );
		add_action( 'pre_get_posts', static fn() => null );
		self::assertGreaterThan( 0, WooStoreApi::found_products( array( 'catalog_visibility' => 'any' ) ) );
	}
}
