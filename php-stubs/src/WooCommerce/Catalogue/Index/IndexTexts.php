<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Names and SKUs of a block of places in one row, a line for each place, as IndexLetters has them. PHP looks through all
 * of them in the time in which the database reads a tenth of the products row by row.
 */
final class IndexTexts {
	/** Number of places of a block: a product that changes has its block written anew. */
	private const BLOCK = 512;

	/**
	 * Writes the lines of products, after IndexWords has written their names and SKUs.
	 *
	 * @param array<int, int>   $places Places by the product's id.
	 * @param array<int, mixed> $kept   Products that are there, by id; the lines of the others become empty.
	 */
	public static function write( array $places, array $kept ): void {
		$collation = IndexLetters::collation();
		if ( null === $collation || array() === $places ) {
			return;
		}
		$lines = self::lines( $collation, array_keys( array_intersect_key( $places, $kept ) ) );
		$in    = array();
		foreach ( $places as $id => $place ) {
			$in[ intdiv( $place, self::BLOCK ) ][ $place % self::BLOCK ] = $lines[ $id ] ?? '';
		}
		foreach ( $in as $block => $changed ) {
			$rows = IndexTables::rows( 'SELECT texts FROM %i WHERE block = %d', array( IndexTables::texts()->name(), $block ) );
			$old  = isset( $rows[0] ) ? explode( "\n", IndexTables::text( $rows[0], 'texts' ) ) : array();
			$new  = $changed + $old + array_fill( 0, self::BLOCK, '' );
			ksort( $new );
			// As hexadecimal digits: WordPress may take bytes for broken text.
			IndexTables::change( "INSERT INTO %i ( block, texts ) VALUES ( %d, X'" . bin2hex( implode( "\n", array_slice( $new, 0, self::BLOCK ) ) . "\n" ) . "' ) ON DUPLICATE KEY UPDATE texts = VALUES( texts )", array( IndexTables::texts()->name(), $block ) );
		}
	}

	/**
	 * Returns the lines of products.
	 *
	 * @param list<int> $ids Ids of the products.
	 * @return array<int, string> By the product's id.
	 */
	private static function lines( string $collation, array $ids ): array {
		$list  = array() === $ids ? 'NULL' : implode( ',', $ids );
		$texts = array();
		foreach ( IndexTables::rows( "SELECT product_id, name, sku FROM %i WHERE product_id IN ( $list )", array( IndexTables::products()->name() ) ) as $row ) {
			$texts[ IndexTables::number( $row, 'product_id' ) ] = array( IndexTables::text( $row, 'name' ), IndexTables::text( $row, 'sku' ) );
		}
		$letters = new IndexLetters( $collation, array_merge( ...array_values( $texts ) ) );
		return array_map( static fn( array $text ): string => implode( "\t", array_map( array( $letters, 'of' ), $text ) ), $texts );
	}

	/**
	 * Returns the sets of the products whose name has all words, or whose SKU has the text, by chunk; none if this
	 * database compares in a way that is not known.
	 *
	 * @param non-empty-list<string> $words Parts of the text.
	 * @return array<int, string>
	 */
	public static function found( string $text, array $words ): array {
		$collation = IndexLetters::collation();
		if ( null === $collation ) {
			return array();
		}
		$letters = new IndexLetters( $collation, array_merge( $words, array( $text ) ) );
		$words   = array_map( array( $letters, 'of' ), $words );
		usort( $words, static fn( string $one, string $other ): int => strlen( $other ) - strlen( $one ) );
		$sku   = wc_product_sku_enabled() ? $letters->of( $text ) : null;
		$found = array();
		$next  = 0;
		do {
			// Those of a chunk are in memory at once.
			$rows = IndexTables::rows( 'SELECT block, texts FROM %i WHERE block >= %d ORDER BY block LIMIT %d', array( IndexTables::texts()->name(), $next, intdiv( IndexTables::CHUNK, self::BLOCK ) ) );
			foreach ( $rows as $row ) {
				$next  = 1 + IndexTables::number( $row, 'block' );
				$first = ( $next - 1 ) * self::BLOCK;
				foreach ( self::lines_with( IndexTables::text( $row, 'texts' ), $words, $sku ) as $line ) {
					$found[ intdiv( $first, IndexTables::CHUNK ) ][] = ( $first + $line ) % IndexTables::CHUNK;
				}
			}
		} while ( array() !== $rows );
		return array_map( array( BitSet::class, 'of' ), $found );
	}

	/**
	 * Returns the numbers of the lines of a block that a search finds.
	 *
	 * @param list<string> $words Words, the longest first. Whoever has the whole text has its words, too.
	 * @param string|null  $sku   The whole text; null if SKUs are not looked at.
	 * @return list<int>
	 */
	private static function lines_with( string $texts, array $words, ?string $sku ): array {
		$found = array();
		$line  = 0;
		$next  = 0;
		$at    = strpos( $texts, $words[0] );
		while ( false !== $at ) {
			$before = strrpos( $texts, "\n", $at - strlen( $texts ) );
			$start  = false === $before ? 0 : $before + 1;
			$end    = (int) strpos( $texts, "\n", $at );
			$line  += substr_count( $texts, "\n", $next, $start - $next );
			if ( self::has( substr( $texts, $start, $end - $start ), $words, $sku ) ) {
				$found[] = $line;
			}
			++$line;
			$next = $end + 1;
			$at   = strpos( $texts, $words[0], $next );
		}
		return $found;
	}

	/**
	 * True if a line has the words in its name, or the text in its SKU.
	 *
	 * @param list<string> $words Words.
	 */
	private static function has( string $line, array $words, ?string $text ): bool {
		list( $name, $sku ) = explode( "\t", $line, 2 );
		if ( null !== $text && false !== strpos( $sku, $text ) ) {
			return true;
		}
		foreach ( $words as $word ) {
			if ( false === strpos( $name, $word ) ) {
				return false;
			}
		}
		return true;
	}
}
