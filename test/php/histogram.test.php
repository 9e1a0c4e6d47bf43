<?php
/**
 * Bars of prices in the answer about the catalogue's counts: only for those who ask, of what the request finds, on
 * every shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\HistogramAnswer;
use StorefrontIslands\Shop\CurrentShop;

$ask = static function ( array $query, string $route = '/wc/store/v1/products/collection-data' ): array {
	$request = new WP_REST_Request( 'GET', $route );
	$request->set_query_params( $query );
	return (array) rest_do_request( $request )->get_data();
};

$bars = static function ( array $query, string $route = '/wc/store/v1/products/collection-data' ) use ( $ask ): ?array {
	$data = $ask( $query + array( 'storefront_islands_price_histogram' => 'true' ), $route );
	return $data['extensions']['storefront-islands']['price_histogram'] ?? null;
};

return array(
	'bars are of what is asked for, whatever the price' => static function () use ( $bars ): void {
		$red     = array( 'attributes' => array( array( 'attribute' => 'pa_color', 'slug' => array( 'red' ), 'operator' => 'in' ) ) );
		$queries = array( array(), $red, array( 'category' => 'mugs' ), array( 'rating' => array( '4', '5' ) ), array( 'stock_status' => array( 'instock' ) ), array( 'search' => 'mug' ) );
		foreach ( $queries as $query ) {
			$found = $bars( array( 'min_price' => '5000' ) + $query );
			same( HistogramAnswer::BARS, count( $found ) );
			same( CurrentShop::get()->found_products( $query ), array_sum( $found ) );
		}
		same( array(), $bars( array( 'search' => 'nothing matches' ) ) );
	},
	'they stand beside the counts'                       => static function () use ( $ask ): void {
		$wanted = array( 'calculate_price_range' => 'true', 'search' => 'mug' );
		$with   = $ask( $wanted + array( 'storefront_islands_price_histogram' => 'true' ) );
		unset( $with['extensions'] );
		same( wp_json_encode( $ask( $wanted ) ), wp_json_encode( $with ) );
	},
	'nobody else has them'                               => static function () use ( $ask, $bars ): void {
		same( false, isset( $ask( array( 'calculate_price_range' => 'true' ) )['extensions'] ) );
		same( false, isset( $ask( array( 'storefront_islands_price_histogram' => array( 'true' ) ) )['extensions'] ) );
		same( null, $bars( array(), '/wc/store/v1/products' ) );
		same( null, $bars( array( 'min_price' => array( 1 ) ) ) );
	},
);
