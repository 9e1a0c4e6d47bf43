<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Texts in a form in which letters that the database's collation takes for equal are the same bytes, as LIKE compares
 * letter by letter: one text holds another exactly where these bytes hold the other's. The form has neither tabs nor line
 * breaks.
 */
final class IndexLetters {
	/** Collations in which the weights of a text are those of its letters, one after the other. */
	private const COLLATIONS = '/^utf8mb4_(?:bin|general_ci|unicode_ci|unicode_520_ci|0900_ai_ci|uca1400_ai_ci)$/D';

	/** Letters that stand for themselves and their equals, the first of its equals: small ones before capitals. */
	private const PLAIN = 'abcdefghijklmnopqrstuvwxyz !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`{|}~';

	/** Number of letters of one statement. */
	private const AT_ONCE = 1000;

	/**
	 * Bytes by letter; PHP has digits as numbers.
	 *
	 * @var array<array-key, string>
	 */
	private array $bytes = array();

	/**
	 * @param string       $collation One that collation() returns.
	 * @param list<string> $texts     All texts that are asked for later.
	 */
	public function __construct( string $collation, array $texts ) {
		$plain   = str_split( self::PLAIN );
		$letters = preg_split( '//u', implode( '', $texts ), -1, PREG_SPLIT_NO_EMPTY );
		$weights = self::weights( $collation, array_values( array_unique( array_merge( $plain, false === $letters ? array() : $letters ) ) ) );
		$equals  = array();
		foreach ( $plain as $letter ) {
			$equals += array( $weights[ $letter ] ?? '' => $letter );
		}
		foreach ( $weights as $letter => $weight ) {
			$this->bytes[ $letter ] = $equals[ $weight ] ?? self::encode( $weight );
		}
	}

	/** Returns how names and SKUs are compared; null if it is not known, or not in the same way. */
	public static function collation(): ?string {
		$wpdb = Table::database();
		$rows = IndexTables::rows( 'SELECT COLLATION( p.post_title ) AS name, COLLATION( l.sku ) AS sku FROM %i l JOIN %i p ON p.ID = l.product_id LIMIT 1', array( $wpdb->prefix . 'wc_product_meta_lookup', $wpdb->posts ) );
		$name = isset( $rows[0] ) ? IndexTables::text( $rows[0], 'name' ) : '';
		return 1 === preg_match( self::COLLATIONS, $name ) && IndexTables::text( $rows[0], 'sku' ) === $name ? $name : null;
	}

	/** Returns the bytes of one of the texts. */
	public function of( string $text ): string {
		return strtr( $text, $this->bytes );
	}

	/**
	 * Returns the weights of letters as hexadecimal digits; empty ones for what is left out in comparisons.
	 *
	 * @param list<string> $letters Letters.
	 * @return array<array-key, string> By letter.
	 */
	private static function weights( string $collation, array $letters ): array {
		$weights = array();
		foreach ( array_chunk( $letters, self::AT_ONCE ) as $some ) {
			$columns = implode( ', ', array_fill( 0, count( $some ), "HEX( WEIGHT_STRING( CONVERT( X%s USING utf8mb4 ) COLLATE $collation ) )" ) );
			$row     = array_values( IndexTables::rows( "SELECT $columns", array_map( 'bin2hex', $some ) )[0] ?? array() );
			foreach ( $some as $at => $letter ) {
				$weights[ $letter ] = is_string( $row[ $at ] ?? null ) ? $row[ $at ] : '';
			}
		}
		return $weights;
	}

	/**
	 * Returns bytes of a weight that are no part of other bytes: the lead byte of three is none of those that follow, and
	 * longer ones, of letters that count as several or as none, have a beginning and an end.
	 *
	 * @param string $weight Hexadecimal digits.
	 */
	private static function encode( string $weight ): string {
		$number = strlen( $weight ) > 0 && strlen( $weight ) < 7 ? (int) hexdec( $weight ) : 0x10000;
		if ( $number < 0x10000 ) {
			return chr( 0xE0 | ( $number >> 12 ) ) . chr( 0x80 | ( ( $number >> 6 ) & 0x3F ) ) . chr( 0x80 | ( $number & 0x3F ) );
		}
		return "\x01" . strtr( $weight, '0123456789ABCDEF', implode( '', array_map( 'chr', range( 0x80, 0x8F ) ) ) ) . "\x02";
	}
}
