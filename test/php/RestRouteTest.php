<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Support\Http\RestRoute;

/** Tests that a route is recognised in every spelling that WordPress dispatches to its handler. */
final class RestRouteTest extends TestCase {
	/** @group demo-shop */
	public function test_every_spelling_that_wordpress_dispatches_is_recognised(): void {
		foreach ( array( '/wc/store/v1/products/collection-data', '/wc/store/products/collection-data', '/WC/Store/V1/Products/Collection-Data', "/wc/store/v1/products/collection-data\n" ) as $route ) {
			self::assertSame( 200, rest_do_request( self::rest( 'GET', $route ) )->get_status() );
			self::assertSame( 'products/collection-data', RestRoute::of_store_api( $route ) );
		}
		// WordPress removes slashes at the end before it looks for the route.
		self::assertSame( 'checkout/12', RestRoute::of_store_api( '/wc/store/v1/checkout/12/\\' ) );
	}

	public function test_other_routes_are_not(): void {
		foreach ( array( '/wp/v2/wc/store/v1/cart', 'wc/store/v1/cart', '/wc/store/v1', '/wc/store-front/v1/cart', '' ) as $route ) {
			self::assertSame( '', RestRoute::of_store_api( $route ) );
		}
		self::assertSame( 'cartoons', RestRoute::of_store_api( '/wc/store/v1/cartoons' ) );
	}

	public function test_a_request_names_its_route_in_many_ways(): void {
		$requested = static fn( string $uri, array $get = array(), array $post = array() ): string => RestRoute::requested( array( 'REQUEST_URI' => $uri ), $get, $post );
		foreach ( array( '/wp-json/wc/store/v1/cart?x=1', '/shop/wp-json/wc/store/v1/cart', '/index.php/wp-json/wc/store/v1/ca%72t', '/wc/store/wp-json/wc/store/v1/cart' ) as $uri ) {
			self::assertSame( '/wc/store/v1/cart', $requested( $uri ) );
		}
		self::assertSame( '/wc/store/b', $requested( $uri, array( 'rest_route' => '/wc/store/b' ) ) );
		self::assertSame( '/wc/store/c', $requested( $uri, array( 'rest_route' => '/wc/store/b' ), array( 'rest_route' => '/wc/store/c' ) ) );
		self::assertSame( '', $requested( '/?x=/wc/store/v1/cart', array( 'rest_route' => array() ) ) );
	}

	public function test_an_entry_of_a_batch_may_be_a_whole_address(): void {
		self::assertSame( '/wc/store/v1/cart', RestRoute::of_entry( array( 'path' => 'https://shop.example/wc/store/v1/cart?x=1' ) ) );
		foreach ( array( null, array(), array( 'path' => array() ), array( 'path' => '//:' ) ) as $entry ) {
			self::assertSame( '', RestRoute::of_entry( $entry ) );
		}
	}

	public function test_routes_and_namespaces_are_compared_without_case(): void {
		self::assertTrue( RestRoute::is( '/Elementor-Pro/v1/refresh-loop/', '/elementor-pro/v1/refresh-loop' ) );
		self::assertFalse( RestRoute::is( '/elementor-pro/v1/refresh-loops', '/elementor-pro/v1/refresh-loop' ) );
		self::assertTrue( RestRoute::is_in( '/Storefront-Islands/v1/classic-hooks', 'storefront-islands/v1' ) );
		self::assertFalse( RestRoute::is_in( '/storefront-islands/v10/classic-hooks', 'storefront-islands/v1' ) );
	}
}
