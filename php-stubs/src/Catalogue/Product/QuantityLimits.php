<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Quantity limits (docs/behaviour.md#quantities), as multiples of the step, with the maximum never below the minimum.
 */
final class QuantityLimits {
	/** Minimum quantity. */
	public float $minimum;

	/** Maximum quantity. */
	public float $maximum;

	/** Step of quantities. */
	public float $multiple_of;

	/**
	 * Creates the limits from those of a shop.
	 *
	 * @param float $minimum Minimum quantity; the step if there is none.
	 */
	public function __construct( float $minimum, float $maximum, float $multiple_of ) {
		$this->multiple_of = Quantity::step( $multiple_of );
		$this->minimum     = max( $this->multiple_of, Quantity::up( $minimum, $this->multiple_of ) );
		$this->maximum     = max( $this->minimum, $maximum );
	}

	/** Returns the quantity within the limits that is not less than the given one, or the maximum. */
	public function nearest( float $quantity ): float {
		return min( max( $this->minimum, Quantity::up( $quantity, $this->multiple_of ) ), max( $this->minimum, Quantity::down( $this->maximum, $this->multiple_of ) ) );
	}

	/** Returns a hint about the limits as text; empty if any quantity is allowed. */
	public function hint(): string {
		$hints = array();
		if ( 1.0 !== $this->multiple_of ) {
			/* translators: %s: pieces in a group. */
			$hints[] = sprintf( __( 'Sold in groups of %s', 'storefront-islands' ), Number::quantity( $this->multiple_of ) );
		}
		if ( $this->minimum > $this->multiple_of ) {
			/* translators: %s: pieces. */
			$hints[] = sprintf( __( 'At least %s', 'storefront-islands' ), Number::quantity( $this->minimum ) );
		}
		return implode( ' · ', $hints );
	}

	/** True if more than one quantity is allowed. */
	public function are_open(): bool {
		return $this->minimum < $this->maximum;
	}
}
