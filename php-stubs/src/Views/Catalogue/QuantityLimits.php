<?php
/**
 * Holds the quantity limits of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Quantity limits (docs/behaviour.md#quantities), as multiples of the step, with the maximum never below the minimum.
 */
final class QuantityLimits {
	/** Minimum quantity. */
	public int $minimum;

	/** Maximum quantity. */
	public int $maximum;

	/** Step of quantities. */
	public int $multiple_of;

	/**
	 * Creates the limits from those of a shop.
	 *
	 * @param int $minimum     Minimum quantity, at least 1.
	 * @param int $maximum     Maximum quantity.
	 * @param int $multiple_of Step of quantities.
	 */
	public function __construct( int $minimum, int $maximum, int $multiple_of ) {
		$this->multiple_of = max( 1, $multiple_of );
		$this->minimum     = (int) ceil( $minimum / $this->multiple_of ) * $this->multiple_of;
		$this->maximum     = max( $this->minimum, $maximum );
	}

	/** Returns a hint about the limits as text; empty if any quantity is allowed. */
	public function hint(): string {
		$hints = array();
		if ( $this->multiple_of > 1 ) {
			/* translators: %d: pieces in a group. */
			$hints[] = sprintf( __( 'Sold in groups of %d', 'storefront-islands' ), $this->multiple_of );
		}
		if ( $this->minimum > $this->multiple_of ) {
			/* translators: %d: pieces. */
			$hints[] = sprintf( __( 'At least %d', 'storefront-islands' ), $this->minimum );
		}
		return implode( ' · ', $hints );
	}

	/** True if more than one quantity is allowed. */
	public function are_open(): bool {
		return $this->minimum < $this->maximum;
	}
}
