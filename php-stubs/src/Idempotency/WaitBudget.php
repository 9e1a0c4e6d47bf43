<?php
/**
 * Wait budget of a request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Limits the time for which a request waits for another one: each waiting request occupies a PHP process. */
final class WaitBudget {
	private const INTERVAL = 50;

	/** Remaining time in milliseconds. */
	private int $left;

	/**
	 * Constructor.
	 *
	 * @param int $left Wait budget of the whole request in milliseconds.
	 */
	public function __construct( int $left = 5000 ) {
		$this->left = $left;
	}

	/** Waits for a short time; returns false immediately if the budget is used up. */
	public function wait(): bool {
		if ( $this->left <= 0 ) {
			return false;
		}
		usleep( self::INTERVAL * 1000 );
		$this->left -= self::INTERVAL;
		return true;
	}
}
