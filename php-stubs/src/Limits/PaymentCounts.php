<?php
/**
 * Counts of payments.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

defined( 'ABSPATH' ) || exit;

/** Numbers of payments in a window by result: of a visitor, an order, a range of addresses, or the whole shop. */
final class PaymentCounts {
	/** Of payments that are being processed one in four counts as declined: some of many at once will be. */
	private const OPEN_IN_A_DECLINE = 4;

	/** Number of declined payments. */
	private int $declined;

	/** Number of payments that succeeded. */
	private int $paid;

	/** Number of payments that are being processed. */
	private int $open;

	/**
	 * Constructor.
	 *
	 * @param int $declined Number of declined payments.
	 * @param int $paid     Number of payments that succeeded.
	 * @param int $open     Number of payments that are being processed.
	 */
	public function __construct( int $declined = 0, int $paid = 0, int $open = 0 ) {
		$this->declined = $declined;
		$this->paid     = $paid;
		$this->open     = $open;
	}

	/** Returns the number of declined payments, with a part of those that are being processed. */
	public function declined(): int {
		return $this->declined + intdiv( $this->open, self::OPEN_IN_A_DECLINE );
	}

	/** Returns the number of payments that succeeded. */
	public function paid(): int {
		return $this->paid;
	}
}
