<?php
/**
 * Catalogue query of a page without filters.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Query of the page itself, which filters narrow further: a category page queries its category, a search page its
 * search term.
 */
final class PageQuery {
	/** Store API arguments by taxonomy, for the taxonomies that have their own. */
	public const ARGUMENTS = array(
		'product_cat'   => 'category',
		'product_tag'   => 'tag',
		'product_brand' => 'brand',
	);

	/**
	 * Returns the query arguments of the products route for the current page; those of the whole catalogue if the page
	 * has no query of its own.
	 *
	 * @return array<string, mixed>
	 */
	public static function current(): array {
		$page_query   = array( 'catalog_visibility' => is_search() ? 'search' : 'catalog' );
		$subject = get_queried_object();
		if ( $subject instanceof \WP_Term && is_tax( $subject->taxonomy ) ) {
			$page_query += self::of_term( $subject );
		}
		if ( is_search() ) {
			$page_query['search'] = get_search_query( false );
		}
		return $page_query;
	}

	/**
	 * Returns the product query of a request as a browser would send it.
	 *
	 * @param \WP_REST_Request $request The request, with parsed arguments.
	 * @return array<string, mixed> Query arguments of the products route.
	 */
	public static function of_request( \WP_REST_Request $request ): array {
		$query = array();
		foreach ( $request->get_query_params() as $name => $value ) {
			// WooCommerce has parsed these arguments into a list, but does not accept one.
			$is_list                 = is_array( $value ) && in_array( $name, self::ARGUMENTS, true );
			$query[ (string) $name ] = $is_list ? implode( ',', array_filter( $value, 'is_scalar' ) ) : $value;
		}
		return $query;
	}

	/**
	 * Returns the query of a term's archive page.
	 *
	 * @param \WP_Term $term Term of the page.
	 * @return array<string, mixed>
	 */
	private static function of_term( \WP_Term $term ): array {
		if ( isset( self::ARGUMENTS[ $term->taxonomy ] ) ) {
			// The route of older WooCommerce versions only accepts ids of terms.
			return array( self::ARGUMENTS[ $term->taxonomy ] => (string) $term->term_id );
		}
		if ( 0 === strpos( $term->taxonomy, 'pa_' ) ) {
			return array( 'attributes' => array( StoreQuery::attribute( $term->taxonomy, array( urldecode( $term->slug ) ), false ) ) );
		}
		return array();
	}
}
