<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use Automattic\WooCommerce\StoreApi\RoutesController;
use Automattic\WooCommerce\StoreApi\SchemaController;
use Automattic\WooCommerce\StoreApi\StoreApi;
use Automattic\WooCommerce\StoreApi\Utilities\ProductQuery;
use StorefrontIslands\Catalogue\Query\TermSets;
use StorefrontIslands\WooCommerce\Product\WooProductFields;
use StorefrontIslands\WooCommerce\Product\WooProductHooks;
use StorefrontIslands\WooCommerce\Product\WooVariationPrices;
use StorefrontIslands\WooCommerce\Product\WooVisitorPrices;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the parts of WooCommerce's Store API that find and describe products. rest_do_request() would first start
 * WordPress's REST server with about 560 routes, which takes longer than all queries of a page.
 */
final class WooStoreApi {
	/**
	 * Returns one page of products and the number of products on all pages. The variations of a product, as its form asks
	 * for them, have the price HTML that WooCommerce's form shows.
	 *
	 * @param array<string, mixed> $query Query arguments of GET products.
	 * @return array{products: list<array<string, mixed>>, total: int}
	 */
	public static function products( array $query ): array {
		$rules   = new WooListRules( $query );
		$request = self::request( 'products', $rules->rest() );
		if ( null === $request ) {
			return array(
				'products' => array(),
				'total'    => 0,
			);
		}
		$read  = static fn(): array => ( new WooProductQuery() )->get_objects( $request );
		$found = ( new WooOrder( $query ) )->during( static fn(): array => $rules->during( $read ) );
		self::forget_order();
		$schema   = self::schemas()->get( 'product' );
		$products = array();
		$objects  = array_filter(
			(array) $found['objects'],
			static function ( $object ) use ( $rules ): bool {
				return $object instanceof \WC_Product && $rules->lets( $object->get_id() );
			}
		);
		WooVisitorPrices::watch( ...array_values( $objects ) );
		self::read_terms_of_variations( $objects );
		$hooks = new WooProductHooks();
		foreach ( $objects as $product ) {
			$fields = $hooks->applied( WooProductFields::complete( self::plain( $schema->get_item_response( $product ) ), $product ), $product );
			if ( isset( $query['parent'] ) && $product instanceof \WC_Product_Variation && ! WooVariationPrices::are_shown( $product ) ) {
				$fields['price_html'] = '';
			}
			$products[] = $fields;
		}
		return array(
			'products' => $products,
			'total'    => self::total( $found ),
		);
	}

	/**
	 * Reads the terms of variations at once. WooCommerce asks each for its categories, tags and brands, which are taxonomies
	 * of products only, so that WordPress has not read them with the posts.
	 *
	 * @param array<array-key, \WC_Product> $products Products, of which some may be variations.
	 */
	private static function read_terms_of_variations( array $products ): void {
		$ids = array();
		foreach ( $products as $product ) {
			if ( $product instanceof \WC_Product_Variation ) {
				$ids[] = $product->get_id();
			}
		}
		if ( array() !== $ids ) {
			update_object_term_cache( $ids, 'product' );
		}
	}

	/**
	 * Returns the number of products.
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public static function found_products( array $query ): int {
		$rules = new WooListRules( $query );
		$total = WooIndex::total( $query, $rules );
		if ( null !== $total ) {
			return $total;
		}
		$request = self::request( 'products', array( 'per_page' => 1 ) + $rules->rest() );
		$total   = null === $request ? 0 : self::total( $rules->during( static fn(): array => ( new ProductQuery() )->get_results( $request ) ) );
		self::forget_order();
		return $total;
	}

	/**
	 * Returns the ids of all products.
	 *
	 * @param array<string, mixed> $query As for products().
	 * @return list<int>
	 */
	public static function product_ids( array $query ): array {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return array_map( 'intval', $wpdb->get_col( self::statement( $query ) ) ); // phpcs:ignore WordPress.DB -- WordPress made the statement.
	}

	/**
	 * Returns the data for filters; empty if WooCommerce refuses the query.
	 *
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @return array<string, mixed>
	 * @throws TooManyCounts If too many counts run.
	 */
	public static function collection_data( array $query ): array {
		$query = TermSets::in_arguments( $query );
		$rules = new WooListRules( $query );
		return WooIndex::collection_data( $query, $rules ) ?? WooCountCache::of( 'collection-data', $query, $rules, static fn(): array => self::counted( $query, $rules ) );
	}

	/**
	 * Counts for collection_data().
	 *
	 * @param array<string, mixed> $query Query arguments of GET products/collection-data.
	 * @return array<string, mixed>
	 */
	private static function counted( array $query, WooListRules $rules ): array {
		$counts   = $rules->are_plain() ? null : new WooListCounts( $query, $rules );
		$request  = self::request( 'product-collection-data', null === $counts ? $query : $counts->rest() );
		$ask      = static fn() => null === $request ? null : self::routes()->get( 'product-collection-data' )->get_response( $request );
		$response = null === $counts ? $ask() : $rules->during( $ask );
		if ( ! $response instanceof \WP_REST_Response || $response->is_error() ) {
			return array();
		}
		$data = (array) $response->get_data();
		return self::plain( null === $counts ? WooCategoryCounts::with_counts( $data, $query ) : $counts->with_own( $data ) );
	}

	/**
	 * Returns a range of prices as the collection data has it.
	 *
	 * @param array{min: int, max: int}|null $range Minor units; null for no prices.
	 * @return mixed
	 */
	public static function price_range( ?array $range ) {
		$unit = 10 ** wc_get_price_decimals();
		$data = array(
			'min_price' => null === $range ? null : $range['min'] / $unit,
			'max_price' => null === $range ? null : $range['max'] / $unit,
		) + array_fill_keys( array( 'attribute_counts', 'rating_counts', 'stock_status_counts', 'taxonomy_counts' ), null );
		return ( (array) self::schemas()->get( 'product-collection-data' )->get_item_response( $data ) )['price_range'] ?? null;
	}

	/**
	 * Returns the SQL statement that selects the product ids of a query.
	 *
	 * @param array<string, mixed> $query As for products().
	 * @return string SQL; it selects nothing if WooCommerce refuses the query.
	 */
	public static function statement( array $query ): string {
		$rules     = new WooListRules( $query );
		$request   = self::request( 'products', $rules->rest() );
		$statement = '0';
		if ( null === $request ) {
			return $statement;
		}
		$products = new ProductQuery();
		// Prevents WordPress from running the query itself.
		$take = static function ( $posts, \WP_Query $query ) use ( &$statement ): array {
			$statement = (string) $query->request;
			return array();
		};
		add_filter( 'posts_clauses', array( $products, 'add_query_clauses' ), 10, 2 );
		add_filter( 'posts_pre_query', $take, 10, 2 );
		$rules->during(
			static fn(): \WP_Query => new \WP_Query(
				array(
					'posts_per_page' => -1,
					'no_found_rows'  => true,
					// WordPress would keep the empty result for others.
					'cache_results'  => false,
				) + $products->prepare_objects_query( $request )
			)
		);
		remove_filter( 'posts_pre_query', $take, 10 );
		remove_filter( 'posts_clauses', array( $products, 'add_query_clauses' ), 10 );
		self::forget_order();
		return $statement;
	}

	/**
	 * Removes the filters that WooCommerce adds for an order by price, popularity or rating, and that would also sort
	 * the next list of the page.
	 */
	private static function forget_order(): void {
		WC()->query->remove_ordering_args();
	}

	/**
	 * Returns a response as a client would decode it: nested arrays without objects.
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
	 * Returns the number of products that WooCommerce found.
	 *
	 * @param array<array-key, mixed> $found Result of WooCommerce's query.
	 */
	private static function total( array $found ): int {
		return isset( $found['total'] ) && is_numeric( $found['total'] ) ? (int) $found['total'] : 0;
	}

	/**
	 * Returns a request as the route would get it: with defaults, lists and numbers parsed; null if it would be
	 * refused.
	 *
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
		$order  = new WooOrder( $query );
		$orders = is_array( $args['orderby'] ?? null ) ? $args['orderby']['enum'] ?? array() : array();
		$request = new \WP_REST_Request( 'GET' );
		$request->set_attributes( array( 'args' => $args ) );
		$request->set_default_params( $defaults );
		$request->set_query_params( WooTermSlugs::with_zero( WooTermSlugs::as_ids( $order->known( $query, $orders ) ) ) );
		if ( true !== $request->has_valid_params() || true !== $request->sanitize_params() ) {
			return null;
		}
		$order->complete( $request, $orders );
		return $request;
	}

	/** Returns WooCommerce's routes. */
	private static function routes(): RoutesController {
		/**
		 * WooCommerce's container returns an instance of the requested class.
		 *
		 * @var RoutesController $routes
		 */
		$routes = StoreApi::container()->get( RoutesController::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $routes;
	}

	/** Returns the schemas of WooCommerce's responses. */
	private static function schemas(): SchemaController {
		/**
		 * WooCommerce's container returns an instance of the requested class.
		 *
		 * @var SchemaController $schemas
		 */
		$schemas = StoreApi::container()->get( SchemaController::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $schemas;
	}
}
