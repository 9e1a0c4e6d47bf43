<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Names and SKUs of the products, to be searched as WordPress searches: by LIKE, which compares letter by letter as the
 * database's collation does. That is slow, so each product also has the weights of its letters in that collation, as
 * bytes: whoever does not have those of the text cannot be found. The columns are no text and blob columns, with which
 * reading all rows takes twice as long; of a longer name the beginning is searched.
 */
final class IndexWords {
	/** Collations in which the weights of a text are those of its letters, one after the other. */
	private const COLLATIONS = '/^utf8mb4_(?:bin|general_ci|unicode_ci|unicode_520_ci|0900_ai_ci|uca1400_ai_ci)$/D';

	/** Number of places of a row of found(). */
	private const ROW = 32;

	/**
	 * Writes the words of products.
	 *
	 * @param non-empty-list<int> $ids Ids of products.
	 */
	public static function write( array $ids ): void {
		$wpdb = Table::database();
		$list = implode( ',', $ids );
		IndexTables::change(
			"UPDATE %i i JOIN %i p ON p.ID = i.product_id LEFT JOIN %i l ON l.product_id = i.product_id SET i.name = LEFT( p.post_title, 1000 ), i.sku = COALESCE( l.sku, '' ), i.weights = LEFT( CONCAT( WEIGHT_STRING( COALESCE( l.sku, '' ) ), WEIGHT_STRING( p.post_title ) ), 4000 ) WHERE i.product_id IN ( $list )",
			array( IndexTables::products()->name(), $wpdb->posts, self::lookup() )
		);
	}

	/**
	 * Returns the SQL that selects the published products whose name has all words, or whose SKU has the text; null if this
	 * database compares in a way that is not known.
	 *
	 * @param string       $what  Columns.
	 * @param list<string> $words Parts of the text.
	 */
	public static function statement( string $what, string $text, array $words ): ?string {
		$wpdb      = Table::database();
		$collation = self::collation();
		if ( null === $collation ) {
			return null;
		}
		$has_weights = implode( ' AND ', array_fill( 0, count( $words ), "LOCATE( WEIGHT_STRING( CONVERT( %s USING utf8mb4 ) COLLATE $collation ), weights ) > 0" ) );
		$by_name     = implode( ' AND ', array_fill( 0, count( $words ), "name COLLATE $collation LIKE %s" ) );
		$by_sku      = wc_product_sku_enabled() ? " OR sku COLLATE $collation LIKE %s" : '';
		$likes       = array_map( static fn( string $part ): string => '%' . $wpdb->esc_like( $part ) . '%', array_merge( $words, '' === $by_sku ? array() : array( $text ) ) );
		// Whoever has the text has its words, too.
		return (string) $wpdb->prepare( "SELECT $what FROM %i WHERE place >= 0 AND $has_weights AND ( ( $by_name )$by_sku )", array_merge( array( IndexTables::products()->name() ), $words, $likes ) ); // phpcs:ignore WordPress.DB -- The collation is one of the known. @phpstan-ignore argument.type (parts of the statement are in it)
	}

	/**
	 * Returns the sets of the products that statement() selects, by chunk.
	 *
	 * @param list<string> $words Parts of the text.
	 * @return array<int, string>
	 */
	public static function found( string $text, array $words ): array {
		$of_chunk = intdiv( IndexTables::CHUNK, self::ROW );
		$select   = self::statement( 'place DIV ' . self::ROW . ' AS part, BIT_OR( 1 << ( place MOD ' . self::ROW . ' ) ) AS bits', $text, $words );
		$found    = array();
		foreach ( null === $select ? array() : IndexTables::rows( "$select GROUP BY part ORDER BY part LIMIT %d", array( PHP_INT_MAX ) ) as $row ) {
			$part            = IndexTables::number( $row, 'part' );
			$chunk           = intdiv( $part, $of_chunk );
			$found[ $chunk ] = str_pad( $found[ $chunk ] ?? '', 4 * ( $part % $of_chunk ), "\0" ) . pack( 'V', IndexTables::number( $row, 'bits' ) );
		}
		return $found;
	}

	/** Returns how names and SKUs are compared; null if it is not known, or not in the same way. */
	private static function collation(): ?string {
		$wpdb = Table::database();
		$rows = IndexTables::rows( 'SELECT COLLATION( p.post_title ) AS name, COLLATION( l.sku ) AS sku FROM %i l JOIN %i p ON p.ID = l.product_id LIMIT 1', array( self::lookup(), $wpdb->posts ) );
		$name = isset( $rows[0] ) ? IndexTables::text( $rows[0], 'name' ) : '';
		return 1 === preg_match( self::COLLATIONS, $name ) && IndexTables::text( $rows[0], 'sku' ) === $name ? $name : null;
	}

	/** Returns WooCommerce's table of products. */
	private static function lookup(): string {
		return Table::database()->prefix . 'wc_product_meta_lookup';
	}
}
