<?php
/**
 * Categories and tags by slug, on every WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * The address of a page names categories by slug, and so does whoever asks the Store API for its products. Older WooCommerce knows ids only and
 * reads every slug as 0: nothing would be found. Ids are understood by all, so slugs are told as ids.
 */
final class WooTermSlugs {
	private const ROUTES = '~^/wc/store(/v\d+)?/products(/collection-data)?$~';

	/** Arguments of these routes, by taxonomy. */
	private const ARGUMENTS = array(
		'product_cat' => 'category',
		'product_tag' => 'tag',
	);

	/** Hooks in. */
	public static function register(): void {
		add_filter( 'rest_pre_dispatch', array( self::class, 'read' ), 10, 3 );
	}

	/**
	 * Reads the slugs of a request before WooCommerce does.
	 *
	 * @param mixed            $answer  What answers for the route; handed on.
	 * @param \WP_REST_Server  $server  Unused.
	 * @param \WP_REST_Request $request What is asked.
	 * @return mixed
	 */
	public static function read( $answer, \WP_REST_Server $server, \WP_REST_Request $request ) {
		if ( 1 === preg_match( self::ROUTES, $request->get_route() ) ) {
			foreach ( self::as_ids( $request->get_query_params() ) as $name => $value ) {
				$request->set_param( (string) $name, $value );
			}
		}
		return $answer;
	}

	/**
	 * A query whose categories and tags are ids. A term that there is not has the id 0, which no product has.
	 *
	 * @param array<array-key, mixed> $query Query arguments of the products route.
	 * @return array<array-key, mixed>
	 */
	public static function as_ids( array $query ): array {
		foreach ( self::ARGUMENTS as $taxonomy => $argument ) {
			$given = $query[ $argument ] ?? null;
			if ( ! is_string( $given ) || '' === $given ) {
				continue;
			}
			$ids = array();
			foreach ( wp_parse_list( $given ) as $term ) {
				$found = is_numeric( $term ) ? null : get_term_by( 'slug', $term, $taxonomy );
				$ids[] = is_numeric( $term ) ? (int) $term : ( $found instanceof \WP_Term ? $found->term_id : 0 );
			}
			$query[ $argument ] = implode( ',', $ids );
		}
		return $query;
	}
}
