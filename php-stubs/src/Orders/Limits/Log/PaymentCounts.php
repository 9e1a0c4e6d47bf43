<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits\Log;

defined( 'ABSPATH' ) || exit;

/** Numbers of payments in a window by result: of a visitor, an order, a range of addresses, or the whole shop. */
final class PaymentCounts {
	/** One in four payments that are being processed counts as declined, because some of many at once will be. */
	public const OPEN_IN_A_DECLINE = 4;

	/** Weight of the payments: 1 for each that is being processed, OPEN_IN_A_DECLINE for each that was declined. */
	private int $weight;

	/** Number of payments that succeeded. */
	private int $paid;

	/**
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
