<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Records;

defined( 'ABSPATH' ) || exit;

/** Limits the time for which a request waits for another one: each waiting request occupies a PHP process. */
final class WaitBudget {
	/** Remaining time in milliseconds. */
	private int $left;

	/** Time between two tries in milliseconds. */
	private int $interval;

	/**
	 * @param int $left     Wait budget of the whole request in milliseconds.
	 * @param int $interval Time between two tries in milliseconds.
	 */
	public function __construct( int $left = 5000, int $interval = 50 ) {
		$this->left     = $left;
		$this->interval = $interval;
	}

	/** Waits for a short time; returns false immediately if the budget is used up. */
	public function wait(): bool {
		if ( $this->left <= 0 ) {
			return false;
		}
		usleep( $this->interval * 1000 );
		$this->left -= $this->interval;
		return true;
	}
}
