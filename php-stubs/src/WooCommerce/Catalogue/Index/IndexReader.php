<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Reads the sets. A chunk at a time is in memory, whatever the number of products. */
final class IndexReader {
	/** Returns the number of chunks. */
	public static function chunks(): int {
		$rows = IndexTables::rows( 'SELECT MAX( place ) AS place FROM %i', array( IndexTables::products()->name() ) );
		return isset( $rows[0]['place'] ) ? 1 + intdiv( IndexTables::number( $rows[0], 'place' ), IndexTables::CHUNK ) : 0;
	}

	/**
	 * Returns sets of a chunk.
	 *
	 * @param list<string> $kinds Kinds of facts; empty for all.
	 * @return array<string, array<int, string>> By kind and value.
	 */
	public static function sets( int $chunk, array $kinds ): array {
		$of   = array() === $kinds ? '' : ' AND kind IN ( ' . implode( ', ', array_fill( 0, count( $kinds ), '%s' ) ) . ' )';
		$sets = array();
		foreach ( IndexTables::rows( 'SELECT kind, value, products FROM %i WHERE chunk = %d' . $of, array_merge( array( IndexTables::sets()->name(), $chunk ), $kinds ) ) as $row ) {
			$sets[ IndexTables::text( $row, 'kind' ) ][ IndexTables::number( $row, 'value' ) ] = IndexTables::text( $row, 'products' );
		}
		return $sets;
	}
}
