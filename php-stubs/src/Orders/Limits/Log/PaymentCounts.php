<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits\Log;

defined( 'ABSPATH' ) || exit;

/** Numbers of payments in a window by result: of a visitor, an order, a range of addresses, or the whole shop. */
final class PaymentCounts {
	/** Of payments that are being processed one in four counts as declined: some of many at once will be. */
	public const OPEN_IN_A_DECLINE = 4;

	/** Number of payments that are being processed, and declined ones, each as OPEN_IN_A_DECLINE of them. */
	private int $weight;

	/** Number of payments that succeeded. */
	private int $paid;

	/**
	 * Constructor.
	 *
	 * @param int $weight Number of payments that are being processed, and declined ones, each as OPEN_IN_A_DECLINE of them.
	 * @param int $paid   Number of payments that succeeded.
	 */
	public function __construct( int $weight, int $paid ) {
		$this->weight = $weight;
		$this->paid   = $paid;
	}

	/** Returns the number of declined payments, with a part of those that are being processed. */
	public function declined(): int {
		return intdiv( $this->weight, self::OPEN_IN_A_DECLINE );
	}

	/** Returns the number of payments that succeeded. */
	public function paid(): int {
		return $this->paid;
	}
}
