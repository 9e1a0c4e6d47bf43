<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the words of the shop's products and categories. They are kept in the object cache until a product or a term
 * changes.
 */
final class SearchWords {
	/** Group of the object cache. */
	private const GROUP = 'storefront-islands';

	/** Maximum number of products whose names are read: the newest, so that a large shop is not read as a whole. */
	private const MOST_PRODUCTS = 3000;

	/** Maximum number of categories, tags and brands. */
	private const MOST_TERMS = 500;

	/** Maximum number of words. */
	private const MOST_WORDS = 5000;

	/** Taxonomies whose names are words of the shop. */
	private const TAXONOMIES = array( 'product_cat', 'product_tag', 'product_brand' );

	/**
	 * Returns the words in lower case, the most frequent first.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		$key    = 'search-words-' . md5( wp_cache_get_last_changed( 'posts' ) . wp_cache_get_last_changed( 'terms' ) . get_locale() );
		$cached = wp_cache_get( $key, self::GROUP );
		if ( is_array( $cached ) ) {
			return array_values( array_filter( $cached, 'is_string' ) );
		}
		$counts = array();
		foreach ( array_merge( self::names_of_products(), self::names_of_terms() ) as $name ) {
			foreach ( Spelling::words( $name ) as $word ) {
				$counts[ $word ] = ( $counts[ $word ] ?? 0 ) + 1;
			}
		}
		arsort( $counts );
		$words = array_map( 'strval', array_slice( array_keys( $counts ), 0, self::MOST_WORDS ) );
		wp_cache_set( $key, $words, self::GROUP, DAY_IN_SECONDS );
		return $words;
	}

	/**
	 * Returns the names of products.
	 *
	 * @return list<string>
	 */
	private static function names_of_products(): array {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return array_map(
			'strval',
			// phpcs:ignore WordPress.DB -- get_posts() would load whole posts; the result is cached by all().
			$wpdb->get_col( $wpdb->prepare( "SELECT post_title FROM %i WHERE post_type = 'product' AND post_status = 'publish' ORDER BY ID DESC LIMIT %d", $wpdb->posts, self::MOST_PRODUCTS ) )
		);
	}

	/**
	 * Returns the names of categories, tags and brands that have products.
	 *
	 * @return list<string>
	 */
	private static function names_of_terms(): array {
		$names = get_terms(
			array(
				'taxonomy'   => array_values( array_filter( self::TAXONOMIES, 'taxonomy_exists' ) ),
				'fields'     => 'names',
				'hide_empty' => true,
				'number'     => self::MOST_TERMS,
				'orderby'    => 'count',
				'order'      => 'DESC',
			)
		);
		return is_array( $names ) ? array_values( array_filter( $names, 'is_string' ) ) : array();
	}
}
