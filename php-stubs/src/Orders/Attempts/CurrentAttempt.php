<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\PaymentLimits;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\StoredResponse;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Attempt of the current request to place or pay an order. Before the shop loads the visitor's session, it takes the
 * locks and claims the request's key, if there is one. After the session is saved, it releases them. The shop reports
 * the progress of the order. If another process has taken the attempt over, payment must not begin.
 */
final class CurrentAttempt {
	/** Time without progress after which a process counts as killed, in seconds. */
	private const LEASE = 30;

	/** Same while a payment gateway processes the payment, in seconds: gateways time out after about 70 seconds. */
	private const PAYMENT_LEASE = 90;

	private Attempts $attempts;
	private OrderLocks $locks;
	private Visitor $visitor;
	private UncertainPayments $payments;
	private PaymentLimits $limits;

	private AttemptPhase $phase;

	/** Key of the request; empty if it has none. */
	private string $key = '';

	/** Claim on the key; null if the request has none, or before it is claimed. */
	private ?KeyClaim $claim = null;

	/** Id of the existing order that is to be paid; 0 for none. */
	private int $order_id = 0;

	/** Hash of the visitor at the time of the claim; empty before it. */
	private string $owner = '';

	/** Hash of a visitor without a session; null until it is asked for. */
	private ?string $nobody = null;

	public function __construct( Attempts $attempts, OrderLocks $locks, Visitor $visitor, UncertainPayments $payments, PaymentLimits $limits ) {
		$this->attempts = $attempts;
		$this->locks    = $locks;
		$this->visitor  = $visitor;
		$this->payments = $payments;
		$this->limits   = $limits;
		$this->phase    = AttemptPhase::first();
	}

	/**
	 * Claims the attempt if it has a key, and the visitor's lock; waits for a limited time if another process holds one of
	 * them.
	 *
	 * @param string $key      Key of the request; empty if it has none.
	 * @param int    $order_id Id of the existing order that is to be paid; 0 for none, or if it is not known yet.
	 */
	public function claim( string $key, int $order_id = 0 ): void {
		$wait_budget    = new WaitBudget();
		$this->order_id = $order_id;
		$this->owner    = $this->hash_of_visitor();
		$this->key      = $key;
		$lease          = $this->lease_end( self::LEASE );
		if ( '' !== $key ) {
			$this->claim = KeyClaim::of( $this->attempts, $key, $this->owner, $lease, $wait_budget );
			if ( ! $this->claim->is_ours() ) {
				$this->phase = $this->phase->locked( false );
				return;
			}
		}
		// A visitor without a session needs no lock: each request gets a new cart. Where the result of a payment is
		// unknown, waiting for the lock does not help.
		$has_locks   = '' === $this->visitor->id() || ( 0 === $this->order_in_doubt() && $this->locks->take( $this->owner, $lease, $wait_budget ) );
		$this->phase = $this->phase->locked( $has_locks );
		if ( $has_locks ) {
			$this->visitor->forget_cached_session();
		} elseif ( null !== $this->claim ) {
			$this->claim->release( false );
		}
	}

	/** True if the locks of the current request were asked for. */
	public function is_claimed(): bool {
		return $this->phase->is_claimed();
	}

	/** True if the request places an order, and pays no existing one. */
	public function places_order(): bool {
		return ! $this->locks->has_order();
	}

	/** True if this process holds the locks that it needs. */
	public function is_locked(): bool {
		return $this->phase->is_locked();
	}

	/**
	 * Takes the lock of an existing order that is to be paid, and waits for a limited time.
	 *
	 * @return bool False if another process is paying it.
	 */
	public function lock_order( int $order_id ): bool {
		$this->phase = $this->phase->locked( $this->is_locked() && $this->locks->take_order( $order_id, $this->lease_end( self::LEASE ) ) );
		return $this->is_locked();
	}

	/**
	 * Returns the order of the visitor, or the given one, for which payment has begun with an unknown result.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 for none.
	 * @return int Id of the order; 0 if there is none.
	 */
	public function order_in_doubt( int $order_id = 0 ): int {
		foreach ( $this->names( $order_id ) as $name ) {
			$found = $this->payments->order_left_in_doubt( $name );
			// The attempt of the same key tells the state of its own order.
			if ( $found > 0 && ( null === $this->claim || $this->claim->attempt()->order_id() !== $found ) ) {
				return $found;
			}
		}
		return 0;
	}

	/** Forgets that the result of a payment is unknown, because the shop knows it by now. */
	public function payment_decided( int $order_id ): void {
		$this->payments->forget( $order_id, $this->names( $order_id ) );
	}

	/** Lets the visitor order again while the result of a payment is unknown; that order itself is not paid again. */
	public function let_go( int $order_id ): void {
		$this->payments->forget( $order_id, $this->names( 0 ) );
	}

	/**
	 * Returns the names under which payments of the visitor and of an order are recorded.
	 *
	 * @param int $order_id Id of the order; 0 for none.
	 * @return list<string>
	 */
	private function names( int $order_id ): array {
		$names = '' === $this->visitor->id() ? array() : array( $this->hash_of_visitor() );
		return 0 === $order_id ? $names : array_merge( $names, array( UncertainPayments::of_order( $order_id ) ) );
	}

	/**
	 * Returns the seconds that the visitor must wait before a payment may be tried; 0 if it may be tried now.
	 *
	 * @param int    $order_id Id of the existing order that is to be paid; 0 to place one.
	 * @param string $method   Id of the payment method; empty if the order needs no payment.
	 */
	public function seconds_to_wait( int $order_id, string $method ): int {
		return $this->limits->seconds_to_wait( $this->hash_of_visitor(), $order_id, $method );
	}

	/** Returns the key of the attempt; empty if the request has none. */
	public function key(): string {
		return $this->key;
	}

	/** True if this process works on the attempt. */
	public function is_ours(): bool {
		return null !== $this->claim && $this->claim->is_ours();
	}

	/** Returns the stored attempt; null if the request has no key. */
	public function attempt(): ?Attempt {
		return null === $this->claim ? null : $this->claim->attempt();
	}

	/** True if the attempt belongs to another visitor. */
	public function belongs_to_other_visitor(): bool {
		return null !== $this->claim && $this->claim->belongs_to_other_than( $this->hash_of_visitor() );
	}

	/**
	 * Records that the shop begins to place or pay the order.
	 *
	 * @param string $fingerprint Hash of the request's body.
	 * @return bool False if another process has taken the attempt over.
	 */
	public function begin( string $fingerprint ): bool {
		$may_begin = null === $this->claim ? '' === $this->key : $this->claim->write( $this->claim->attempt()->with_fingerprint( $fingerprint ) );
		if ( $may_begin ) {
			$this->phase = $this->phase->began();
		}
		return $may_begin;
	}

	/** True if payment may have begun in this process and its result is not known yet. */
	public function is_paying(): bool {
		return $this->phase->is_paying();
	}

	/** Returns the unpaid order that an earlier process has created for the attempt; 0 if there is none. */
	public function order_id(): int {
		return $this->phase->is_at_work() && null !== $this->claim ? $this->claim->attempt()->order_id() : 0;
	}

	/** Records that the shop has created an order and payment has not begun. */
	public function order_created( int $order_id ): void {
		if ( ! $this->phase->is_at_work() || $this->phase->is_paying() ) {
			return;
		}
		$lease = $this->lease_end( self::LEASE );
		if ( null !== $this->claim ) {
			$this->claim->write( $this->claim->attempt()->with_order( $order_id, $lease ) );
		}
		$this->locks->renew( $lease );
	}

	/**
	 * Records that payment is about to begin, so that it can never begin twice. It must not begin if this process made
	 * no progress for too long and another one of the visitor has continued.
	 *
	 * @return bool False if payment must not begin.
	 */
	public function payment_started( int $order_id ): bool {
		if ( ! $this->phase->is_at_work() ) {
			return true;
		}
		if ( ! $this->limits->begin( $order_id ) ) {
			return false;
		}
		$lease     = $this->lease_end( self::PAYMENT_LEASE );
		$may_begin = $this->locks->renew( $lease )
			&& ( null === $this->claim || $this->claim->write( $this->claim->attempt()->paying( $order_id, $lease ) ) );
		if ( $may_begin ) {
			$this->phase = $this->phase->payment_began();
			// The order may have created an account since the claim.
			$this->payments->begin( $order_id, array_merge( array( $this->owner ), $this->names( 0 ) ), $lease );
		}
		return $may_begin;
	}

	/**
	 * Records the response of the shop.
	 *
	 * @param StoredResponse|null $response Null if the response contains no order.
	 * @param int                 $status   HTTP status.
	 * @param StoredResponse|null $refusal  Response without an order, for repetitions if the payment was declined; null to
	 *                                      let a repetition run.
	 */
	public function finish( ?StoredResponse $response, int $status, ?StoredResponse $refusal = null ): void {
		$was_paying  = $this->phase->is_paying();
		$this->phase = $this->phase->answered( null !== $response, $status );
		if ( null !== $response && null !== $this->claim ) {
			// Stored immediately, because the process may still be killed before it ends.
			$this->claim->write( $this->claim->attempt()->finished( $response, $this->hash_of_visitor() ) );
		}
		if ( null === $response && null !== $refusal && null !== $this->claim && $was_paying && $this->phase->is_refused() ) {
			$this->claim->write( $this->claim->attempt()->declined( $refusal ) );
		}
		if ( ! $this->phase->is_paying() ) {
			$this->payments->end();
			$this->limits->end( null !== $response && $status < 400 );
		}
	}

	/** Releases the attempt and the lock at the end of the process, after the session is saved. */
	public function settle(): void {
		if ( null !== $this->claim ) {
			$this->claim->release( $this->phase->is_refused() );
		}
		// A process that ends in the middle of a payment, by a fatal error or exit, does not tell its result.
		$this->payments->leave();
		$this->locks->release();
	}

	/**
	 * Returns the hash of the visitor as it is now: the order may have created an account. Without a session it is the
	 * name of the order that is paid, which needs its key only; otherwise a random one that stays the same during this
	 * request.
	 */
	public function hash_of_visitor(): string {
		$visitor = $this->visitor->id();
		if ( '' !== $visitor ) {
			return Attempts::owner( $visitor );
		}
		$this->nobody = $this->nobody ?? Attempts::owner( '' );
		return $this->order_id > 0 ? UncertainPayments::of_order( $this->order_id ) : $this->nobody;
	}

	/**
	 * Returns the end of a lease that begins now, as a Unix timestamp.
	 *
	 * @param int $seconds Default duration in seconds.
	 */
	private function lease_end( int $seconds ): int {
		/**
		 * Filters the time without progress after which a process that places an order counts as killed, in seconds.
		 *
		 * @param int $seconds Default, which is longer while a payment gateway processes the payment.
		 */
		$filtered = apply_filters( 'storefront_islands_checkout_lease', $seconds );
		return time() + ( is_int( $filtered ) ? $filtered : $seconds );
	}
}
