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
use WP_REST_Request;

/**
 * Tests that a category that a plugin hides is in none of the plugin's lists (docs/catalogue.md#rules-of-other-plugins).
 *
 * @group woocommerce
 */
final class WooListRulesTest extends TestCase {
	/** Calls of the rule with the main query: the conditional tags at each. */
	private array $calls = array();

	protected function set_up(): void {
		parent::set_up();
		self::leave();
	}

	protected function tear_down(): void {
		self::leave();
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

	/** Hides the mugs from guests; returns the function that ends it. */
	private function hide( string $rule ): callable {
		$terms = array( 'taxonomy' => 'product_cat', 'field' => 'slug', 'terms' => array( 'mugs' ), 'operator' => 'NOT IN' );
		$keys  = array(
			'main'    => 'pre_get_posts',
			'any'     => 'pre_get_posts',
			'query'   => 'woocommerce_product_query',
			'terms'   => 'woocommerce_product_query_tax_query',
			'meta'    => 'woocommerce_product_query_meta_query',
			'where'   => 'posts_where',
			'visible' => 'woocommerce_product_is_visible',
		);
		$mugs  = self::mugs();
		$acts  = array(
			'main'    => function ( WP_Query $query ) use ( $terms ): void {
				if ( $query->is_main_query() && ! is_user_logged_in() ) {
					$this->calls[] = array( is_shop(), is_product_category(), is_search() );
					$query->set( 'tax_query', array_merge( (array) $query->get( 'tax_query' ), array( $terms ) ) );
				}
			},
			'any'     => static function ( WP_Query $query ) use ( $terms ): void {
				if ( 'product' === $query->get( 'post_type' ) || $query->is_tax( 'product_cat' ) ) {
					$query->set( 'tax_query', array_merge( (array) $query->get( 'tax_query' ), array( $terms ) ) );
				}
			},
			'query'   => static fn( WP_Query $query ) => $query->set( 'post__not_in', $mugs ),
			'terms'   => static fn( array $query ): array => array_merge( $query, array( $terms ) ),
			'meta'    => static fn( array $query ): array => array_merge( $query, array( array( 'key' => '_hidden_from_guests', 'compare' => 'NOT EXISTS' ) ) ),
			'where'   => static fn( string $where, WP_Query $query ): string => $query->is_main_query() ? $where . ' AND ' . $GLOBALS['wpdb']->posts . '.ID NOT IN (' . implode( ',', $mugs ) . ')' : $where,
			'visible' => static fn( bool $visible, int $id ): bool => $visible && ! in_array( $id, $mugs, true ),
		);
		foreach ( 'meta' === $rule ? $mugs : array() as $id ) {
			update_post_meta( $id, '_hidden_from_guests', '1' );
		}
		self::sell( $mugs[0], 99 );
		add_filter( $keys[ $rule ], $acts[ $rule ], 10, 2 );
		return static function () use ( $keys, $acts, $rule, $mugs ): void {
			remove_filter( $keys[ $rule ], $acts[ $rule ] );
			foreach ( $mugs as $id ) {
				delete_post_meta( $id, '_hidden_from_guests' );
			}
			self::sell( $mugs[0], 0 );
		};
	}

	/** Makes a product as popular as its sales. */
	private static function sell( int $id, int $sales ): void {
		$product = wc_get_product( $id );
		$product->set_total_sales( $sales );
		$product->save();
	}

	private static function mugs(): array {
		return get_posts( array( 'post_type' => 'product', 'fields' => 'ids', 'numberposts' => -1, 'product_cat' => 'mugs' ) );
	}

	/** Runs the main query of a page, as its request does. */
	private static function open( array $vars ): void {
		$GLOBALS['wp_the_query']->query( $vars );
	}

	/** Returns the grid of the page. */
	private static function grid( array $attributes = array() ): Grid {
		$shop = self::woo_shop();
		$page = GridPage::of_browser( home_url( '/shop/' ), array(), FilterSchema::of( $shop ) );
		return new Grid( $shop, new GridToken( 0, $attributes + array( 'inherit' => true, 'perPage' => 100 ), PageQuery::current() ), $page );
	}

	/** Begins a request of a browser to a route, which has no main query. */
	private static function request( string $method, string $route = '' ): WP_REST_Request {
		self::leave();
		return new WP_REST_Request( $method, $route );
	}

	/** Returns the response of WooCommerce's route. */
	private static function ask( string $route, array $arguments ): array {
		$request = self::request( 'GET', '/wc/store/v1/products' . $route );
		$request->set_query_params( $arguments );
		return json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true );
	}

	/** Returns the response of the route that refreshes a grid. */
	private static function refresh( Grid $grid, array $products = array() ): array {
		$request = self::request( 'POST' );
		$request->set_body_params(
			array( 'widget_id' => $grid->token->text(), 'pagination_base_url' => home_url( '/shop/' ), 'products' => $products )
		);
		return ( new RefreshLoopRoute( self::woo_shop() ) )->respond( $request )->get_data();
	}

	/** Ends a request. */
	private static function leave(): void {
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	private static function count_of_mugs( array $query ): int {
		$data = self::ask( '/collection-data', $query + array( 'calculate_taxonomy_counts' => array( 'product_cat' ) ) );
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' )->term_id;
		return array_column( $data['taxonomy_counts'], 'count', 'term' )[ $mugs ] ?? 0;
	}

	/** @dataProvider rules */
	public function test_a_hidden_category_is_in_none_of_the_lists( string $rule ): void {
		$mugs = self::mugs();
		$show = $this->hide( $rule );
		try {
			$counts = 'visible' === $rule ? count( $mugs ) : 0;
			self::open( array( 'post_type' => 'product', 'posts_per_page' => -1 ) );
			self::assertSame( 'visible' === $rule, array() !== array_intersect( $mugs, wp_list_pluck( $GLOBALS['wp_the_query']->posts, 'ID' ) ), 'WooCommerce\'s page' );
			$page = PageQuery::current();
			$grid = self::grid();
			self::assertNotSame( array(), $grid->products() );
			self::assertSame( array(), array_intersect( $mugs, array_column( $grid->products(), 'id' ) ), 'grid' );
			self::assertSame( $counts, array_column( self::woo_shop()->collection_data( $page + array( 'calculate_taxonomy_counts' => array( 'product_cat' ) ) )['taxonomy_counts'], 'count', 'term' )[ get_term_by( 'slug', 'mugs', 'product_cat' )->term_id ] ?? 0, 'counts' );
			$refreshed = self::refresh( $grid );
			self::assertStringNotContainsStringIgnoringCase( '-mug/', html_entity_decode( $refreshed['data'] ), 'refresh' );
			self::assertSame( $grid->total(), $refreshed['total'] );
			self::assertSame( $counts, self::count_of_mugs( $page ), 'counts by request' );
			self::assertSame( array(), array_column( self::ask( '', array( 'search' => 'mug', 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP, '_fields' => 'id' ) ), 'id' ), 'suggestions' );
			$viewed = self::grid( array( 'inherit' => false, 'collection' => ProductSelection::VIEWED ) );
			self::assertSame( 0, substr_count( self::refresh( $viewed, $mugs )['data'], '<li' ), 'recently viewed' );

			self::leave();
			self::open( array( 'product_cat' => 'mugs' ) );
			self::assertSame( array(), self::grid()->products(), 'archive' );
			self::assertSame( $counts, self::refresh( self::grid() )['total'], 'archive, refresh' );

			self::leave();
			$of_lists = in_array( $rule, array( 'any', 'terms', 'meta', 'visible' ), true );
			self::assertSame( $of_lists, array() === array_intersect( $mugs, array_column( self::grid( array( 'inherit' => false ) )->products(), 'id' ) ), 'grid of no page' );
			self::assertSame( 'any' !== $rule, array() !== self::ask( '', array( 'category' => 'mugs' ) ), 'WooCommerce\'s route' );

			self::leave();
			self::open( array( 's' => 'nothing matches', 'post_type' => 'product' ) );
			$page = self::grid( array( 'columns' => 6 ) );
			self::assertStringNotContainsStringIgnoringCase( '-mug/', html_entity_decode( ProductGrid::html( $page ) ), 'most popular' );
		} finally {
			$show();
		}
	}

	public function test_without_a_rule_everything_is_there(): void {
		self::open( array( 'product_cat' => 'mugs' ) );
		self::assertCount( count( self::mugs() ), self::grid()->products() );
		self::assertSame( count( self::mugs() ), self::count_of_mugs( PageQuery::current() ) );
	}

	public function test_the_main_query_runs_once_with_the_tags_of_its_page(): void {
		$show = $this->hide( 'main' );
		try {
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
			self::assertSame( array( false, true, false ), $this->calls[1] ?? null );
			self::ask( '/collection-data', $page + $wanted );
			self::assertSame( array( false, true, false ), $this->calls[2] ?? null );
			self::ask( '', array( 'search' => 'tee', 'catalog_visibility' => 'search', PageQuery::PAGE => PageQuery::SHOP ) );
			self::assertSame( array( true, false, true ), $this->calls[3] ?? null );
			self::assertCount( 4, $this->calls );
		} finally {
			$show();
		}
	}

	/** With the table off, WooCommerce adds the visitor's attributes to the terms of the main query. */
	public function test_no_filter_of_the_visitor_takes_a_rule_away(): void {
		$show = $this->hide( 'main' );
		$_GET = array( 'filter_color' => 'mugs' );
		WC_Query::reset_chosen_attributes();
		try {
			self::open( array( 'post_type' => 'product' ) );
			self::assertSame( array(), array_intersect( self::mugs(), array_column( self::grid()->products(), 'id' ) ) );
		} finally {
			$_GET = array();
			WC_Query::reset_chosen_attributes();
			$show();
		}
	}

	public function test_filters_of_the_visitor_do_not_narrow_what_the_page_leaves(): void {
		$show = $this->hide( 'main' );
		$_GET = array( 'rating_filter' => '5', 'min_price' => '60', 'filter_color' => 'blue' );
		WC_Query::reset_chosen_attributes();
		try {
			self::open( array( 'post_type' => 'product', 'min_price' => '60' ) );
			$counted = self::grid()->total();
		} finally {
			$_GET = array();
			WC_Query::reset_chosen_attributes();
			self::leave();
		}
		self::open( array( 'post_type' => 'product' ) );
		self::assertSame( self::grid()->total(), $counted );
		$show();
	}

	/** What a visitor sends as the page is at most what an address can ask for. */
	public function test_only_public_query_variables_are_of_a_page(): void {
		self::assertSame( array( 'product_cat' => 'mugs' ), PageQuery::vars_of( 'product_cat=mugs&post_status=draft&paged=2&suppress_filters=1&min_price=3&s[]=x' ) );
		self::assertSame( array(), PageQuery::vars_of( 's=' . str_repeat( 'x', 600 ) ) );
	}
}
