<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Converts category, tag and brand slugs to ids. Page URLs and Store API requests identify categories by slug, but older
 * WooCommerce only supports ids and reads every slug as 0, which matches nothing. All versions support ids.
 */
final class WooTermSlugs {
	/** Paths of the routes. */
	private const ROUTES = array( 'products', 'products/collection-data' );

	/** Maximum number of terms (docs/behaviour.md#limits): each slug is a query. */
	private const MAX = 100;

	/** Arguments of the routes by taxonomy. */
	private const ARGUMENTS = array(
		'product_cat'   => 'category',
		'product_tag'   => 'tag',
		'product_brand' => 'brand',
	);

	/** Argument of earlier versions, which know no brands but each taxonomy of a plugin. */
	private const BRANDS_OF_PLUGINS = '_unstable_tax_product_brand';

	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'read' ), 10, 3 );
	}

	/**
	 * Converts the slugs of a request before WooCommerce reads them.
	 *
	 * @param mixed $response Response of an earlier filter, returned unchanged.
	 * @return mixed
	 */
	public static function read( $response, \WP_REST_Server $server, \WP_REST_Request $request ) {
		if ( in_array( RestRoute::of_store_api( $request->get_route() ), self::ROUTES, true ) ) {
			$query = $request->get_query_params();
			// The plugin's scripts name categories as the page's address does: "2024" is a slug there.
			foreach ( self::as_ids( $query, isset( $query[ PageQuery::PAGE ] ) ) as $name => $value ) {
				$request->set_param( (string) $name, $value );
			}
		}
		return $response;
	}

	/**
	 * Returns a query with ids of terms. A term that does not exist gets the id 0, which no product has.
	 *
	 * @param array<array-key, mixed> $query        Query arguments of the products route.
	 * @param bool                    $is_of_script True if a number is looked for as a slug first.
	 * @return array<array-key, mixed>
	 */
	public static function as_ids( array $query, bool $is_of_script = false ): array {
		foreach ( self::ARGUMENTS as $taxonomy => $argument ) {
			$given = $query[ $argument ] ?? null;
			if ( ! is_string( $given ) || '' === $given ) {
				continue;
			}
			$ids = array();
			foreach ( array_slice( array_unique( wp_parse_list( $given ) ), 0, self::MAX ) as $term ) {
				$found = is_numeric( $term ) && ! $is_of_script ? null : get_term_by( 'slug', $term, $taxonomy );
				$ids[] = $found instanceof \WP_Term ? $found->term_id : ( is_numeric( $term ) ? (int) $term : 0 );
			}
			$query[ $argument ] = implode( ',', $ids );
			if ( 'brand' === $argument ) {
				$query[ self::BRANDS_OF_PLUGINS ] = $ids;
			}
		}
		return $query;
	}

	/**
	 * Returns a query with ids of terms in filters by attribute that name the slug "0", such as a size: WordPress takes it
	 * for no term. Variations are found by slugs only, as they have no terms.
	 *
	 * @param array<array-key, mixed> $query Query arguments of the products route.
	 * @return array<array-key, mixed>
	 */
	public static function with_zero( array $query ): array {
		$filters = $query['attributes'] ?? null;
		if ( is_array( $filters ) && 'variation' !== ( $query['type'] ?? '' ) ) {
			$query['attributes'] = array_map( array( self::class, 'filter_with_zero' ), $filters );
		}
		return $query;
	}

	/**
	 * Returns a filter by attribute with the ids of its terms if one has the slug "0".
	 *
	 * @param mixed $filter Filter by attribute.
	 * @return mixed
	 */
	private static function filter_with_zero( $filter ) {
		$taxonomy = is_array( $filter ) ? $filter['attribute'] ?? null : null;
		$slugs    = is_array( $filter ) ? $filter['slug'] ?? null : null;
		if ( ! is_array( $filter ) || ! is_string( $taxonomy ) || ! is_array( $slugs ) || ! in_array( '0', $slugs, true ) ) {
			return $filter;
		}
		$ids = array();
		foreach ( array_filter( $slugs, 'is_string' ) as $slug ) {
			$term  = get_term_by( 'slug', $slug, $taxonomy );
			$ids[] = $term instanceof \WP_Term ? $term->term_id : 0;
		}
		return array( 'term_id' => $ids ) + $filter;
	}
}
