<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridPage;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\GridView\RefreshLoopRoute;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\WooCommerce\Catalogue\Search\SearchQuery;
use WP_Query;

/**
 * Tests that every list of a search holds what a search engine has found (docs/catalogue.md#search), of engines that hook
 * where ElasticPress, Relevanssi and plugins that change WordPress's search do.
 *
 * @group woocommerce
 */
final class WooSearchEnginesTest extends TestCase {
	use BuildsWooProducts;

	/** @var list<int> What the engine finds: not in the order of their dates, and without the word in their names. */
	private array $found = array();
	/** @var list<int> What the engine answers. */
	private array $answers = array();
	/** @var callable(): void|null What the engine does when a request to a route starts. */
	private $stops = null;

	protected function set_up(): void {
		parent::set_up();
		self::leave();
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		foreach ( array( 'First', 'Second', 'Third' ) as $number => $name ) {
			$this->found[] = self::product( array( 'name' => $name, 'regular_price' => (string) ( 10 + $number ), 'category_ids' => array( $mugs->term_id ) ) )->get_id();
		}
		$this->found = array( $this->found[1], $this->found[2], $this->found[0] );
		// Not for shoppers: WooCommerce's page leaves it out, too.
		$this->answers = array_merge( array( self::product( array( 'name' => 'Hidden', 'catalog_visibility' => 'hidden' ) )->get_id() ), $this->found );
	}

	protected function tear_down(): void {
		self::leave();
		parent::tear_down();
		SearchQuery::remember();
	}

	/** Ends a request. */
	private static function leave(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	/** Engines by the plugin whose hooks they have. */
	public static function engines(): array {
		return array(
			'ElasticPress'       => array( 'elastic' ),
			'Relevanssi'         => array( 'relevanssi' ),
			'a condition in SQL' => array( 'sql' ),
		);
	}

	/** Starts an engine that knows a single word. */
	private function start( string $engine, string $word ): void {
		$answers = $this->answers;
		$is_of   = static fn( WP_Query $query ): bool => $query->is_search() && $word === $query->get( 's' );
		if ( 'elastic' === $engine ) {
			add_filter(
				'posts_pre_query',
				static function ( $posts, WP_Query $query ) use ( $answers, $is_of ) {
					if ( ! $is_of( $query ) ) {
						return $posts;
					}
					$query->found_posts = count( $answers );
					return 'ids' === $query->get( 'fields' ) ? $answers : array_map( 'get_post', $answers );
				},
				10,
				2
			);
		} elseif ( 'relevanssi' === $engine ) {
			$answer  = static fn( $posts, WP_Query $query ) => $query->is_main_query() && $is_of( $query ) ? array_map( 'get_post', $answers ) : $posts;
			$prevent = static fn( string $sql, WP_Query $query ): string => $query->is_search ? "SELECT * FROM {$GLOBALS['wpdb']->posts} WHERE 1 = 2" : $sql;
			add_filter( 'posts_pre_query', $answer, 99, 2 );
			add_filter( 'posts_request', $prevent, 10, 2 );
			// As it starts before requests to routes, and stops for them.
			SearchQuery::remember();
			$this->stops = static function () use ( $answer, $prevent ): void {
				remove_filter( 'posts_pre_query', $answer, 99 );
				remove_filter( 'posts_request', $prevent, 10 );
			};
		} else {
			add_filter( 'posts_search', static fn( string $sql, WP_Query $query ): string => $is_of( $query ) ? ' AND ID IN ( ' . implode( ',', $answers ) . ' )' : $sql, 10, 2 );
		}
	}

	/** Returns the response of WooCommerce's route to a browser. */
	private function ask( string $route, array $arguments ): array {
		self::leave();
		null === $this->stops || ( $this->stops )();
		return self::fetched( '/wc/store/v1/products' . $route, $arguments );
	}

	/** @dataProvider engines */
	public function test_all_lists_are_the_engines( string $engine ): void {
		$word = "word-$engine";
		$this->start( $engine, $word );
		$counts = array( 'calculate_price_range' => true, 'calculate_stock_status_counts' => true, 'calculate_taxonomy_counts' => array( 'product_cat' ), 'calculate_attribute_counts' => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ) ) );
		$shop   = self::woo_shop();
		$GLOBALS['wp_the_query']->query( array( 's' => $word, 'post_type' => 'product' ) );
		$page = PageQuery::current();
		$grid = new Grid( $shop, new GridToken( 0, array( 'inherit' => true ), $page ), GridPage::of_browser( home_url( '/' ), array(), FilterSchema::of( $shop ) ) );
		// A condition has no order.
		$sorted = static function ( array $ids ) use ( $engine ): array {
			'sql' === $engine && sort( $ids );
			return $ids;
		};
		self::assertSame( $sorted( $this->found ), $sorted( array_column( $grid->products(), 'id' ) ), 'page of results' );
		self::assertSame( 3, $grid->total() );
		$of_page = $shop->collection_data( $page + $counts );
		$fields  = array( 'widget_id' => $grid->token->text(), 'pagination_base_url' => home_url( '/' ) );
		self::leave();
		null === $this->stops || ( $this->stops )();
		$refreshed = ( new RefreshLoopRoute( $shop ) )->respond( self::rest( 'POST', '', $fields ) )->get_data();
		self::assertSame( 3, $refreshed['total'], 'refresh' );
		self::assertStringContainsString( 'Second', $refreshed['data'] );
		$suggested = $this->ask( '', array( 'search' => $word, 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP, '_fields' => 'id' ) );
		self::assertSame( $sorted( $this->found ), $sorted( array_column( $suggested, 'id' ) ), 'suggestions' );
		$by_request = $this->ask( '/collection-data', $page + $counts );
		self::assertSame( $of_page, $by_request, 'counts by request' );
		self::assertSame( '1000', $by_request['price_range']['min_price'] );
		self::assertSame( 3, array_sum( array_column( $by_request['stock_status_counts'], 'count' ) ) );
		self::assertSame( 3, array_column( $by_request['taxonomy_counts'], 'count', 'term' )[ get_term_by( 'slug', 'mugs', 'product_cat' )->term_id ] );
		self::assertSame( array(), $by_request['attribute_counts'] );
		self::assertSame( array( $this->found[0] ), array_column( $this->ask( '', array( 'search' => $word, 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP, 'min_price' => '1100', 'max_price' => '1100' ) ), 'id' ), 'filtered' );
		self::assertSame( array(), $this->ask( '', array( 'search' => $word ) ), 'WooCommerce\'s own request' );
	}

	/** An engine that leaves a search alone, as one whose server is down, leaves it to the products route. */
	public function test_a_search_that_no_engine_answers_is_the_routes(): void {
		$this->start( 'elastic', 'another' );
		$route = $this->ask( '', array( 'search' => 'mug', 'catalog_visibility' => 'search', '_fields' => 'id' ) );
		self::assertNotSame( array(), $route );
		self::assertSame( $route, $this->ask( '', array( 'search' => 'mug', 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP, '_fields' => 'id' ) ) );
	}

	/** A rule for the main query of the page runs beside an engine that takes the place of the SQL. */
	public function test_a_rule_holds_beside_an_engine(): void {
		$this->start( 'relevanssi', 'forbidden' );
		$hidden = $this->found[0];
		add_action( 'pre_get_posts', static fn( WP_Query $query ) => $query->is_main_query() ? $query->set( 'post__not_in', array( $hidden ) ) : null );
		$suggested = $this->ask( '', array( 'search' => 'forbidden', 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP, '_fields' => 'id' ) );
		self::assertSame( array_slice( $this->found, 1 ), array_column( $suggested, 'id' ) );
	}
}
