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
	private const LIMIT = 5000;
	private const PAUSE = 50;

	/**
	 * What has been waited, in milliseconds.
	 *
	 * @var int
	 */
	private $waited = 0;

	/** Waits a moment; false, at once, where enough was waited. */
	public function wait(): bool {
		if ( $this->waited >= self::LIMIT ) {
			return false;
		}
		usleep( self::PAUSE * 1000 );
		$this->waited += self::PAUSE;
		return true;
	}
}
