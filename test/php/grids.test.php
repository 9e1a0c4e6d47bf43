<?php
/**
 * What a grid's widget_id may say, and what its route answers.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Loop\GridToken;
use StorefrontIslands\Views\Catalogue\GridOptions;
use StorefrontIslands\Views\Catalogue\Pagination;

/** A token as somebody else might write it. */
$written = static function ( string $id, array $rest ): ?GridToken {
	return GridToken::read( $id . '.' . rtrim( strtr( base64_encode( (string) wp_json_encode( $rest ) ), '+/', '-_' ), '=' ) );
};

/** The route's answer. */
$refresh = static function ( array $body ): WP_REST_Response {
	$request = new WP_REST_Request( 'POST', '/storefront-islands/v1/refresh-loop' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );
	return rest_do_request( $request );
};

$body = static function ( array $more = array(), array $attributes = array() ): array {
	return $more + array(
		'post_id'             => 1,
		'widget_id'           => ( new GridToken( 0, $attributes + array( 'filterable' => true ), array() ) )->text(),
		'widget_filters'      => array(),
		'pagination_base_url' => home_url( '/shop/' ),
	);
};

return array(
	'a token says again what it was made of' => static function (): void {
		$attributes = array(
			'perPage' => 24,
			'inherit' => true,
			'columns' => 4,
		);
		$asked      = array(
			'catalog_visibility' => 'search',
			'category'           => '16,17',
			'search'             => 'Größe "x"',
		);
		$read       = GridToken::read( ( new GridToken( 3, $attributes, $asked ) )->text() );
		same( 'g3', $read->id );
		same( 3, $read->place );
		same( 24, ( new GridOptions( $read->attributes ) )->per_page );
		same( true, ( new GridOptions( $read->attributes ) )->inherits );
		same( $asked, $read->asked );
	},
	'an id is the block\'s own where it can stand in an address' => static function (): void {
		same( 'shop_1', ( new GridToken( 0, array( 'widgetId' => 'shop_1' ), array() ) )->id );
		same( 'g0', ( new GridToken( 0, array( 'widgetId' => 'a-b"c' ), array() ) )->id );
	},
	'what is no token is none'               => static function (): void {
		foreach ( array( '', 'g0', 'g0.', 'g0.!!', '.e30', 'a b.e30', 'g0.' . base64_encode( '"x"' ), str_repeat( 'g', 41 ) . '.e30' ) as $text ) {
			same( null, GridToken::read( $text ) );
		}
	},
	'a token asks for nothing that a page could not' => static function () use ( $written ): void {
		$token = $written(
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
		same( array( 'catalog_visibility', 'search' ), array_keys( $token->asked ) );
		same( 'catalog', $token->asked['catalog_visibility'] );
		same( 200, strlen( $token->asked['search'] ) );
		same( 100, ( new GridOptions( $token->attributes ) )->per_page );
		same( false, isset( $token->attributes['status'] ) );
	},
	'the route gives products and how many there are' => static function () use ( $refresh, $body ): void {
		$answer = $refresh( $body( array( 'widget_filters' => array( 'orderby' => 'price-desc' ) ), array( 'perPage' => 3 ) ) );
		same( 200, $answer->get_status() );
		$data = $answer->get_data();
		same( 3, substr_count( $data['data'], '<li class="storefront-product-card">' ) );
		same( true, $data['total'] > 3 );
		same( 'no-store', $answer->get_headers()['Cache-Control'] );
	},
	'filters and e-filters narrow it, and what leaves nothing says so' => static function () use ( $refresh, $body ): void {
		$all      = $refresh( $body() )->get_data()['total'];
		$dear     = $refresh( $body( array( 'widget_filters' => array( 'min_price' => '50' ) ) ) )->get_data()['total'];
		$mugs     = $refresh( $body( array( 'widget_filters' => array( 'e-filter-g0-product_cat' => 'mugs' ) ) ) )->get_data()['total'];
		$of_other = $refresh( $body( array( 'widget_filters' => array( 'e-filter-g1-product_cat' => 'mugs' ) ) ) )->get_data()['total'];
		same( true, $dear > 0 && $dear < $all );
		same( true, $mugs > 0 && $mugs < $all );
		same( $all, $of_other );
		$none = $refresh(
			$body(
				array(
					'widget_filters'      => array( 'min_price' => '100000' ),
					'pagination_base_url' => home_url( '/shop/?min_price=100000&utm=1' ),
				)
			)
		)->get_data();
		same( 0, $none['total'] );
		same( true, false !== strpos( $none['data'], 'Clear all filters' ) );
		same( true, false === strpos( $none['data'], 'min' ) );
	},
	'the route refuses what no page of this site asks' => static function () use ( $refresh, $body ): void {
		$foreign = array( 'https://evil.example/shop/', '//evil.example/', 'javascript:alert(1)', '', 'http://user@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '/' );
		foreach ( $foreign as $url ) {
			same( 400, $refresh( $body( array( 'pagination_base_url' => $url ) ) )->get_status() );
		}
		same( 400, $refresh( $body( array( 'widget_id' => 'bogus' ) ) )->get_status() );
		same( 400, $refresh( $body( array( 'widget_id' => array( 'x' ) ) ) )->get_status() );
		same( 400, $refresh( $body( array( 'widget_filters' => 'x' ) ) )->get_status() );
	},
	'hostile filters are passed over'        => static function () use ( $refresh, $body ): void {
		$hostile = array(
			'__proto__'    => 'x',
			'min_price'    => array( 'a' => array() ),
			'filter_color' => str_repeat( 'x,', 5000 ),
			'orderby'      => 'RAND(); DROP',
		);
		same( 200, $refresh( $body( array( 'widget_filters' => $hostile ) ) )->get_status() );
	},
	'links to pages are an island where filters act' => static function (): void {
		$pages = new Pagination( 'https://shop.test/shop/', 0, true );
		same( true, false !== strpos( $pages->html( 2, false, true ), 'data-island="product-grid"' ) );
		same( false, strpos( $pages->html( 2, false, false ), 'data-island' ) );
	},
	'pages keep all else of an address'      => static function (): void {
		$pages = new Pagination( 'https://shop.test/shop/?filter_color=blue,red&query-1-page=4&a=%2C#top', 0, true );
		same( 1, $pages->number );
		same( 'https://shop.test/shop/?filter_color=blue,red&query-1-page=4&a=%2C&query-0-page=2', $pages->url( 2 ) );
		same( 3, ( new Pagination( 'https://shop.test/?query-0-page=3', 0, true ) )->number );
		same( 'https://shop.test/', ( new Pagination( 'https://shop.test/?query-0-page=3', 0, true ) )->url( 1 ) );
		same( 1, ( new Pagination( 'https://shop.test/?query-0-page=-9', 0, true ) )->number );
		same( 10000, ( new Pagination( 'https://shop.test/?query-0-page=1e99', 0, true ) )->number );
	},
);
