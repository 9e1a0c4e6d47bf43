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
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests the widget_id of a grid and the responses of its route.
 */
final class GridsTest extends TestCase {
	/** Returns a token with an arbitrary payload, as an attacker might send it. */
	private static function written( string $id, array $rest ): ?GridToken {
		return GridToken::read( $id . '.' . rtrim( strtr( base64_encode( (string) wp_json_encode( $rest ) ), '+/', '-_' ), '=' ) );
	}

	/** Returns the response of the route. */
	private static function refresh( array $body ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/storefront-islands/v1/refresh-loop' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	private static function body( array $more = array(), array $attributes = array() ): array {
		return $more + array(
			'post_id'             => 1,
			'widget_id'           => ( new GridToken( 0, $attributes + array( 'filterable' => true ), array() ) )->text(),
			'widget_filters'      => array(),
			'pagination_base_url' => home_url( '/shop/' ),
		);
	}

	public function test_a_token_decodes_to_its_settings(): void {
		$attributes = array(
			'perPage' => 24,
			'inherit' => true,
			'columns' => 4,
		);
		$asked = array(
			'catalog_visibility' => 'search',
			'category'           => '16,17',
			'search'             => 'Größe "x"',
		);
		$read = GridToken::read( ( new GridToken( 3, $attributes, $asked ) )->text() );
		self::assertSame( 'g3', $read->id );
		self::assertSame( 3, $read->place );
		self::assertSame( 24, ( new GridOptions( $read->attributes ) )->per_page );
		self::assertTrue( ( new GridOptions( $read->attributes ) )->inherits );
		self::assertSame( $asked, $read->page_query );
	}

	/**
	 * @testdox an id is the block's own if it is valid in an address
	 */
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
		$token = self::written(
			'g0',
			array(
				'p' => 99999999,
				'a' => array(
					'perPage' => 100000,
					'status'  => 'draft',
				),
				'q' => array(
					'status'             => 'private',
					'catalog_visibility' => 'hidden',
					'category'           => '1); DROP',
					'search'             => str_repeat( 'a', 5000 ),
					'attributes'         => array(
						array(
							'attribute' => 'post_tag',
							'slug'      => array( 'x' ),
						),
					),
				),
			)
		);
		self::assertSame( array( 'catalog_visibility', 'search' ), array_keys( $token->page_query ) );
		self::assertSame( 'catalog', $token->page_query['catalog_visibility'] );
		self::assertSame( 200, strlen( $token->page_query['search'] ) );
		self::assertSame( 100, ( new GridOptions( $token->attributes ) )->per_page );
		self::assertFalse( isset( $token->attributes['status'] ) );
	}

	public function test_the_route_returns_products_and_their_total(): void {
		$answer = self::refresh( self::body( array( 'widget_filters' => array( 'orderby' => 'price-desc' ) ), array( 'perPage' => 3 ) ) );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertSame( 3, substr_count( $data['data'], '<li class="storefront-product-card">' ) );
		self::assertGreaterThan( 3, $data['total'] );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
	}

	public function test_filters_and_e_filters_narrow_the_grid_and_no_results_show_a_message(): void {
		$all = self::refresh( self::body() )->get_data()['total'];
		$dear = self::refresh( self::body( array( 'widget_filters' => array( 'min_price' => '50' ) ) ) )->get_data()['total'];
		$mugs = self::refresh( self::body( array( 'widget_filters' => array( 'e-filter-g0-product_cat' => 'mugs' ) ) ) )->get_data()['total'];
		$of_other = self::refresh( self::body( array( 'widget_filters' => array( 'e-filter-g1-product_cat' => 'mugs' ) ) ) )->get_data()['total'];
		self::assertTrue( $dear > 0 && $dear < $all );
		self::assertTrue( $mugs > 0 && $mugs < $all );
		self::assertSame( $all, $of_other );
		$none = self::refresh(
			self::body(
				array(
					'widget_filters'      => array( 'min_price' => '100000' ),
					'pagination_base_url' => home_url( '/shop/?min_price=100000&utm=1' ),
				)
			)
		)->get_data();
		self::assertSame( 0, $none['total'] );
		self::assertStringContainsString( 'Clear all filters', $none['data'] );
		self::assertStringNotContainsString( 'min', $none['data'] );
	}

	/** Returns the grid of a search, as a refresh renders it. */
	private static function search( string $text, string $order = '', array $attributes = array() ): string {
		$query = array( 'catalog_visibility' => 'search', 'search' => $text );
		return self::refresh(
			self::body(
				array(
					'widget_id'           => ( new GridToken( 0, $attributes + array( 'inherit' => true, 'sortable' => true ), $query ) )->text(),
					'widget_filters'      => '' === $order ? array() : array( 'orderby' => $order ),
					'pagination_base_url' => home_url( '/?s=' . rawurlencode( $text ) . '&post_type=product' ),
				)
			)
		)->get_data()['data'];
	}

	public function test_a_search_that_finds_nothing_offers_what_was_meant_categories_and_products(): void {
		$html = self::search( 'camp mugg' );
		self::assertStringContainsString( 'Nothing was found for “camp mugg”.', $html );
		$text = html_entity_decode( $html );
		self::assertMatchesRegularExpression( '~Did you mean <a href="[^"]*[?&]s=camp%20mug[^"]*" rel="nofollow">camp mug</a>\?~', $text );
		self::assertMatchesRegularExpression( '~<a href="[^"]*post_type=product[^"]*" rel="nofollow">~', $text );
		self::assertStringContainsString( 'Look in a category', $html );
		self::assertStringContainsString( '<li class="storefront-product-card">', $html );

		$html = self::search( '<b>qqqqqqq</b>' );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertStringContainsString( '<b>qqqqqqq</b>', html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'Did you mean', $html );
		self::assertStringNotContainsString( 'Nothing was found', self::search( 'mug' ) );
	}

	public function test_a_search_is_first_in_the_order_of_relevance_and_only_a_search(): void {
		$search = new Grid( self::site_shop(), new GridToken( 0, array( 'inherit' => true ), array( 'search' => 'mug' ) ), GridPage::of_request( ( new CurrentCatalogue( self::site_shop() ) )->page() ) );
		self::assertSame( array( 'relevance', 'relevance' ), array( $search->order->name, $search->default_order->name ) );
		self::assertSame( array( 'relevance', 'menu_order' ), array_slice( array_keys( $search->default_order->choices() ), 0, 2 ) );

		$newest = new Grid( self::site_shop(), new GridToken( 0, array( 'inherit' => true, 'orderBy' => 'newest' ), array( 'search' => 'mug' ) ), GridPage::of_request( ( new CurrentCatalogue( self::site_shop() ) )->page() ) );
		self::assertSame( 'date', $newest->default_order->name );

		$page = GridPage::of_browser( home_url( '/shop/' ), array( 'orderby' => 'relevance' ), FilterSchema::of( self::site_shop() ) );
		$shop = new Grid( self::site_shop(), new GridToken( 0, array( 'inherit' => true ), array() ), $page );
		self::assertSame( 'menu_order', $shop->order->name );
		self::assertFalse( isset( $shop->default_order->choices()['relevance'] ) );
	}

	public function test_a_search_can_be_sorted_by_every_order_and_finds_the_same(): void {
		$count = static fn( string $html ): int => substr_count( $html, '<li class="storefront-product-card">' );
		$found = $count( self::search( 'mug' ) );
		self::assertGreaterThan( 0, $found );
		foreach ( array_keys( GridOrder::of_search()->choices() ) as $order ) {
			self::assertSame( $found, $count( self::search( 'mug', $order ) ), $order );
		}
		// A search that only excludes a word has no relevance to sort by.
		self::assertIsString( self::search( '-mug' ) );
	}

	public function test_the_route_refuses_requests_that_no_page_of_this_site_makes(): void {
		$foreign = array( 'https://evil.example/shop/', '//evil.example/', 'javascript:alert(1)', '', 'http://user@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '/' );
		foreach ( $foreign as $url ) {
			self::assertSame( 400, self::refresh( self::body( array( 'pagination_base_url' => $url ) ) )->get_status() );
		}
		self::assertSame( 400, self::refresh( self::body( array( 'widget_id' => 'bogus' ) ) )->get_status() );
		self::assertSame( 400, self::refresh( self::body( array( 'widget_id' => array( 'x' ) ) ) )->get_status() );
		self::assertSame( 400, self::refresh( self::body( array( 'widget_filters' => 'x' ) ) )->get_status() );
	}

	public function test_malicious_filters_are_ignored(): void {
		$hostile = array(
			'__proto__'    => 'x',
			'min_price'    => array( 'a' => array() ),
			'filter_color' => str_repeat( 'x,', 5000 ),
			'orderby'      => 'RAND(); DROP',
		);
		self::assertSame( 200, self::refresh( self::body( array( 'widget_filters' => $hostile ) ) )->get_status() );
	}

	public function test_pagination_is_an_island_when_filters_act_on_the_grid(): void {
		$pages = new Pagination( 'https://shop.test/shop/', 0, true );
		self::assertStringContainsString( 'data-island="product-grid"', $pages->html( 2, false, true ) );
		self::assertStringNotContainsString( 'data-island', $pages->html( 2, false, false ) );
	}

	public function test_pagination_keeps_other_query_arguments(): void {
		$pages = new Pagination( 'https://shop.test/shop/?filter_color=blue,red&query-1-page=4&a=%2C#top', 0, true );
		self::assertSame( 1, $pages->number );
		self::assertSame( 'https://shop.test/shop/?filter_color=blue,red&query-1-page=4&a=%2C&query-0-page=2', $pages->url( 2 ) );
		self::assertSame( 3, ( new Pagination( 'https://shop.test/?query-0-page=3', 0, true ) )->number );
		self::assertSame( 'https://shop.test/', ( new Pagination( 'https://shop.test/?query-0-page=3', 0, true ) )->url( 1 ) );
		self::assertSame( 1, ( new Pagination( 'https://shop.test/?query-0-page=-9', 0, true ) )->number );
		self::assertSame( 10000, ( new Pagination( 'https://shop.test/?query-0-page=1e99', 0, true ) )->number );
	}
}
