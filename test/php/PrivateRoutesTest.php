<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Support\Http\PrivateRoutes;
use WP_REST_Request;
use WP_REST_Response;

/** Tests that pages of other sites cannot read what a route knows of the visitor. */
final class PrivateRoutesTest extends TestCase {
	private const PRIVATE = array( '/storefront-islands/v1/checkout-attempts/k', '/Storefront-Islands/v1/classic-hooks', '/storefront-islands/v1/refresh-loop', '/wc/store/v1/Cart', '/WC/store/checkout/' );
	private const PUBLIC  = array( '/wp/v2/pages', '/wc/store/v1/products', '/storefront-islands-demo/v1/x' );

	public function test_jsonp_is_off(): void {
		$before = $GLOBALS['wp']->query_vars;
		$answer = static function ( $route ): bool {
			$GLOBALS['wp']->query_vars['rest_route'] = $route;
			return apply_filters( 'rest_jsonp_enabled', true );
		};
		self::assertSame( array( false ), array_values( array_unique( array_map( $answer, self::PRIVATE ) ) ) );
		self::assertSame( array( true ), array_values( array_unique( array_map( $answer, array_merge( self::PUBLIC, array( array() ) ) ) ) ) );
		$GLOBALS['wp']->query_vars = $before;
	}

	public function test_cors_is_off(): void {
		$sends = static function ( string $route ): bool {
			add_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
			PrivateRoutes::refuse_cors( false, new WP_REST_Response(), new WP_REST_Request( 'GET', $route ) );
			$is_there = false !== has_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
			remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
			return $is_there;
		};
		self::assertSame( array( false ), array_values( array_unique( array_map( $sends, self::PRIVATE ) ) ) );
		self::assertSame( array( true ), array_values( array_unique( array_map( $sends, self::PUBLIC ) ) ) );
		self::assertSame( 9, has_filter( 'rest_pre_serve_request', array( PrivateRoutes::class, 'refuse_cors' ) ) );
	}
}
