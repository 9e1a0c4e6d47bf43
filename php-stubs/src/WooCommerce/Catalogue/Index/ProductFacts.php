<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * What lists can be narrowed by, read from WordPress's and WooCommerce's tables for many products at once: values by the
 * kind of the fact. A taxonomy is the kind of its terms, which are their term_taxonomy_id.
 */
final class ProductFacts {
	/** The only value: the product is published. */
	public const PUBLISHED = 'published';

	/** The only value: a search finds the product. No fact that is kept: IndexQuery looks for it. */
	public const FOUND = 'found';

	/** Stock status, see status(). */
	public const STOCK = 'stock';

	/** Rounded average rating of a product that has one. */
	public const RATING = 'rating';

	/** Amounts in ten thousandths, as the columns have four decimals; see AmountSlices. */
	public const MIN_PRICE = 'min_price';
	public const MAX_PRICE = 'max_price';

	/** Prefixes of an attribute's taxonomy: terms of WooCommerce's table of attributes, and those in stock. */
	public const LOOKED_UP = 'lookup ';
	public const IN_STOCK  = 'stocked ';

	private const STATUSES = array( 'instock', 'outofstock', 'onbackorder' );

	/**
	 * Returns the facts of published products.
	 *
	 * @param non-empty-list<int> $ids Ids of products.
	 * @return array<int, array<string, list<int>>> By the product's id; products that are not published are missing.
	 */
	public static function of( array $ids ): array {
		$wpdb  = Table::database();
		$list  = implode( ',', $ids );
		$facts = array();
		foreach ( IndexTables::rows( "SELECT ID AS id FROM %i WHERE ID IN ( $list ) AND post_type = 'product' AND post_status = 'publish'", array( $wpdb->posts ) ) as $row ) {
			$facts[ IndexTables::number( $row, 'id' ) ] = array( self::PUBLISHED => array( 0 ) );
		}
		$rows = IndexTables::rows( "SELECT r.object_id AS id, x.taxonomy AS kind, x.term_taxonomy_id AS value FROM %i r JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $list )", array( $wpdb->term_relationships, $wpdb->term_taxonomy ) );
		foreach ( $rows as $row ) {
			self::add( $facts, $row, IndexTables::text( $row, 'kind' ), IndexTables::number( $row, 'value' ) );
		}
		$rows = IndexTables::rows( "SELECT DISTINCT product_or_parent_id AS id, taxonomy, term_id AS value, in_stock FROM %i WHERE product_or_parent_id IN ( $list )", array( $wpdb->prefix . 'wc_product_attributes_lookup' ) );
		foreach ( $rows as $row ) {
			foreach ( array( self::LOOKED_UP => true, self::IN_STOCK => 1 === IndexTables::number( $row, 'in_stock' ) ) as $prefix => $is_so ) {
				if ( $is_so ) {
					self::add( $facts, $row, $prefix . IndexTables::text( $row, 'taxonomy' ), IndexTables::number( $row, 'value' ) );
				}
			}
		}
		$rows = IndexTables::rows( "SELECT product_id AS id, min_price, max_price, stock_status, average_rating FROM %i WHERE product_id IN ( $list )", array( $wpdb->prefix . 'wc_product_meta_lookup' ) );
		foreach ( $rows as $row ) {
			if ( isset( $row['stock_status'] ) ) {
				self::add( $facts, $row, self::STOCK, self::status( IndexTables::text( $row, 'stock_status' ) ) );
			}
			$rating = is_numeric( $row['average_rating'] ?? null ) ? (float) $row['average_rating'] : 0.0;
			if ( $rating > 0 ) {
				self::add( $facts, $row, self::RATING, (int) round( $rating ) );
			}
			foreach ( array( self::MIN_PRICE, self::MAX_PRICE ) as $kind ) {
				foreach ( is_numeric( $row[ $kind ] ?? null ) ? AmountSlices::of( (int) round( 10000 * (float) $row[ $kind ] ) ) : array() as $value ) {
					self::add( $facts, $row, $kind, $value );
				}
			}
		}
		return $facts;
	}

	/** Returns the number of a stock status, of which plugins may add others. */
	public static function status( string $status ): int {
		$known = array_search( $status, self::STATUSES, true );
		return false === $known ? crc32( $status ) + count( self::STATUSES ) : $known;
	}

	/**
	 * Adds a fact of a product that is published.
	 *
	 * @param array<int, array<string, list<int>>> $facts Facts by the product's id.
	 * @param array<string, mixed>                 $row   With the product's id.
	 */
	private static function add( array &$facts, array $row, string $kind, int $value ): void {
		$id = IndexTables::number( $row, 'id' );
		if ( isset( $facts[ $id ] ) ) {
			$facts[ $id ][ $kind ][] = $value;
		}
	}
}
