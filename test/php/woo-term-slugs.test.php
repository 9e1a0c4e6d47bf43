<?php
/**
 * Categories by slug, on every WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\WooTermSlugs;

if ( ! class_exists( 'WooCommerce', false ) ) {
	return 'only WooCommerce has it';
}

return array(
	'a slug is told as its id'             => static function (): void {
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		same( array( 'category' => $mugs->term_id . ',7', 'search' => 'mugs' ), WooTermSlugs::as_ids( array( 'category' => 'mugs,7', 'search' => 'mugs' ) ) );
		same( array( 'category' => '0' ), WooTermSlugs::as_ids( array( 'category' => 'no-such-category' ) ) );
		same( array( 'category' => '' ), WooTermSlugs::as_ids( array( 'category' => '' ) ) );
	},
	'a request by slug finds its products' => static function (): void {
		$found = static function ( string $category ): int {
			$request = new WP_REST_Request( 'GET', '/wc/store/v1/products' );
			$request->set_query_params( array( 'category' => $category ) );
			return (int) rest_do_request( $request )->get_headers()['X-WP-Total'];
		};
		$mugs = get_term_by( 'slug', 'mugs', 'product_cat' );
		same( $found( (string) $mugs->term_id ), $found( 'mugs' ) );
		same( true, $found( 'mugs' ) > 0 );
		same( 0, $found( 'no-such-category' ) );
	},
);
