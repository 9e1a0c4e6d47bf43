<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Names and SKUs of the products, to be searched as WordPress searches: by LIKE, which compares letter by letter as the
 * database's collation does. That is slow: for lists that are read in their order until a page is full. The columns are no
 * text columns, with which reading all rows takes twice as long; of a longer name the beginning is searched.
 */
final class IndexWords {
	/**
	 * Writes the words of products.
	 *
	 * @param non-empty-list<int> $ids Ids of products.
	 */
	public static function write( array $ids ): void {
		$wpdb = Table::database();
		$list = implode( ',', $ids );
		IndexTables::change(
			"UPDATE %i i JOIN %i p ON p.ID = i.product_id LEFT JOIN %i l ON l.product_id = i.product_id SET i.name = LEFT( p.post_title, 1000 ), i.sku = COALESCE( l.sku, '' ) WHERE i.product_id IN ( $list )",
			array( IndexTables::products()->name(), $wpdb->posts, $wpdb->prefix . 'wc_product_meta_lookup' )
		);
	}

	/**
	 * Returns the SQL that selects the ids of the published products whose name has all words, or whose SKU has the text;
	 * null if this database compares in a way that is not known.
	 *
	 * @param list<string> $words Parts of the text.
	 */
	public static function statement( string $text, array $words ): ?string {
		$wpdb      = Table::database();
		$collation = IndexLetters::collation();
		if ( null === $collation ) {
			return null;
		}
		$by_name = implode( ' AND ', array_fill( 0, count( $words ), "name COLLATE $collation LIKE %s" ) );
		$by_sku  = wc_product_sku_enabled() ? " OR sku COLLATE $collation LIKE %s" : '';
		$likes   = array_map( static fn( string $part ): string => '%' . $wpdb->esc_like( $part ) . '%', array_merge( $words, '' === $by_sku ? array() : array( $text ) ) );
		return (string) $wpdb->prepare( "SELECT product_id FROM %i WHERE place >= 0 AND ( ( $by_name )$by_sku )", array_merge( array( IndexTables::products()->name() ), $likes ) ); // phpcs:ignore WordPress.DB -- The collation is one of the known. @phpstan-ignore argument.type (parts of the statement are in it)
	}
}
