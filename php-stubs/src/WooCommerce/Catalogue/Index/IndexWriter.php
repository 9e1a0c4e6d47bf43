<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\NamedLock;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the sets up to date with marked products. One process of a site writes at a time, so that none loses what
 * another has written to the same set; facts are read while it has the lock.
 */
final class IndexWriter {
	/** Number of sets of one statement. */
	private const AT_ONCE = 50;

	/** Lock of the process that writes. */
	private const LOCK = 'index';

	/**
	 * Takes up some of the marked products.
	 *
	 * @param int $limit Maximum number of products.
	 * @param int $wait  Seconds to wait for another process.
	 * @return bool False if another process is writing.
	 */
	public static function run( int $limit, int $wait ): bool {
		if ( true !== NamedLock::take( self::LOCK, $wait ) ) {
			return false;
		}
		try {
			$changes = IndexChanges::some( $limit );
			if ( array() !== $changes ) {
				$facts  = ProductFacts::of( array_keys( $changes ) );
				$places = self::places( $changes, $facts );
				foreach ( self::chunks( $places, $facts ) as $chunk => $products ) {
					self::write( $chunk, $products );
				}
				IndexWords::write( array_keys( $changes ) );
				IndexTexts::write( $places, $facts );
				IndexChanges::remove( $changes, $facts );
			}
			return true;
		} finally {
			NamedLock::release( self::LOCK );
		}
	}

	/**
	 * Returns the places of products; those that have none yet and are published get the next ones.
	 *
	 * @param array<int, array{place: int|null, mark: string}> $changes Marked products by id.
	 * @param array<int, array<string, list<int>>>             $facts   Facts by the product's id.
	 * @return array<int, int> By the product's id.
	 */
	private static function places( array $changes, array $facts ): array {
		$table  = IndexTables::products()->name();
		$last   = IndexTables::rows( 'SELECT MAX( place ) AS place FROM %i', array( $table ) );
		$next   = isset( $last[0]['place'] ) ? 1 + IndexTables::number( $last[0], 'place' ) : 0;
		$places = array();
		$new    = array();
		foreach ( $changes as $id => $change ) {
			if ( null !== $change['place'] ) {
				$places[ $id ] = $change['place'];
			} elseif ( isset( $facts[ $id ] ) ) {
				$places[ $id ] = $next++;
				$new[]         = "( $id, {$places[ $id ]} )";
			}
		}
		if ( array() !== $new ) {
			IndexTables::change( 'INSERT INTO %i ( product_id, place ) VALUES ' . implode( ', ', $new ) . ' ON DUPLICATE KEY UPDATE place = VALUES( place )', array( $table ) );
		}
		return $places;
	}

	/**
	 * Returns facts of products by chunk and place in it.
	 *
	 * @param array<int, int>                      $places Places by the product's id.
	 * @param array<int, array<string, list<int>>> $facts  Facts by the product's id.
	 * @return array<int, non-empty-array<int, array<string, list<int>>>>
	 */
	private static function chunks( array $places, array $facts ): array {
		$chunks = array();
		foreach ( $places as $id => $place ) {
			$chunks[ intdiv( $place, IndexTables::CHUNK ) ][ $place % IndexTables::CHUNK ] = $facts[ $id ] ?? array();
		}
		return $chunks;
	}

	/**
	 * Writes the sets of a chunk that change.
	 *
	 * @param non-empty-array<int, array<string, list<int>>> $products Facts by place.
	 */
	private static function write( int $chunk, array $products ): void {
		$all = BitSet::of( array_keys( $products ) );
		$in  = array();
		foreach ( $products as $place => $facts ) {
			foreach ( $facts as $kind => $values ) {
				foreach ( $values as $value ) {
					$in[ $kind ][ $value ][] = $place;
				}
			}
		}
		$changed = array();
		foreach ( IndexReader::sets( $chunk, array() ) as $kind => $sets ) {
			foreach ( $sets as $value => $set ) {
				$next = BitSet::without( $set, $all ) | BitSet::of( $in[ $kind ][ $value ] ?? array() );
				unset( $in[ $kind ][ $value ] );
				if ( rtrim( $next, "\0" ) !== rtrim( $set, "\0" ) ) {
					$changed[] = array( $kind, $value, $next );
				}
			}
		}
		foreach ( $in as $kind => $sets ) {
			foreach ( $sets as $value => $places ) {
				$changed[] = array( $kind, $value, BitSet::of( $places ) );
			}
		}
		foreach ( array_chunk( $changed, self::AT_ONCE ) as $some ) {
			$values = array();
			$rows   = array();
			foreach ( $some as list( $kind, $value, $set ) ) {
				array_push( $values, $chunk, $kind, $value );
				// As hexadecimal digits: WordPress may take bytes for broken text.
				$rows[] = "( %d, %s, %d, X'" . bin2hex( rtrim( $set, "\0" ) ) . "' )";
			}
			IndexTables::change( 'INSERT INTO %i ( chunk, kind, value, products ) VALUES ' . implode( ', ', $rows ) . ' ON DUPLICATE KEY UPDATE products = VALUES( products )', array_merge( array( IndexTables::sets()->name() ), $values ) );
		}
	}
}
