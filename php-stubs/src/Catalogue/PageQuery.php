<?php
/**
 * What a page itself asks of the catalogue.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** A category's page asks for its category, a search for its words: the products that filters narrow further. */
final class PageQuery {
	/** Taxonomies that the Store API has arguments of their own for. */
	public const ARGUMENTS = array(
		'product_cat'   => 'category',
		'product_tag'   => 'tag',
		'product_brand' => 'brand',
	);

	/**
	 * Query arguments of the products route for the page that is shown; the whole catalogue on a page that asks for nothing.
	 *
	 * @return array<string, mixed>
	 */
	public static function asked(): array {
		$asked   = array( 'catalog_visibility' => is_search() ? 'search' : 'catalog' );
		$subject = get_queried_object();
		if ( $subject instanceof \WP_Term && is_tax( $subject->taxonomy ) ) {
			$asked += self::of_term( $subject );
		}
		if ( is_search() ) {
			$asked['search'] = get_search_query( false );
		}
		return $asked;
	}

	/**
	 * What a request asks products by, as a browser would write it.
	 *
	 * @param \WP_REST_Request $request The request, whose arguments were read.
	 * @return array<string, mixed> Query arguments of the products route.
	 */
	public static function of_request( \WP_REST_Request $request ): array {
		$query = array();
		foreach ( $request->get_query_params() as $name => $value ) {
			// Of these WooCommerce has read a list, and would not take one.
			$is_list                 = is_array( $value ) && in_array( $name, self::ARGUMENTS, true );
			$query[ (string) $name ] = $is_list ? implode( ',', array_filter( $value, 'is_scalar' ) ) : $value;
		}
		return $query;
	}

	/**
	 * What the page of a term asks.
	 *
	 * @param \WP_Term $term Whose page it is.
	 * @return array<string, mixed>
	 */
	private static function of_term( \WP_Term $term ): array {
		if ( isset( self::ARGUMENTS[ $term->taxonomy ] ) ) {
			// The route of older WooCommerce knows terms by id only.
			return array( self::ARGUMENTS[ $term->taxonomy ] => (string) $term->term_id );
		}
		if ( 0 === strpos( $term->taxonomy, 'pa_' ) ) {
			return array( 'attributes' => array( StoreQuery::attribute( $term->taxonomy, array( urldecode( $term->slug ) ), false ) ) );
		}
		return array();
	}
}
