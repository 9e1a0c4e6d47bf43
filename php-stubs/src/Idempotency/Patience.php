<?php
/**
 * How long a request waits for another one.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** A bounded wait: each waiting request holds a PHP process. */
final class Patience {
	private const PAUSE = 50;

	/**
	 * What may still be waited, in milliseconds.
	 *
	 * @var int
	 */
	private $left;

	/**
	 * A request's patience, for all that it waits for.
	 *
	 * @param int $left Milliseconds.
	 */
	public function __construct( int $left = 5000 ) {
		$this->left = $left;
	}

	/** Waits a moment; false, at once, where enough was waited. */
	public function wait(): bool {
		if ( $this->left <= 0 ) {
			return false;
		}
		usleep( self::PAUSE * 1000 );
		$this->left -= self::PAUSE;
		return true;
	}
}
