<?php
/**
 * What WooCommerce's products are asked without a request: the same as its routes answer.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\WooShop;
use StorefrontIslands\Shop\WooStoreApi;

if ( ! class_exists( 'WooCommerce', false ) ) {
	return 'this shop is not WooCommerce';
}

$ask = static function ( string $path, array $query ): array {
	$request = new WP_REST_Request( 'GET', '/wc/store/v1/products' . $path );
	$request->set_query_params( $query );
	$response = rest_do_request( $request );
	$without  = static function ( $value ) {
		return is_array( $value ) ? array_diff_key( $value, array( '_links' => true ) ) : $value;
	};
	return array(
		'data'  => array_map( $without, WooStoreApi::plain( $response->get_data() ) ),
		'total' => (int) ( $response->get_headers()['X-WP-Total'] ?? 0 ),
	);
};

$queries = array(
	array(),
	array( 'category' => 'mugs,tees', 'orderby' => 'price', 'order' => 'asc', 'per_page' => 5, 'page' => 2 ),
	array( 'min_price' => '1000', 'max_price' => '4000', 'stock_status' => array( 'instock' ) ),
	array( 'rating' => array( 4, 5 ) ),
	array( 'search' => 'mug' ),
	array( 'attributes' => array( array( 'attribute' => 'pa_color', 'slug' => array( 'blue', 'red' ), 'operator' => 'in' ) ) ),
	array( 'include' => array( 0 ) ),
);

return array(
	'lists and how many there are'              => static function () use ( $ask, $queries ): void {
		foreach ( $queries as $query ) {
			$expected = $ask( '', $query );
			$shop     = new WooShop();
			same( $expected['total'], $shop->found_products( $query ) );
			same( array_values( $expected['data'] ), $shop->products( $query ) );
			same( $expected['total'], $shop->found_products( array( 'per_page' => 3 ) + $query ) );
		}
	},
	'counts'                                    => static function () use ( $ask, $queries ): void {
		$counts = array(
			'calculate_price_range'         => true,
			'calculate_stock_status_counts' => true,
			'calculate_rating_counts'       => true,
			'calculate_taxonomy_counts'     => array( 'product_cat' ),
			'calculate_attribute_counts'    => array( array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ) ),
		);
		foreach ( $queries as $query ) {
			same( $ask( '/collection-data', $query + $counts )['data'], ( new WooShop() )->collection_data( $query + $counts ) );
		}
	},
	'what WooCommerce refuses is empty'         => static function (): void {
		$query = array( 'per_page' => 1000 );
		same( array(), ( new WooShop() )->products( $query ) );
		same( array(), ( new WooShop() )->collection_data( $query ) );
	},
	'how prices are spread'                     => static function (): void {
		$shop = new WooShop();
		foreach ( array( array(), array( 'category' => 'mugs,bags' ) ) as $query ) {
			$bars = $shop->price_histogram( $query + array( 'min_price' => '9000' ), 6 );
			same( 6, count( $bars ) );
			same( $shop->found_products( $query ), array_sum( $bars ) );
		}
		same( array(), $shop->price_histogram( array( 'search' => 'nothing matches' ), 6 ) );
	},
	'attributes and terms'                      => static function (): void {
		$shop = new WooShop();
		same( array( 'color', 'pa_color', 'Color', 4 ), array_values( array_diff_key( $shop->attributes()[0], array( 'id' => true ) ) ) );
		$terms = array_column( $shop->terms( 'product_cat' ), null, 'slug' );
		same( array( 'T-shirts', 0 ), array( $terms['tees']['name'], $terms['tees']['parent'] ) );
		same( $shop->found_products( array( 'category' => 'tees' ) ), $terms['tees']['count'] );
		same( array(), $shop->terms( 'no_such_taxonomy' ) );
	},
);
