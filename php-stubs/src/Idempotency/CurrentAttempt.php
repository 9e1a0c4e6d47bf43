<?php
/**
 * Checkout attempt of the current request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Checkout attempt with the key of the current request: claimed before the shop loads the visitor's session, settled
 * after the session is saved. The shop reports the progress of the order; if another process has taken the attempt
 * over, payment must not begin.
 */
final class CurrentAttempt {
	/** Time without progress after which a process counts as killed, in seconds. */
	private const LEASE = 30;

	/** Same while a payment gateway processes the payment, in seconds: gateways time out after about 70 seconds. */
	private const PAYMENT_LEASE = 90;

	/** Time for which the visitor can place no other order during payment, in seconds: the gateway may respond late. */
	private const PAYMENT_LOCK = 300;

	/** Stored checkout attempts. */
	private Attempts $attempts;

	/** Lock that allows one order of the visitor at a time. */
	private VisitorLock $lock;

	/** Visitor of the current request. */
	private Visitor $visitor;

	/** Key of the attempt; empty if there is none. */
	private string $key = '';

	/** Attempt as stored in the ledger, as far as this process knows. */
	private ?Attempt $attempt = null;

	/** True if this process works on the attempt. */
	private bool $is_ours = false;

	/** True while the shop is placing the order. */
	private bool $is_at_work = false;

	/** True if the shop has refused the order; the key is released then. */
	private bool $is_refused = false;

	/**
	 * Constructor.
	 *
	 * @param Attempts    $attempts Stored checkout attempts.
	 * @param VisitorLock $lock     Lock that allows one order of the visitor at a time.
	 * @param Visitor     $visitor  Visitor of the current request.
	 */
	public function __construct( Attempts $attempts, VisitorLock $lock, Visitor $visitor ) {
		$this->attempts = $attempts;
		$this->lock     = $lock;
		$this->visitor  = $visitor;
	}

	/**
	 * Claims the attempt and the visitor's lock, and waits for a limited time if another process holds one of them.
	 *
	 * @param string $key Key of the request.
	 */
	public function claim( string $key ): void {
		$wait_budget  = new WaitBudget();
		$owner     = $this->owner();
		$mine      = Attempt::begin( $owner, $this->lease_end( self::LEASE ) );
		$this->key = $key;
		do {
			$this->attempt = $this->attempts->claim( $key, $mine );
			$this->is_ours = $this->attempt->has_process_of( $mine );
		} while ( ! $this->is_ours && Attempt::RUNNING === $this->attempt->state( time() ) && ! $this->belongs_to_other_visitor() && $wait_budget->wait() );

		// Each request of a visitor without a session gets a new cart.
		if ( $this->is_ours && '' !== $this->visitor->id() && ! $this->lock->take( $owner, $this->lease_end( self::LEASE ), $wait_budget ) ) {
			$this->give_back();
			$this->is_ours = false;
		}
	}

	/** Returns the key of the attempt; empty if the request has none. */
	public function key(): string {
		return $this->key;
	}

	/** True if this process works on the attempt. */
	public function is_ours(): bool {
		return $this->is_ours;
	}

	/** Returns the stored attempt; null if the request has no key. */
	public function attempt(): ?Attempt {
		return $this->attempt;
	}

	/** True if the attempt belongs to another visitor. */
	public function belongs_to_other_visitor(): bool {
		return null !== $this->attempt && array() !== $this->attempt->owners() && ! $this->attempts->belongs_to( $this->attempt, $this->owner() );
	}

	/**
	 * Records that the shop begins to place the order.
	 *
	 * @param string $fingerprint Hash of the request's body.
	 * @return bool False if another process has taken the attempt over.
	 */
	public function begin( string $fingerprint ): bool {
		$this->is_at_work = null !== $this->attempt && $this->write( $this->attempt->with_fingerprint( $fingerprint ) );
		return $this->is_at_work;
	}

	/** Returns the unpaid order that an earlier process has created for the attempt; 0 if there is none. */
	public function order_id(): int {
		return $this->is_at_work && null !== $this->attempt ? $this->attempt->order_id() : 0;
	}

	/**
	 * Records that the shop has created an order and payment has not begun.
	 *
	 * @param int $order_id Id of the order.
	 */
	public function order_created( int $order_id ): void {
		if ( $this->is_at_work && null !== $this->attempt && ! $this->attempt->is_paying() ) {
			$lease = $this->lease_end( self::LEASE );
			$this->write( $this->attempt->with_order( $order_id, $lease ) );
			$this->lock->renew( $lease );
		}
	}

	/**
	 * Records that payment is about to begin, so that it can never begin twice. It must not begin if this process made
	 * no progress for too long and another one of the visitor has continued.
	 *
	 * @param int $order_id Id of the order that is paid.
	 * @return bool False if payment must not begin.
	 */
	public function payment_started( int $order_id ): bool {
		if ( ! $this->is_at_work || null === $this->attempt ) {
			return true;
		}
		return $this->lock->renew( $this->lease_end( self::PAYMENT_LOCK ) )
			&& $this->write( $this->attempt->paying( $order_id, $this->lease_end( self::PAYMENT_LEASE ) ) );
	}

	/**
	 * Records the response of the shop.
	 *
	 * @param StoredResponse|null $response Null if the response contains no order.
	 * @param int               $status HTTP status.
	 */
	public function finish( ?StoredResponse $response, int $status ): void {
		$this->is_at_work = false;
		if ( null === $this->attempt ) {
			return;
		}
		if ( null !== $response ) {
			// Stored immediately, because the process may still be killed before it ends.
			$this->write( $this->attempt->finished( $response, $this->owner() ) );
		}
		// A server error after payment may have begun does not tell the result of the payment.
		$this->is_refused = null === $response && ! ( $status >= 500 && $this->attempt->is_paying() );
	}

	/** Releases the attempt and the lock at the end of the process, after the session is saved. */
	public function settle(): void {
		if ( $this->is_ours && null !== $this->attempt && Attempt::FINISHED !== $this->attempt->state( time() ) ) {
			$this->give_back();
		}
		$this->lock->release();
	}

	/** Releases the key; an attempt whose order has no response keeps its order. */
	private function give_back(): void {
		if ( null === $this->attempt ) {
			return;
		}
		if ( $this->is_refused || 0 === $this->attempt->order_id() ) {
			$this->attempts->forget( $this->key, $this->attempt );
		} else {
			$this->write( $this->attempt->released() );
		}
	}

	/**
	 * Stores the progress of the attempt.
	 *
	 * @param Attempt $next Current attempt.
	 * @return bool False if another process has taken it over.
	 */
	private function write( Attempt $next ): bool {
		if ( ! $this->is_ours || null === $this->attempt || ! $this->attempts->write( $this->key, $this->attempt, $next ) ) {
			return false;
		}
		$this->attempt = $next;
		return true;
	}

	/** Returns the hash of the visitor. */
	private function owner(): string {
		return Attempts::owner( $this->visitor->id() );
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
