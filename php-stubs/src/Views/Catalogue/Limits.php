<?php
/**
 * How many of a product may be bought.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Quantity limits (spec section 3), in whole groups, with the maximum never below the minimum. */
final class Limits {
	/**
	 * The fewest.
	 *
	 * @var int
	 */
	public $minimum;

	/**
	 * The most.
	 *
	 * @var int
	 */
	public $maximum;

	/**
	 * Only multiples of this many.
	 *
	 * @var int
	 */
	public $multiple_of;

	/**
	 * Takes the limits as a shop gives them.
	 *
	 * @param int $minimum     The fewest, at least 1.
	 * @param int $maximum     The most.
	 * @param int $multiple_of Only multiples of this many.
	 */
	public function __construct( int $minimum, int $maximum, int $multiple_of ) {
		$this->multiple_of = max( 1, $multiple_of );
		$this->minimum     = (int) ceil( $minimum / $this->multiple_of ) * $this->multiple_of;
		$this->maximum     = max( $this->minimum, $maximum );
	}

	/** What is to be known before a number is typed, as text; empty where any will do. */
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

	/** Whether there is a number to choose. */
	public function are_open(): bool {
		return $this->minimum < $this->maximum;
	}
}
