<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Catalogue\Index\AmountSlices;
use StorefrontIslands\WooCommerce\Catalogue\Index\BitSet;

/** Tests sets of products and their amounts against lists. */
final class BitSetTest extends TestCase {
	private static function members( string $set ): array {
		return array_values( array_filter( range( 0, 299 ), static fn( int $number ): bool => 1 === ( ( ord( $set[ $number >> 3 ] ?? "\0" ) >> ( $number & 7 ) ) & 1 ) ) );
	}

	/** Returns up to 40 different numbers below 300, in order. */
	private static function some(): array {
		$numbers = array_unique( array_map( static fn(): int => mt_rand( 0, 299 ), range( 0, mt_rand( 0, 40 ) ) ) );
		sort( $numbers );
		return mt_rand( 0, 9 ) > 0 ? $numbers : array();
	}

	public function test_sets_are_counted_and_subtracted(): void {
		mt_srand( 1 );
		for ( $round = 0; $round < 200; $round++ ) {
			list( $one, $other ) = array( self::some(), self::some() );
			$set                 = BitSet::of( $one );
			self::assertSame( $one, self::members( $set ) );
			self::assertSame( count( $one ), BitSet::count( $set ) );
			self::assertSame( array() === $one, BitSet::is_empty( $set ) );
			self::assertSame( array_values( array_diff( $one, $other ) ), self::members( BitSet::without( $set, BitSet::of( $other ) ) ) );
		}
	}

	public function test_amounts_are_compared(): void {
		mt_srand( 2 );
		for ( $round = 0; $round < 100; $round++ ) {
			$amounts = array();
			$in      = array();
			foreach ( self::some() as $product ) {
				$amounts[ $product ] = mt_rand( 0, 9 ) > 0 ? mt_rand( 0, 1 ) * mt_rand( 0, 500 ) : mt_rand( 0, 1 << 49 );
				foreach ( AmountSlices::of( $amounts[ $product ] ) as $value ) {
					$in[ $value ][] = $product;
				}
			}
			$slices = new AmountSlices( array_map( array( BitSet::class, 'of' ), $in ) );
			foreach ( array( 0, 1, mt_rand( 0, 500 ), ( 1 << 50 ) - 1, 1 << 50, PHP_INT_MAX - 1 ) as $amount ) {
				self::assertSame( array_keys( array_filter( $amounts, static fn( int $one ): bool => $one >= $amount ) ), self::members( $slices->at_least( $amount ) ) );
				self::assertSame( array_keys( array_filter( $amounts, static fn( int $one ): bool => $one <= $amount ) ), self::members( $slices->at_most( $amount ) ) );
			}
			$some = self::some();
			$of   = array_intersect_key( $amounts, array_flip( $some ) );
			self::assertSame( array() === $of ? null : min( $of ), $slices->lowest( BitSet::of( $some ) ) );
			self::assertSame( array() === $of ? null : max( $of ), $slices->highest( BitSet::of( $some ) ) );
		}
	}
}
