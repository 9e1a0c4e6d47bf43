<?php
/**
 * The scale of the price filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/** Between which prices one may choose, and which are chosen: the rules of src/domain/catalogue/price.ts. Minor units throughout. */
final class PriceScale {
	/**
	 * The slider's lower end.
	 *
	 * @var int
	 */
	public $least;

	/**
	 * The slider's upper end; above the lower one.
	 *
	 * @var int
	 */
	public $most;

	/**
	 * What one press of an arrow key changes a price by.
	 *
	 * @var int
	 */
	public $step;

	/**
	 * The chosen lowest price, within the ends.
	 *
	 * @var int
	 */
	public $low;

	/**
	 * The chosen highest price, within the ends.
	 *
	 * @var int
	 */
	public $high;

	/**
	 * Takes ends that were rounded.
	 *
	 * @param int     $least   The lower end.
	 * @param int     $most    The upper end.
	 * @param int     $step    One major unit.
	 * @param Filters $filters What is chosen.
	 */
	private function __construct( int $least, int $most, int $step, Filters $filters ) {
		$this->least = $least;
		$this->most  = $most;
		$this->step  = $step;
		$this->high  = max( $least, min( $filters->max_price ?? $most, $most ) );
		$this->low   = max( $least, min( $filters->min_price ?? $least, $this->high ) );
	}

	/**
	 * The scale for the prices that there are: down and up to ten major units (spec section 5). Null where there is nothing to choose.
	 *
	 * @param int     $min_price  The lowest price.
	 * @param int     $max_price  The highest price.
	 * @param int     $minor_unit Digits after the point.
	 * @param Filters $filters    What is chosen.
	 */
	public static function between( int $min_price, int $max_price, int $minor_unit, Filters $filters ): ?self {
		$step  = 10 ** $minor_unit;
		$unit  = 10 * $step;
		$least = (int) ( floor( max( 0, $min_price ) / $unit ) * $unit );
		$most  = (int) ( ceil( max( 0, $max_price ) / $unit ) * $unit );
		return $least < $most ? new self( $least, $most, $step, $filters ) : null;
	}

	/**
	 * Where an amount stands on the slider.
	 *
	 * @param int $amount Minor units, within the ends.
	 * @return float 0 to 100, two digits.
	 */
	public function percent( int $amount ): float {
		return round( ( $amount - $this->least ) / ( $this->most - $this->least ) * 100, 2 );
	}

	/** Whether a range is chosen at all. */
	public function is_chosen(): bool {
		return $this->low !== $this->least || $this->high !== $this->most;
	}
}
