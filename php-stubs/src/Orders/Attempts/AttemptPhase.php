<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

defined( 'ABSPATH' ) || exit;

/**
 * How far this process is with the order of its request. Immutable: each method returns the phase after an event:
 * unclaimed ─▶ waiting ⇄ claimed ─▶ working ─▶ paying ─▶ finished, refused or uncertain.
 *
 * A batch may hold several orders, so a process may begin again after an end. If it begins while the result of a payment
 * is unknown, it stays in `paying`.
 */
final class AttemptPhase {
	/** The locks were not asked for. */
	private const UNCLAIMED = 'unclaimed';

	/** Another process holds the key or a lock. */
	private const WAITING = 'waiting';

	/** This process holds the locks. */
	private const CLAIMED = 'claimed';

	/** The shop places or pays the order; nothing is paid yet. */
	private const WORKING = 'working';

	/** Payment may have begun. */
	private const PAYING = 'paying';

	/** The shop has answered with the order. */
	private const FINISHED = 'finished';

	/** The shop has answered without an order, and nothing is paid. */
	private const REFUSED = 'refused';

	/** The shop has failed after payment may have begun. */
	private const UNCERTAIN = 'uncertain';

	/** One of the constants. */
	private string $name;

	private function __construct( string $name ) {
		$this->name = $name;
	}

	public static function first(): self {
		return new self( self::UNCLAIMED );
	}

	/**
	 * The locks, or one more, were asked for.
	 *
	 * @param bool $has_all True if this process holds all that it needs.
	 */
	public function locked( bool $has_all ): self {
		if ( ! $has_all ) {
			return new self( self::WAITING );
		}
		return $this->is_locked() ? $this : new self( self::CLAIMED );
	}

	/** The shop begins to place or pay the order. */
	public function began(): self {
		return new self( $this->is_paying() ? self::PAYING : self::WORKING );
	}

	/** The shop hands the order over to the payment method. */
	public function payment_began(): self {
		return $this->is_at_work() ? new self( self::PAYING ) : $this;
	}

	/**
	 * The shop has answered.
	 *
	 * @param bool $has_order True if the answer contains the order.
	 * @param int  $status    HTTP status. A server's error does not tell the result of a payment.
	 */
	public function answered( bool $has_order, int $status ): self {
		if ( $has_order ) {
			return new self( self::FINISHED );
		}
		return new self( $status >= 500 && $this->is_paying() ? self::UNCERTAIN : self::REFUSED );
	}

	/** True if the locks were asked for. */
	public function is_claimed(): bool {
		return self::UNCLAIMED !== $this->name;
	}

	/** True if this process holds the locks that it needs. */
	public function is_locked(): bool {
		return self::UNCLAIMED !== $this->name && self::WAITING !== $this->name;
	}

	/** True while the shop places or pays the order. */
	public function is_at_work(): bool {
		return self::WORKING === $this->name || self::PAYING === $this->name;
	}

	/** True if payment may have begun and its result is not known. */
	public function is_paying(): bool {
		return self::PAYING === $this->name || self::UNCERTAIN === $this->name;
	}

	/** True if nothing was ordered: the key may be used again. */
	public function is_refused(): bool {
		return self::REFUSED === $this->name;
	}
}
