<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/**
 * An amount of each product as sets: one for each binary digit of the amounts, with the products whose amount has that
 * digit. Comparing all amounts with another takes one step for each digit.
 */
final class AmountSlices {
	/** Value of the set of all products that have an amount; lower ones are digits. */
	private const HAS = 50;

	/**
	 * Sets by digit.
	 *
	 * @var array<int, string>
	 */
	private array $slices;

	/**
	 * @param array<int, string> $slices Sets by digit, and HAS.
	 */
	public function __construct( array $slices ) {
		$this->slices = $slices;
	}

	/**
	 * Returns the values of the sets that a product with an amount is in.
	 *
	 * @return list<int>
	 */
	public static function of( int $amount ): array {
		$values = array( self::HAS );
		for ( $digit = 0; $digit < self::HAS; $digit++ ) {
			if ( 1 === ( ( $amount >> $digit ) & 1 ) ) {
				$values[] = $digit;
			}
		}
		return $values;
	}

	/** Returns the products with an amount. */
	public function all(): string {
		return $this->slice( self::HAS );
	}

	/** Returns the products with this amount or more. */
	public function at_least( int $amount ): string {
		$more  = '';
		$equal = $amount >> self::HAS > 0 ? '' : $this->all();
		for ( $digit = self::HAS - 1; $digit >= 0; $digit-- ) {
			$slice = $this->slice( $digit );
			if ( 1 === ( ( $amount >> $digit ) & 1 ) ) {
				$equal = $equal & $slice;
			} else {
				$more  = $more | ( $equal & $slice );
				$equal = BitSet::without( $equal, $slice );
			}
		}
		return $more | $equal;
	}

	/** Returns the products with this amount or less. */
	public function at_most( int $amount ): string {
		return BitSet::without( $this->all(), $this->at_least( $amount + 1 ) );
	}

	/** Returns the lowest amount of some products; null if none has one. */
	public function lowest( string $products ): ?int {
		return $this->extreme( $products, false );
	}

	/** Returns the highest amount of some products; null if none has one. */
	public function highest( string $products ): ?int {
		return $this->extreme( $products, true );
	}

	private function extreme( string $products, bool $is_highest ): ?int {
		$left = $products & $this->all();
		if ( BitSet::is_empty( $left ) ) {
			return null;
		}
		$amount = 0;
		for ( $digit = self::HAS - 1; $digit >= 0; $digit-- ) {
			$slice  = $this->slice( $digit );
			$better = $is_highest ? $left & $slice : BitSet::without( $left, $slice );
			$is_one = BitSet::is_empty( $better ) !== $is_highest;
			$left   = BitSet::is_empty( $better ) ? $left : $better;
			$amount += $is_one ? 1 << $digit : 0;
		}
		return $amount;
	}

	private function slice( int $digit ): string {
		return $this->slices[ $digit ] ?? '';
	}
}
