<?php
/**
 * WooCommerce's Store API without a request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use Automattic\WooCommerce\StoreApi\RoutesController;
use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi;
use Automattic\WooCommerce\StoreApi\Utilities\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the parts of WooCommerce's Store API that find and describe products. rest_do_request() would first start WordPress's
 * REST server with some 560 routes, which takes a page longer than all that it then asks for.
 */
final class WooStoreApi {
	/**
	 * One page of products and how many there are on all pages.
	 *
	 * @param array<string, mixed> $query Query arguments of GET products.
	 * @return array{products: list<array<string, mixed>>, total: int}
	 */
	public static function products( array $query ): array {
		$request = self::request( 'products', $query );
		if ( null === $request ) {
			return array(
				'products' => array(),
				'total'    => 0,
			);
		}
		$found    = ( new ProductQuery() )->get_objects( $request );
		$schema   = self::schemas()->get( 'product' );
		$products = array();
		foreach ( (array) $found['objects'] as $product ) {
			if ( $product instanceof \WC_Product ) {
				$products[] = self::plain( $schema->get_item_response( $product ) );
			}
		}
		return array(
			'products' => $products,
			'total'    => self::total( $found ),
		);
	}

	/**
	 * How many products there are.
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public static function found_products( array $query ): int {
		$request = self::request( 'products', array( 'per_page' => 1 ) + $query );
		return null === $request ? 0 : self::total( ( new ProductQuery() )->get_results( $request ) );
	}

	/**
	 * Counts for filters; empty where WooCommerce refuses.
	 *
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @return array<string, mixed>
	 */
	public static function collection_data( array $query ): array {
		$request  = self::request( 'product-collection-data', $query );
		$response = null === $request ? null : self::routes()->get( 'product-collection-data' )->get_response( $request );
		return $response instanceof \WP_REST_Response && ! $response->is_error() ? self::plain( WooCategoryCounts::added_to( (array) $response->get_data(), $query ) ) : array();
	}

	/**
	 * The statement that finds the ids of a query's products.
	 *
	 * @param array<string, mixed> $query As for products().
	 * @return string SQL; it finds nothing where WooCommerce refuses.
	 */
	public static function statement( array $query ): string {
		$request   = self::request( 'products', $query );
		$statement = '0';
		if ( null === $request ) {
			return $statement;
		}
		$products = new ProductQuery();
		// Keeps WordPress from running it by itself.
		$take = static function ( $posts, \WP_Query $query ) use ( &$statement ): array {
			$statement = (string) $query->request;
			return array();
		};
		add_filter( 'posts_clauses', array( $products, 'add_query_clauses' ), 10, 2 );
		add_filter( 'posts_pre_query', $take, 10, 2 );
		new \WP_Query(
			array(
				'posts_per_page' => -1,
				'no_found_rows'  => true,
			) + $products->prepare_objects_query( $request )
		);
		remove_filter( 'posts_pre_query', $take, 10 );
		remove_filter( 'posts_clauses', array( $products, 'add_query_clauses' ), 10 );
		return $statement;
	}

	/**
	 * What a client would decode of an answer: arrays all the way down.
	 *
	 * @param mixed $body Arrays and objects.
	 * @return array<string, mixed>
	 */
	public static function plain( $body ): array {
		$plain   = array();
		$decoded = json_decode( (string) wp_json_encode( $body ), true );
		foreach ( is_array( $decoded ) ? $decoded : array() as $name => $value ) {
			$plain[ (string) $name ] = $value;
		}
		return $plain;
	}

	/**
	 * How many products WooCommerce found.
	 *
	 * @param array<array-key, mixed> $found Its answer.
	 */
	private static function total( array $found ): int {
		return isset( $found['total'] ) && is_numeric( $found['total'] ) ? (int) $found['total'] : 0;
	}

	/**
	 * A request as the route would get it: with its defaults, lists and numbers read; null where it would be refused.
	 *
	 * @param string               $route The route's identifier.
	 * @param array<string, mixed> $query Query arguments.
	 */
	private static function request( string $route, array $query ): ?\WP_REST_Request {
		$args     = self::routes()->get( $route )->get_collection_params();
		$defaults = array();
		foreach ( $args as $name => $arg ) {
			if ( is_array( $arg ) && isset( $arg['default'] ) ) {
				$defaults[ $name ] = $arg['default'];
			}
		}
		$request = new \WP_REST_Request( 'GET' );
		$request->set_attributes( array( 'args' => $args ) );
		$request->set_default_params( $defaults );
		$request->set_query_params( WooTermSlugs::as_ids( $query ) );
		return true === $request->has_valid_params() && true === $request->sanitize_params() ? $request : null;
	}

	/** WooCommerce's routes. */
	private static function routes(): RoutesController {
		/**
		 * WooCommerce's container makes what it is asked for.
		 *
		 * @var RoutesController $routes
		 */
		$routes = StoreApi::container()->get( RoutesController::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $routes;
	}

	/** What WooCommerce's answers are made of. */
	private static function schemas(): SchemaController {
		/**
		 * WooCommerce's container makes what it is asked for.
		 *
		 * @var SchemaController $schemas
		 */
		$schemas = StoreApi::container()->get( SchemaController::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $schemas;
	}
}
