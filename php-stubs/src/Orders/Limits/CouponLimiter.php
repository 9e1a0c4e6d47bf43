<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Requests\Visitor;

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

	private FailureCounter $counter;
	private Visitor $visitor;

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
		return $this->is_network_limited( Network::current() ) ? FailureCounter::seconds_left( HOUR_IN_SECONDS ) : 0;
	}

	/** Counts a wrong code. */
	public function failed(): void {
		$visitor = $this->visitor->id();
		if ( '' !== $visitor ) {
			$this->counter->add( $visitor, self::VISITOR_WINDOW );
		}
		$network = Network::current();
		if ( '' !== $network ) {
			$this->counter->add( $network, HOUR_IN_SECONDS );
		}
		$this->counter->add( 'shop', HOUR_IN_SECONDS );
	}

	/**
	 * True if a range of addresses has tried too many wrong codes. Visitors whose address is not known count as a range
	 * that is over its limit while the shop is on guard.
	 *
	 * @param string $network Range of addresses; empty if it is not known.
	 */
	private function is_network_limited( string $network ): bool {
		$of_network = '' === $network ? self::ON_GUARD : $this->counter->count( $network, HOUR_IN_SECONDS );
		return $of_network >= self::OF_NETWORK
			|| ( $of_network >= self::ON_GUARD && $this->counter->count( 'shop', HOUR_IN_SECONDS ) >= self::OF_SHOP );
	}
}
