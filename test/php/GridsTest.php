<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\Grid\GridOrder;
use StorefrontIslands\Catalogue\Grid\GridPage;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\Grid\Pagination;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Catalogue\Query\TermSets;
use WP_REST_Response;

/** Tests the widget_id of a grid and the responses of its route. */
final class GridsTest extends TestCase {
	private const CARD = '<li class="storefront-product-card">';

	/** Returns the response of the route. */
	private static function refresh( array $changes = array(), array $attributes = array() ): WP_REST_Response {
		$body = array(
			'post_id'             => 1,
			'widget_id'           => ( new GridToken( 0, $attributes + array( 'filterable' => true ), array() ) )->text(),
			'widget_filters'      => array(),
			'pagination_base_url' => home_url( '/shop/' ),
		);
		return rest_do_request( self::rest( 'POST', '/storefront-islands/v1/refresh-loop', $changes + $body, '' ) );
	}

	/** Returns the number of products that filters leave. */
	private static function total( array $filters ): int {
		return self::refresh( array( 'widget_filters' => $filters ) )->get_data()['total'];
	}

	public function test_a_token_decodes_to_its_settings(): void {
		$asked = TermSets::with( array( 'catalog_visibility' => 'search' ), 'product_cat', array( 16, 17 ) ) + array( 'search' => 'Größe "x"' );
		$read  = GridToken::read( ( new GridToken( 3, array( 'perPage' => 24, 'inherit' => true, 'columns' => 4 ), $asked ) )->text() );
		$shown = new GridOptions( $read->attributes );
		self::assertSame( array( 'g3', 3, 24, true, $asked ), array( $read->id, $read->place, $shown->per_page, $shown->inherits, $read->page_query ) );
	}

	public function test_an_id_is_the_blocks_own_if_it_is_valid_in_an_address(): void {
		self::assertSame( 'shop_1', ( new GridToken( 0, array( 'widgetId' => 'shop_1' ), array() ) )->id );
		self::assertSame( 'g0', ( new GridToken( 0, array( 'widgetId' => 'a-b"c' ), array() ) )->id );
	}

	public function test_an_invalid_token_is_rejected(): void {
		foreach ( array( '', 'g0', 'g0.', 'g0.!!', '.e30', 'a b.e30', 'g0.' . base64_encode( '"x"' ), str_repeat( 'g', 41 ) . '.e30' ) as $text ) {
			self::assertNull( GridToken::read( $text ) );
		}
	}

	public function test_a_token_cannot_request_more_than_a_page_could(): void {
		$written = array(
			'p' => 99999999,
			'a' => array( 'perPage' => 100000, 'status' => 'draft' ),
			'q' => array(
				'status'             => 'private',
				'catalog_visibility' => 'hidden',
				'search'             => str_repeat( 'a', 5000 ),
				TermSets::ARGUMENT   => array( array( 'taxonomy' => 'post_tag', 'terms' => '1' ) ),
			),
		);
		$token = GridToken::read( 'g0.' . rtrim( strtr( base64_encode( (string) wp_json_encode( $written ) ), '+/', '-_' ), '=' ) );
		self::assertSame( array( 'catalog_visibility', 'search' ), array_keys( $token->page_query ) );
		self::assertSame( array( 'catalog', 200 ), array( $token->page_query['catalog_visibility'], strlen( $token->page_query['search'] ) ) );
		self::assertSame( 100, ( new GridOptions( $token->attributes ) )->per_page );
		self::assertArrayNotHasKey( 'status', $token->attributes );
	}

	public function test_the_route_returns_products_and_their_total(): void {
		$answer = self::refresh( array( 'widget_filters' => array( 'orderby' => 'price-desc' ) ), array( 'perPage' => 3 ) );
		self::assertSame( array( 200, 'no-store' ), array( $answer->get_status(), $answer->get_headers()['Cache-Control'] ) );
		self::assertSame( 3, substr_count( $answer->get_data()['data'], self::CARD ) );
		self::assertGreaterThan( 3, $answer->get_data()['total'] );
	}

	public function test_filters_and_e_filters_narrow_the_grid_and_no_results_show_a_message(): void {
		$all = self::total( array() );
		foreach ( array( array( 'min_price' => '50' ), array( 'e-filter-g0-product_cat' => 'mugs' ) ) as $filters ) {
			self::assertTrue( self::total( $filters ) > 0 && self::total( $filters ) < $all );
		}
		self::assertSame( $all, self::total( array( 'e-filter-g1-product_cat' => 'mugs' ) ), 'of another grid' );
		$none = self::refresh( array( 'widget_filters' => array( 'min_price' => '100000' ), 'pagination_base_url' => home_url( '/shop/?min_price=100000&utm=1' ) ) )->get_data();
		self::assertSame( 0, $none['total'] );
		self::assertStringContainsString( 'Clear all filters', $none['data'] );
		self::assertStringNotContainsString( 'min', $none['data'] );
	}

	/** WordPress takes the slug of a size 0 for none. */
	public function test_a_value_with_the_slug_0_is_found_as_any_other(): void {
		self::set_options( array( 'woocommerce_attribute_lookup_enabled' => 'no' ) );
		$zero  = wp_insert_term( '0', 'pa_size' )['term_id'];
		$small = self::total( array( 'filter_size' => 'small' ) );
		$ids   = array_diff( self::site_shop()->product_ids( array( 'catalog_visibility' => 'catalog' ) ), (array) get_objects_in_term( get_term_by( 'slug', 'small', 'pa_size' )->term_id, 'pa_size' ) );
		wp_set_object_terms( reset( $ids ), array( $zero ), 'pa_size', true );
		try {
			self::assertSame( 1, self::total( array( 'filter_size' => '0' ) ) );
			self::assertSame( 1, self::total( array( 'e-filter-g0-pa_size' => '0' ) ) );
			self::assertSame( $small + 1, self::total( array( 'filter_size' => 'small,0', 'query_type_size' => 'or' ) ) );
			self::assertSame( 0, self::total( array( 'filter_size' => 'small,0', 'query_type_size' => 'and' ) ) );
			self::assertSame( 0, self::total( array( 'filter_size' => '0,none', 'query_type_size' => 'and' ) ) );
		} finally {
			wp_delete_term( $zero, 'pa_size' );
		}
	}

	/** Returns the grid of a search, as a refresh renders it. */
	private static function search( string $text, string $order = '' ): string {
		$token = new GridToken( 0, array( 'inherit' => true, 'sortable' => true ), array( 'catalog_visibility' => 'search', 'search' => $text ) );
		return self::refresh(
			array(
				'widget_id'           => $token->text(),
				'widget_filters'      => '' === $order ? array() : array( 'orderby' => $order ),
				'pagination_base_url' => home_url( '/?s=' . rawurlencode( $text ) . '&post_type=product' ),
			)
		)->get_data()['data'];
	}

	public function test_a_search_that_finds_nothing_offers_what_was_meant_categories_and_products(): void {
		$html = self::search( 'camp mugg' );
		$text = html_entity_decode( $html );
		self::assertStringContainsString( 'Nothing was found for “camp mugg”.', $html );
		self::assertMatchesRegularExpression( '~Did you mean <a href="[^"]*[?&]s=camp%20mug[^"]*" rel="nofollow">camp mug</a>\?~', $text );
		self::assertMatchesRegularExpression( '~<a href="[^"]*post_type=product[^"]*" rel="nofollow">~', $text );
		self::assertStringContainsString( 'Look in a category', $html );
		self::assertStringContainsString( self::CARD, $html );
		$html = self::search( '<b>qqqqqqq</b>' );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertStringContainsString( '<b>qqqqqqq</b>', html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'Did you mean', $html );
		self::assertStringNotContainsString( 'Nothing was found', self::search( 'mug' ) );
	}

	public function test_a_search_is_first_in_the_order_of_relevance_and_only_a_search(): void {
		$here   = GridPage::of_request( ( new CurrentCatalogue( self::site_shop() ) )->page() );
		$grid   = static fn( array $attributes, array $asked, GridPage $page ): Grid => new Grid( self::site_shop(), new GridToken( 0, $attributes + array( 'inherit' => true ), $asked ), $page );
		$search = $grid( array(), array( 'search' => 'mug' ), $here );
		self::assertSame( array( 'relevance', 'relevance' ), array( $search->order->name, $search->orders->default->name ) );
		self::assertSame( array( 'relevance', 'popularity' ), array_slice( array_keys( $search->orders->choices() ), 0, 2 ) );
		self::assertSame( 'date', $grid( array( 'orderBy' => 'newest' ), array( 'search' => 'mug' ), $here )->order->name );
		$shop = $grid( array(), array(), GridPage::of_browser( home_url( '/shop/' ), array( 'orderby' => 'relevance' ), FilterSchema::of( self::site_shop() ) ) );
		self::assertSame( 'menu_order', $shop->order->name );
		self::assertArrayNotHasKey( 'relevance', $shop->orders->choices() );
	}

	public function test_a_search_can_be_sorted_by_every_order_and_finds_the_same(): void {
		$found = substr_count( self::search( 'mug' ), self::CARD );
		self::assertGreaterThan( 0, $found );
		foreach ( array_merge( array( 'relevance' ), array_keys( GridOrder::labels() ) ) as $order ) {
			self::assertSame( $found, substr_count( self::search( 'mug', $order ), self::CARD ), $order );
		}
		// A search that only excludes a word has no relevance to sort by.
		self::assertIsString( self::search( '-mug' ) );
	}

	public function test_the_route_refuses_requests_that_no_page_of_this_site_makes(): void {
		foreach ( array( 'https://evil.example/shop/', '//evil.example/', 'javascript:alert(1)', '', 'http://user@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '/' ) as $url ) {
			self::assertSame( 400, self::refresh( array( 'pagination_base_url' => $url ) )->get_status() );
		}
		foreach ( array( array( 'widget_id' => 'bogus' ), array( 'widget_id' => array( 'x' ) ), array( 'widget_filters' => 'x' ) ) as $body ) {
			self::assertSame( 400, self::refresh( $body )->get_status() );
		}
		$hostile = array( '__proto__' => 'x', 'min_price' => array( 'a' => array() ), 'filter_color' => str_repeat( 'x,', 5000 ), 'orderby' => 'RAND(); DROP' );
		self::assertSame( 200, self::refresh( array( 'widget_filters' => $hostile ) )->get_status(), 'such filters are ignored' );
	}

	public function test_the_counts_of_the_filters_come_with_the_products_as_their_own_route_sends_them(): void {
		$query = array(
			'calculate_price_range'              => 'true',
			'calculate_stock_status_counts'      => 'true',
			'calculate_taxonomy_counts'          => array( 'product_cat' ),
			'calculate_attribute_counts'         => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ) ),
			'storefront_islands_price_histogram' => 'true',
			'attributes'                         => array( array( 'attribute' => 'pa_color', 'slug' => array( 'blue' ), 'operator' => 'in' ) ),
			'search'                             => 'mug & "cup"',
		);
		$answer = self::refresh( array( 'widget_filters' => array( 'filter_color' => 'blue' ), 'collection_data' => http_build_query( $query ) ) )->get_data();
		self::assertStringContainsString( self::CARD, $answer['data'] );
		self::assertSame( wp_json_encode( self::fetched( '/wc/store/v1/products/collection-data', $query ) ), wp_json_encode( $answer['collection_data'] ) );
		self::assertArrayNotHasKey( 'collection_data', self::refresh()->get_data() );
	}

	public function test_products_come_without_the_counts_where_these_fail(): void {
		$counts = static fn( string $query ): array => self::refresh( array( 'collection_data' => $query ) )->get_data();
		$fail   = static function ( $response, $handler, \WP_REST_Request $request ) {
			if ( '/wc/store/v1/products/collection-data' === $request->get_route() ) {
				throw new \Error( 'A plugin failed.' );
			}
			return $response;
		};
		$asked = 'calculate_price_range=true';
		self::assertArrayHasKey( 'collection_data', $counts( $asked ) );
		add_filter( 'rest_request_before_callbacks', $fail, 10, 3 );
		$answers = array( $counts( $asked ) );
		remove_filter( 'rest_request_before_callbacks', $fail, 10 );
		foreach ( array( 'refused' => 'calculate_attribute_counts=x', 'too long' => $asked . '&search=' . str_repeat( 'a', 8000 ) ) as $query ) {
			$answers[] = $counts( $query );
		}
		foreach ( $answers as $answer ) {
			self::assertStringContainsString( self::CARD, $answer['data'] );
			self::assertArrayNotHasKey( 'collection_data', $answer );
		}
	}

	public function test_pagination_is_an_island_when_filters_act_on_the_grid(): void {
		$pages = new Pagination( 'https://shop.test/shop/', 0, true );
		self::assertStringContainsString( 'data-island="product-grid"', $pages->html( 2, false, true ) );
		self::assertStringNotContainsString( 'data-island', $pages->html( 2, false, false ) );
	}

	public function test_the_pagination_of_the_pages_own_query_reads_wordpresss_number_and_writes_one_number_only(): void {
		foreach ( array( 'shop/page/3/?a=b' => 'shop/?a=b', 'page/3' => '', '?product_cat=mugs&paged=3' => '?product_cat=mugs', 'shop/?a=b&paged=9&query-0-page=3' => 'shop/?a=b', 'shop/page/9/?query-0-page=3' => 'shop/' ) as $from => $first ) {
			$pages = new Pagination( "https://shop.test/$from", 0, true, true );
			self::assertSame( array( 3, rtrim( "https://shop.test/$first", '/' ) ), array( $pages->number, rtrim( $pages->url( 1 ), '/' ) ), $from );
			self::assertSame( add_query_arg( 'query-0-page', '4', $pages->url( 1 ) ), $pages->url( 4 ), $from );
		}
		$other = new Pagination( 'https://shop.test/shop/page/3/', 1, true, false );
		self::assertSame( array( 1, 'https://shop.test/shop/page/3/?query-1-page=2' ), array( $other->number, $other->url( 2 ) ), 'of another grid' );
		self::assertSame( 1, ( new Pagination( 'https://shop.test/shop/page/3/', 0, false, true ) )->number, 'of a grid with one page' );
	}

	public function test_pagination_keeps_other_query_arguments(): void {
		$pages = static fn( string $query ): Pagination => new Pagination( "https://shop.test/$query", 0, true );
		$other = $pages( 'shop/?filter_color=blue,red&query-1-page=4&a=%2C#top' );
		self::assertSame( 1, $other->number );
		self::assertSame( 'https://shop.test/shop/?filter_color=blue,red&query-1-page=4&a=%2C&query-0-page=2', $other->url( 2 ) );
		self::assertSame( 'https://shop.test/', $pages( '?query-0-page=3' )->url( 1 ) );
		foreach ( array( '3' => 3, '-9' => 1, '1e99' => 10000 ) as $written => $number ) {
			self::assertSame( $number, $pages( "?query-0-page=$written" )->number );
		}
	}
}
