<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Sets of small numbers as strings with a bit for each: PHP's operators work on whole strings. Bytes that are missing at
 * the end of a string are zeros.
 */
final class BitSet {
	/**
	 * Number of ones of each byte.
	 *
	 * @var array<int, int>
	 */
	private static array $ones = array();

	/**
	 * Returns the set of some numbers.
	 *
	 * @param list<int> $numbers Numbers from 0.
	 */
	public static function of( array $numbers ): string {
		$set = array() === $numbers ? '' : str_repeat( "\0", ( max( $numbers ) >> 3 ) + 1 );
		foreach ( $numbers as $number ) {
			$set[ $number >> 3 ] = chr( ord( $set[ $number >> 3 ] ) | ( 1 << ( $number & 7 ) ) );
		}
		return $set;
	}

	/**
	 * Returns the numbers of a set.
	 *
	 * @return list<int>
	 */
	public static function numbers( string $set ): array {
		$numbers = array();
		$length  = strlen( $set );
		for ( $at = strspn( $set, "\0" ); $at < $length; $at += 1 + strspn( $set, "\0", $at + 1 ) ) {
			for ( $bit = 0; $bit < 8; $bit++ ) {
				if ( 0 !== ( ord( $set[ $at ] ) & ( 1 << $bit ) ) ) {
					$numbers[] = 8 * $at + $bit;
				}
			}
		}
		return $numbers;
	}

	public static function count( string $set ): int {
		if ( array() === self::$ones ) {
			for ( $byte = 0; $byte < 256; $byte++ ) {
				self::$ones[] = substr_count( decbin( $byte ), '1' );
			}
		}
		$count = 0;
		foreach ( (array) count_chars( $set, 1 ) as $byte => $times ) {
			$count += self::$ones[ $byte ] * $times;
		}
		return $count;
	}

	public static function is_empty( string $set ): bool {
		return strspn( $set, "\0" ) === strlen( $set );
	}

	/** Returns what is in the first set, but not in the second. */
	public static function without( string $set, string $other ): string {
		return $set & ~ str_pad( $other, strlen( $set ), "\0" );
	}
}
