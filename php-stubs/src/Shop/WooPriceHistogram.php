<?php
/**
 * How prices are spread on WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use Automattic\WooCommerce\StoreApi\Utilities\ProductQuery;

defined( 'ABSPATH' ) || exit;

/** Counts WooCommerce's products by price, in its own lookup table; its Store API has no such count. */
final class WooPriceHistogram {
	private const PRICES = array(
		'min_price' => true,
		'max_price' => true,
	);

	/**
	 * As Shop::price_histogram().
	 *
	 * @param array<string, mixed> $query   As for Shop::products(), without paging.
	 * @param int                  $buckets How many bars.
	 * @return list<int>
	 */
	public static function of( array $query, int $buckets ): array {
		global $wpdb;
		/**
		 * Set before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		if ( ! class_exists( ProductQuery::class ) ) {
			return array();
		}
		$found    = self::found_sql( $query );
		$rows     = (array) $wpdb->get_results( "SELECT min_price AS low, MAX( max_price ) AS high, COUNT( * ) AS products FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id IN ( $found ) AND min_price IS NOT NULL GROUP BY min_price", ARRAY_A ); // phpcs:ignore WordPress.DB -- WordPress made the statement inside.
		$products = array();
		$high     = 0;
		foreach ( $rows as $row ) {
			if ( is_numeric( $row['low'] ?? null ) && is_numeric( $row['high'] ?? null ) && is_numeric( $row['products'] ?? null ) ) {
				$low              = self::minor_units( (float) $row['low'] );
				$high             = max( $high, self::minor_units( (float) $row['high'] ) );
				$products[ $low ] = ( $products[ $low ] ?? 0 ) + (int) $row['products'];
			}
		}
		return array() === $products ? array() : PriceHistogram::spread( $products, min( array_keys( $products ) ), $high, $buckets );
	}

	/**
	 * The statement by which WooCommerce finds the products of a query, whatever their price.
	 *
	 * @param array<string, mixed> $query As for Shop::products(), without paging.
	 */
	private static function found_sql( array $query ): string {
		$request = new \WP_REST_Request( 'GET' );
		$request->set_query_params( array_diff_key( $query, self::PRICES ) );
		// Lists and numbers as the route would read them.
		$route = rest_get_server()->get_routes( WooShop::API )[ '/' . WooShop::API . '/products' ] ?? null;
		$get   = is_array( $route ) ? $route[0] ?? null : null;
		$request->set_attributes( is_array( $get ) ? $get : array() );
		$request->sanitize_params();
		$products  = new ProductQuery();
		$statement = '0';
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
	 * A price as the Store API has it.
	 *
	 * @param float $price Major units.
	 */
	private static function minor_units( float $price ): int {
		return (int) round( $price * 10 ** wc_get_price_decimals() );
	}
}
