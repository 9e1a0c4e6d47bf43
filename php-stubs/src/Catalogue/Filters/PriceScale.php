<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * Bounds of the price filter and the selected range, by the rules of src/domain/catalogue/price.ts. All amounts are in
 * minor units.
 */
final class PriceScale {
	/** Lower bound of the slider. */
	public int $least;

	/** Upper bound of the slider, greater than the lower one. */
	public int $most;

	/** Amount by which an arrow key changes a price. */
	public int $step;

	/** Selected lowest price, within the bounds. */
	public int $low;

	/** Selected highest price, within the bounds. */
	public int $high;

	/**
	 * Creates a scale from rounded bounds.
	 *
	 * @param int $least Lower bound.
	 * @param int $step Amount of an arrow key.
	 */
	private function __construct( int $least, int $most, int $step, Filters $filters ) {
		$this->least = $least;
		$this->most  = $most;
		$this->step  = $step;
		$this->high  = max( $least, min( $filters->max_price ?? $most, $most ) );
		$this->low   = max( $least, min( $filters->min_price ?? $least, $this->high ) );
	}

	/**
	 * Returns the scale for a range of prices, rounded down and up to multiples of ten steps
	 * (docs/behaviour.md#price-filter). Null if there is nothing to choose.
	 *
	 * @param int $min_price Lowest price.
	 * @param int $max_price Highest price.
	 * @param int $minor_unit Number of decimals of the currency.
	 */
	public static function between( int $min_price, int $max_price, int $minor_unit, Filters $filters ): ?self {
		$step = 10 ** $minor_unit;
		while ( $step > 1 && $max_price <= $step ) {
			$step = intdiv( $step, 10 );
		}
		$unit  = 10 * $step;
		$least = (int) ( floor( max( 0, $min_price ) / $unit ) * $unit );
		$most  = (int) ( ceil( max( 0, $max_price ) / $unit ) * $unit );
		return $least < $most ? new self( $least, $most, $step, $filters ) : null;
	}

	/**
	 * Returns the position of an amount on the slider.
	 *
	 * @param int $amount Amount in minor units, within the bounds.
	 * @return float Percentage from 0 to 100, with two decimals.
	 */
	public function percent( int $amount ): float {
		return round( ( $amount - $this->least ) / ( $this->most - $this->least ) * 100, 2 );
	}

	/** True if a range is selected. */
	public function is_chosen(): bool {
		return $this->low !== $this->least || $this->high !== $this->most;
	}
}
