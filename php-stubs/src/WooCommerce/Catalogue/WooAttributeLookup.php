<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Filters and counts by attribute as WooCommerce's pages do where the shop uses the table: a variable product has the
 * values of its variations, and with "hide out of stock items" only those of variations that are in stock.
 */
final class WooAttributeLookup {
	/** True if the shop uses the table. */
	public static function is_on(): bool {
		return 'yes' === get_option( 'woocommerce_attribute_lookup_enabled' );
	}

	/**
	 * Returns the SQL that selects the products of filters by attribute.
	 *
	 * @param mixed $attributes Argument "attributes" of the products route.
	 * @return list<string> A statement for each filter.
	 */
	public static function of( $attributes ): array {
		$statements = array();
		foreach ( is_array( $attributes ) ? $attributes : array() as $filter ) {
			$taxonomy = is_array( $filter ) ? $filter['attribute'] ?? null : null;
			if ( is_string( $taxonomy ) && taxonomy_is_product_attribute( $taxonomy ) ) {
				$statements[] = self::with_terms( self::ids( $taxonomy, $filter['slug'] ?? array() ), 'and' === ( $filter['operator'] ?? '' ) );
			}
		}
		return $statements;
	}

	/**
	 * Returns the number of products of each term.
	 *
	 * @return list<array{term: int, count: int}>
	 */
	public static function counts( string $taxonomy, string $products ): array {
		$wpdb = self::database();
		$from = self::from();
		$name = $wpdb->prepare( '%s', $taxonomy );
		$rows = (array) $wpdb->get_results( "SELECT term_id AS term, COUNT( DISTINCT product_or_parent_id ) AS products $from AND taxonomy = $name AND product_or_parent_id IN ( $products ) GROUP BY term_id", ARRAY_A ); // phpcs:ignore WordPress.DB -- An escaped name, and a statement that WordPress made.
		$counts = array();
		foreach ( $rows as $row ) {
			if ( is_numeric( $row['term'] ?? null ) && is_numeric( $row['products'] ?? null ) ) {
				$counts[] = array(
					'term'  => (int) $row['term'],
					'count' => (int) $row['products'],
				);
			}
		}
		return $counts;
	}

	/**
	 * Returns the SQL that selects the products with terms of one attribute.
	 *
	 * @param list<int> $ids       Ids of the terms.
	 * @param bool      $needs_all True if a product needs all of them.
	 */
	private static function with_terms( array $ids, bool $needs_all ): string {
		$from = self::from();
		$list = implode( ',', array() === $ids ? array( 0 ) : $ids );
		$all  = $needs_all ? ' GROUP BY product_or_parent_id HAVING COUNT( DISTINCT term_id ) = ' . count( $ids ) : '';
		return "SELECT product_or_parent_id $from AND term_id IN ( $list )$all";
	}

	/**
	 * Returns the ids of terms; those of a slug that does not exist are left out, as by WooCommerce.
	 *
	 * @param mixed $slugs Slugs.
	 * @return list<int>
	 */
	private static function ids( string $taxonomy, $slugs ): array {
		$ids = array();
		foreach ( is_array( $slugs ) ? $slugs : array() as $slug ) {
			$term = is_string( $slug ) ? get_term_by( 'slug', $slug, $taxonomy ) : null;
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_id;
			}
		}
		return $ids;
	}

	/** Returns the part of the SQL that names the rows that count. */
	private static function from(): string {
		return 'FROM ' . self::database()->prefix . 'wc_product_attributes_lookup WHERE ' . ( self::hides_sold_out() ? 'in_stock = 1' : '1 = 1' );
	}

	/** True if only values that are in stock count. */
	public static function hides_sold_out(): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return (bool) apply_filters( 'woocommerce_product_attributes_filterer_hide_out_of_stock', 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) );
	}

	/** Returns WordPress's database. */
	private static function database(): \wpdb {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return $wpdb;
	}
}
