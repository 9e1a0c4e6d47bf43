<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

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
	 * Argument of the plugin: the public query variables of the page, as a query string; empty for a page whose query
	 * is not of products. WooCommerce's main query of that page decides what may be listed.
	 */
	public const PAGE = 'storefront_islands_page';

	/** Value of that argument for a list without a page, such as suggestions of the search: the shop page's. */
	public const SHOP = 'post_type=product';

	/** Maximum length of its value, in bytes. */
	private const MAX_LENGTH = 500;

	/** Matches query variables that narrow, sort or split a list, but do not choose the page. */
	private const FILTERS = '/^(?:m(?:in|ax)_price|rating_filter|filter_.+|query_type_.+|categories|tags|brands|order|orderby|page|paged|posts_per_page|offset)$/D';

	/**
	 * Returns the query arguments of the products route for the current page; those of the whole catalogue if the page
	 * has no query of its own.
	 *
	 * @return array<string, mixed>
	 */
	public static function current(): array {
		$page_query   = array( 'catalog_visibility' => is_search() ? 'search' : 'catalog' );
		$subject = get_queried_object();
		if ( $subject instanceof \WP_Term && is_tax( $subject->taxonomy ) && is_object_in_taxonomy( 'product', $subject->taxonomy ) ) {
			$page_query = TermSets::with( $page_query, $subject->taxonomy, array( $subject->term_id ) );
		}
		if ( is_search() ) {
			$page_query['search'] = get_search_query( false );
		}
		// The demo shop has no such rules.
		return class_exists( 'WooCommerce', false ) ? $page_query + array( self::PAGE => http_build_query( self::vars() ) ) : $page_query;
	}

	/**
	 * Returns the public query variables of a page that a request names.
	 *
	 * @return array<string, string>
	 */
	public static function vars_of( string $page ): array {
		global $wp;
		$public = $wp instanceof \WP ? $wp->public_query_vars : array();
		$vars   = array();
		wp_parse_str( strlen( $page ) > self::MAX_LENGTH ? '' : $page, $given );
		foreach ( $given as $name => $value ) {
			if ( is_string( $value ) && in_array( $name, $public, true ) && ! self::is_filter( (string) $name ) ) {
				$vars[ (string) $name ] = $value;
			}
		}
		return $vars;
	}

	/** True for a query variable that narrows, sorts or splits a list, but does not choose the page. */
	public static function is_filter( string $name ): bool {
		return 1 === preg_match( self::FILTERS, $name );
	}

	/**
	 * Returns the public query variables of the current page.
	 *
	 * @return array<string, string> Empty if its query is not of products.
	 */
	private static function vars(): array {
		global $wp_the_query;
		$is_of_products = $wp_the_query instanceof \WP_Query && ( 'product_query' === $wp_the_query->get( 'wc_query' ) || $wp_the_query->is_search() );
		$vars           = array();
		foreach ( $is_of_products ? (array) $wp_the_query->query : array() as $name => $value ) {
			if ( is_string( $value ) && ! self::is_filter( (string) $name ) ) {
				$vars[ (string) $name ] = $value;
			}
		}
		// The shop's front page has none.
		return $is_of_products && array() === $vars ? array( 'post_type' => 'product' ) : $vars;
	}

	/**
	 * Returns the product query of a request as a browser would send it.
	 *
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
}
