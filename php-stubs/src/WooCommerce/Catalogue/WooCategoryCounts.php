<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Adds `taxonomy_counts` to the collection data of a WooCommerce without them (before 10.2), if a request contains
 * `calculate_taxonomy_counts`. A product of a category also counts for its ancestors.
 */
final class WooCategoryCounts {
	private const ROUTE = 'products/collection-data';

	/** Name of the request argument and of the response field. */
	private const ARGUMENT = 'calculate_taxonomy_counts';
	private const ANSWER   = 'taxonomy_counts';

	/** Maximum number of taxonomies, as in WooCommerce's newest version: each is counted over all products. */
	private const MAX = 25;

	public static function register(): void {
		add_filter( 'rest_request_before_callbacks', array( self::class, 'limit' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( self::class, 'add_counts' ), 10, 3 );
	}

	/**
	 * Refuses a request for more counts than WooCommerce's newest version allows.
	 *
	 * @param mixed $response Response so far.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public static function limit( $response, $handler, \WP_REST_Request $request ) {
		$asked = self::ROUTE === RestRoute::of_store_api( $request->get_route() ) ? $request->get_param( self::ARGUMENT ) : null;
		if ( null !== $response || ! is_array( $asked ) || count( $asked ) <= self::MAX ) {
			return $response;
		}
		$message = sprintf(
			/* translators: 1: name of a parameter, 2: number. */
			__( '%1$s must contain at most %2$d items.', 'storefront-islands' ),
			self::ARGUMENT,
			self::MAX
		);
		return new \WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
	}

	/**
	 * Adds the counts to the response.
	 *
	 * @param mixed $response Response of the route.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public static function add_counts( $response, $handler, \WP_REST_Request $request ) {
		$is_answer = $response instanceof \WP_REST_Response && ! $response->is_error();
		if ( $is_answer && self::ROUTE === RestRoute::of_store_api( $request->get_route() ) ) {
			$data = $response->get_data();
			if ( is_array( $data ) ) {
				$response->set_data( self::with_counts( $data, PageQuery::of_request( $request ) ) );
			}
		}
		return $response;
	}

	/**
	 * Returns collection data with the requested counts that are missing.
	 *
	 * @param array<array-key, mixed> $data  Collection data of WooCommerce.
	 * @param array<string, mixed>    $query Query arguments of GET products/collection-data.
	 * @return array<array-key, mixed>
	 */
	public static function with_counts( array $data, array $query ): array {
		$asked = $query[ self::ARGUMENT ] ?? array();
		if ( array_key_exists( self::ANSWER, $data ) || ! is_array( $asked ) || array() === $asked ) {
			return $data;
		}
		$products            = WooStoreApi::statement( $query );
		$data[ self::ANSWER ] = array();
		foreach ( array_unique( array_filter( $asked, 'is_string' ) ) as $taxonomy ) {
			if ( taxonomy_exists( $taxonomy ) ) {
				$data[ self::ANSWER ] = array_merge( $data[ self::ANSWER ], self::counts( $taxonomy, $products ) );
			}
		}
		return $data;
	}

	/**
	 * Returns the number of products of each term of a taxonomy.
	 *
	 * @param string $products SQL statement that selects the products.
	 * @return list<array{term: int, count: int}>
	 */
	public static function counts( string $taxonomy, string $products ): array {
		$places = array();
		$terms  = get_terms( array( 'taxonomy' => $taxonomy ) );
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$places[ $term->term_taxonomy_id ] = array_merge( array( $term->term_id ), get_ancestors( $term->term_id, $taxonomy, 'taxonomy' ) );
		}
		if ( array() === $places ) {
			return array();
		}
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		$ids   = implode( ',', array_keys( $places ) );
		$rows  = (array) $wpdb->get_results( "SELECT term_taxonomy_id AS place, object_id AS product FROM {$wpdb->term_relationships} WHERE term_taxonomy_id IN ( $ids ) AND object_id IN ( $products )", ARRAY_A ); // phpcs:ignore WordPress.DB -- numbers, and a statement that WordPress made.
		$found = array();
		foreach ( $rows as $row ) {
			if ( is_numeric( $row['place'] ?? null ) && is_numeric( $row['product'] ?? null ) ) {
				foreach ( $places[ (int) $row['place'] ] as $term ) {
					$found[ $term ][ (int) $row['product'] ] = true;
				}
			}
		}
		$counts = array();
		foreach ( $found as $term => $of_term ) {
			$counts[] = array(
				'term'  => $term,
				'count' => count( $of_term ),
			);
		}
		return $counts;
	}
}
