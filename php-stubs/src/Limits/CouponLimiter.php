<?php
/**
 * Limits of wrong coupon codes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

use StorefrontIslands\Idempotency\Visitor;

defined( 'ABSPATH' ) || exit;

/** Limits how many wrong coupon codes a visitor, a range of addresses and the whole shop may try. */
final class CouponLimiter {
	/** Wrong codes of a visitor within 10 minutes. */
	private const VISITOR_WINDOW = 600;
	private const OF_VISITOR     = 10;

	/** Wrong codes of a range of addresses within an hour; and while there are many in the whole shop. */
	private const OF_NETWORK = 60;
	private const ON_GUARD   = 5;

	/** Wrong codes in the shop within an hour from which it is on guard. */
	private const OF_SHOP = 300;

	/** Counter of wrong codes. */
	private FailureCounter $counter;

	/** Visitor of the current request. */
	private Visitor $visitor;

	/**
	 * Constructor.
	 *
	 * @param FailureCounter $counter Counter of wrong codes.
	 * @param Visitor        $visitor Visitor of the current request.
	 */
	public function __construct( FailureCounter $counter, Visitor $visitor ) {
		$this->counter = $counter;
		$this->visitor = $visitor;
	}

	/** Returns the seconds that the visitor must wait before another code may be tried; 0 if it may be tried now. */
	public function seconds_to_wait(): int {
		$visitor = $this->visitor->id();
		if ( '' !== $visitor && $this->counter->count( $visitor, self::VISITOR_WINDOW ) >= self::OF_VISITOR ) {
			return FailureCounter::seconds_left( self::VISITOR_WINDOW );
		}
		$of_network = $this->counter->count( Network::current(), HOUR_IN_SECONDS );
		if ( $of_network < self::ON_GUARD ) {
			return 0;
		}
		$limit = $this->counter->count( 'shop', HOUR_IN_SECONDS ) >= self::OF_SHOP ? self::ON_GUARD : self::OF_NETWORK;
		return $of_network >= $limit ? FailureCounter::seconds_left( HOUR_IN_SECONDS ) : 0;
	}

	/** Counts a wrong code. */
	public function failed(): void {
		$visitor = $this->visitor->id();
		if ( '' !== $visitor ) {
			$this->counter->add( $visitor, self::VISITOR_WINDOW );
		}
		$this->counter->add( Network::current(), HOUR_IN_SECONDS );
		$this->counter->add( 'shop', HOUR_IN_SECONDS );
	}
}
