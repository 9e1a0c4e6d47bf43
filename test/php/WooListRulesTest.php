<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridPage;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\Grid\ProductSelection;
use StorefrontIslands\Catalogue\GridView\ProductGrid;
use StorefrontIslands\Catalogue\GridView\RefreshLoopRoute;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\PageQuery;
use WC_Query;
use WP_Query;

/**
 * Tests that a category that a plugin hides is in none of the plugin's lists (docs/catalogue.md#rules-of-other-plugins).
 *
 * @group woocommerce
 */
final class WooListRulesTest extends TestCase {
	private const SHOP = array( 'post_type' => 'product', 'posts_per_page' => -1 );

	/** Calls of the rule with the main query: the conditional tags at each. */
	private array $calls = array();
	private array $mugs  = array();

	protected function set_up(): void {
		parent::set_up();
		self::leave();
		$this->mugs = get_posts( self::SHOP + array( 'fields' => 'ids', 'numberposts' => -1, 'product_cat' => 'mugs' ) );
	}

	protected function tear_down(): void {
		self::leave();
		foreach ( $this->mugs as $id ) {
			delete_post_meta( $id, '_hidden_from_guests' );
		}
		if ( array() !== $this->mugs ) {
			$this->sell( 0 );
			$_GET = array();
			WC_Query::reset_chosen_attributes();
		}
		parent::tear_down();
	}

	/** Rules as plugins for roles have them, by the hook: those of the first kind are of the page's main query. */
	public static function rules(): array {
		return array(
			'pre_get_posts, main query'            => array( 'main' ),
			'pre_get_posts, any query of products' => array( 'any' ),
			'woocommerce_product_query'            => array( 'query' ),
			'woocommerce_product_query_tax_query'  => array( 'terms' ),
			'woocommerce_product_query_meta_query' => array( 'meta' ),
			'posts_where, main query'              => array( 'where' ),
			'woocommerce_product_is_visible'       => array( 'visible' ),
		);
	}

	/** Hides the mugs from guests. */
	private function hide( string $rule ): void {
		$mugs  = $this->mugs;
		$terms = array( 'taxonomy' => 'product_cat', 'field' => 'slug', 'terms' => array( 'mugs' ), 'operator' => 'NOT IN' );
		$add   = static fn( WP_Query $query ) => $query->set( 'tax_query', array_merge( (array) $query->get( 'tax_query' ), array( $terms ) ) );
		$rules = array(
			'main'    => array(
				'pre_get_posts',
				function ( WP_Query $query ) use ( $add ): void {
					if ( $query->is_main_query() && ! is_user_logged_in() ) {
						$this->calls[] = array( is_shop(), is_product_category(), is_search() );
						$add( $query );
					}
				},
			),
			'any'     => array( 'pre_get_posts', static fn( WP_Query $query ) => 'product' === $query->get( 'post_type' ) || $query->is_tax( 'product_cat' ) ? $add( $query ) : null ),
			'query'   => array( 'woocommerce_product_query', static fn( WP_Query $query ) => $query->set( 'post__not_in', $mugs ) ),
			'terms'   => array( 'woocommerce_product_query_tax_query', static fn( array $query ): array => array_merge( $query, array( $terms ) ) ),
			'meta'    => array( 'woocommerce_product_query_meta_query', static fn( array $query ): array => array_merge( $query, array( array( 'key' => '_hidden_from_guests', 'compare' => 'NOT EXISTS' ) ) ) ),
			'where'   => array( 'posts_where', static fn( string $where, WP_Query $query ): string => $query->is_main_query() ? $where . ' AND ' . $GLOBALS['wpdb']->posts . '.ID NOT IN (' . implode( ',', $mugs ) . ')' : $where ),
			'visible' => array( 'woocommerce_product_is_visible', static fn( bool $visible, int $id ): bool => $visible && ! in_array( $id, $mugs, true ) ),
		);
		foreach ( 'meta' === $rule ? $mugs : array() as $id ) {
			update_post_meta( $id, '_hidden_from_guests', '1' );
		}
		$this->sell( 99 );
		add_filter( $rules[ $rule ][0], $rules[ $rule ][1], 10, 2 );
	}

	/** Makes a mug as popular as its sales. */
	private function sell( int $sales ): void {
		$product = wc_get_product( $this->mugs[0] );
		$product->set_total_sales( $sales );
		$product->save();
	}

	/** Runs the main query of a page, as its request does. */
	private static function open( array $vars, array $filters = array() ): void {
		self::leave();
		$_GET = $filters;
		WC_Query::reset_chosen_attributes();
		$GLOBALS['wp_the_query']->query( $vars );
	}

	/** Ends a request. */
	private static function leave(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	/** Returns the grid of the page. */
	private static function grid( array $attributes = array() ): Grid {
		$shop = self::woo_shop();
		$page = GridPage::of_browser( home_url( '/shop/' ), array(), FilterSchema::of( $shop ) );
		return new Grid( $shop, new GridToken( 0, $attributes + array( 'inherit' => true, 'perPage' => 100 ), PageQuery::current() ), $page );
	}

	/** Returns the response of WooCommerce's route to a browser, whose request has no main query. */
	private static function ask( string $route, array $arguments ): array {
		self::leave();
		return self::fetched( '/wc/store/v1/products' . $route, $arguments );
	}

	/** Returns the response of the route that refreshes a grid. */
	private static function refresh( Grid $grid, array $products = array() ): array {
		self::leave();
		$fields = array( 'widget_id' => $grid->token->text(), 'pagination_base_url' => home_url( '/shop/' ), 'products' => $products );
		return ( new RefreshLoopRoute( self::woo_shop() ) )->respond( self::rest( 'POST', '', $fields ) )->get_data();
	}

	private static function mugs_of( array $data ): int {
		return array_column( $data['taxonomy_counts'], 'count', 'term' )[ get_term_by( 'slug', 'mugs', 'product_cat' )->term_id ] ?? 0;
	}

	private static function count_of_mugs( array $query ): int {
		return self::mugs_of( self::ask( '/collection-data', $query + array( 'calculate_taxonomy_counts' => array( 'product_cat' ) ) ) );
	}

	public function test_a_refresh_leaves_the_pages_own_query_to_its_next_request(): void {
		$this->hide( 'main' );
		self::open( array( 'product_cat' => 'tees' ) );
		$grid  = self::grid();
		$found = $GLOBALS['wp_the_query']->post_count;
		self::assertGreaterThan( 0, $found );
		// WordPress keeps results as long as nothing changes.
		wp_cache_set_posts_last_changed();
		self::refresh( $grid );
		self::open( array( 'product_cat' => 'tees' ) );
		self::assertSame( $found, $GLOBALS['wp_the_query']->post_count );
	}

	/** @dataProvider rules */
	public function test_a_hidden_category_is_in_none_of_the_lists( string $rule ): void {
		$this->hide( $rule );
		$counts   = 'visible' === $rule ? count( $this->mugs ) : 0;
		$has_mugs = fn( array $ids ): bool => array() !== array_intersect( $this->mugs, $ids );
		self::open( self::SHOP );
		self::assertSame( 'visible' === $rule, $has_mugs( wp_list_pluck( $GLOBALS['wp_the_query']->posts, 'ID' ) ), 'WooCommerce\'s page' );
		$page = PageQuery::current();
		$grid = self::grid();
		self::assertNotSame( array(), $grid->products() );
		self::assertFalse( $has_mugs( array_column( $grid->products(), 'id' ) ), 'grid' );
		self::assertSame( $counts, self::mugs_of( self::woo_shop()->collection_data( $page + array( 'calculate_taxonomy_counts' => array( 'product_cat' ) ) ) ), 'counts' );
		$refreshed = self::refresh( $grid );
		self::assertStringNotContainsStringIgnoringCase( '-mug/', html_entity_decode( $refreshed['data'] ), 'refresh' );
		self::assertSame( $grid->total(), $refreshed['total'] );
		self::assertSame( $counts, self::count_of_mugs( $page ), 'counts by request' );
		self::assertSame( array(), array_column( self::ask( '', array( 'search' => 'mug', 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP, '_fields' => 'id' ) ), 'id' ), 'suggestions' );
		$viewed = self::grid( array( 'inherit' => false, 'collection' => ProductSelection::VIEWED ) );
		self::assertSame( 0, substr_count( self::refresh( $viewed, $this->mugs )['data'], '<li' ), 'recently viewed' );
		self::open( array( 'product_cat' => 'mugs' ) );
		self::assertSame( array(), self::grid()->products(), 'archive' );
		self::assertSame( $counts, self::refresh( self::grid() )['total'], 'archive, refresh' );
		self::leave();
		$of_lists = in_array( $rule, array( 'any', 'terms', 'meta', 'visible' ), true );
		self::assertSame( ! $of_lists, $has_mugs( array_column( self::grid( array( 'inherit' => false ) )->products(), 'id' ) ), 'grid of no page' );
		self::assertSame( 'any' !== $rule, array() !== self::ask( '', array( 'category' => 'mugs' ) ), 'WooCommerce\'s route' );
		self::open( array( 's' => 'nothing matches', 'post_type' => 'product' ) );
		self::assertStringNotContainsStringIgnoringCase( '-mug/', html_entity_decode( ProductGrid::html( self::grid( array( 'columns' => 6 ) ) ) ), 'most popular' );
	}

	public function test_without_a_rule_everything_is_there(): void {
		self::open( array( 'product_cat' => 'mugs' ) );
		self::assertCount( count( $this->mugs ), self::grid()->products() );
		self::assertSame( count( $this->mugs ), self::count_of_mugs( PageQuery::current() ) );
	}

	public function test_the_main_query_runs_once_with_the_tags_of_its_page(): void {
		$this->hide( 'main' );
		self::open( array( 'product_cat' => 'tees' ) );
		$page   = PageQuery::current();
		$wanted = array(
			'calculate_price_range'      => true,
			'calculate_rating_counts'    => true,
			'calculate_taxonomy_counts'  => array( 'product_cat' ),
			'calculate_attribute_counts' => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ) ),
		);
		$grid   = self::grid();
		$grid->products();
		self::woo_shop()->collection_data( $page + $wanted );
		self::assertCount( 1, $this->calls );
		self::refresh( $grid );
		self::ask( '/collection-data', $page + $wanted );
		self::ask( '', array( 'search' => 'tee', 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP ) );
		self::assertSame( array( array( false, true, false ), array( false, true, false ), array( true, false, true ) ), array_slice( $this->calls, 1 ) );
	}

	/** With the table off, WooCommerce adds the visitor's attributes to the terms of the main query. */
	public function test_no_filter_of_the_visitor_takes_a_rule_away(): void {
		$this->hide( 'main' );
		self::open( array( 'post_type' => 'product' ), array( 'filter_color' => 'mugs' ) );
		self::assertSame( array(), array_intersect( $this->mugs, array_column( self::grid()->products(), 'id' ) ) );
	}

	public function test_filters_of_the_visitor_do_not_narrow_what_the_page_leaves(): void {
		$this->hide( 'main' );
		self::open( array( 'post_type' => 'product', 'min_price' => '60' ), array( 'rating_filter' => '5', 'min_price' => '60', 'filter_color' => 'blue' ) );
		$counted = self::grid()->total();
		self::open( array( 'post_type' => 'product' ) );
		self::assertSame( self::grid()->total(), $counted );
	}

	/** What a visitor sends as the page is at most what an address can ask for. */
	public function test_only_public_query_variables_are_of_a_page(): void {
		self::assertSame( array( 'product_cat' => 'mugs' ), PageQuery::vars_of( 'product_cat=mugs&post_status=draft&paged=2&suppress_filters=1&min_price=3&s[]=x' ) );
		self::assertSame( array(), PageQuery::vars_of( 's=' . str_repeat( 'x', 600 ) ) );
	}
}
