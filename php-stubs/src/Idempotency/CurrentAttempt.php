<?php
/**
 * The attempt of this process.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * The attempt whose key this request brings: claimed before the shop loads the visitor's session, settled after the session
 * is saved. The shop tells it how far the order is; where another process has taken it over, payment may not begin.
 */
final class CurrentAttempt {
	/** How long a process may be silent before it counts as killed, in seconds. */
	private const LEASE = 30;

	/** The same while a payment gateway is asked: they give up after some 70 seconds. */
	private const PAYMENT_LEASE = 90;

	/** For how long nothing else of the visitor is ordered meanwhile, in seconds: an answer may come late. */
	private const PAYMENT_LOCK = 300;

	/**
	 * All attempts.
	 *
	 * @var Attempts
	 */
	private $attempts;

	/**
	 * Lets one order of the visitor be placed at a time.
	 *
	 * @var VisitorLock
	 */
	private $lock;

	/**
	 * Who is asking.
	 *
	 * @var Visitor
	 */
	private $visitor;

	/**
	 * Its key, empty while there is none.
	 *
	 * @var string
	 */
	private $key = '';

	/**
	 * As it stands in the ledger, as far as is known.
	 *
	 * @var Attempt|null
	 */
	private $attempt = null;

	/**
	 * Whether this process works on it.
	 *
	 * @var bool
	 */
	private $is_ours = false;

	/**
	 * Whether the shop is placing the order now.
	 *
	 * @var bool
	 */
	private $is_at_work = false;

	/**
	 * Whether the shop has refused the order: the key is free then.
	 *
	 * @var bool
	 */
	private $is_refused = false;

	/**
	 * No attempt yet.
	 *
	 * @param Attempts    $attempts All attempts.
	 * @param VisitorLock $lock     Lets one order of the visitor be placed at a time.
	 * @param Visitor     $visitor  Who is asking.
	 */
	public function __construct( Attempts $attempts, VisitorLock $lock, Visitor $visitor ) {
		$this->attempts = $attempts;
		$this->lock     = $lock;
		$this->visitor  = $visitor;
	}

	/**
	 * Claims the attempt and the visitor's lock, and waits, not for long, where another process holds one of them.
	 *
	 * @param string $key The request's key.
	 */
	public function claim( string $key ): void {
		$patience  = new Patience();
		$owner     = $this->owner();
		$mine      = Attempt::begin( $owner, $this->lease_end( self::LEASE ) );
		$this->key = $key;
		do {
			$this->attempt = $this->attempts->claim( $key, $mine );
			$this->is_ours = $this->attempt->is_worked_on_by( $mine );
		} while ( ! $this->is_ours && Attempt::RUNNING === $this->attempt->state( time() ) && ! $this->is_strangers() && $patience->wait() );

		// Each request of a visitor without a session has a cart of its own.
		if ( $this->is_ours && '' !== $this->visitor->id() && ! $this->lock->take( $owner, $this->lease_end( self::LEASE ), $patience ) ) {
			$this->give_back();
			$this->is_ours = false;
		}
	}

	/** Its key, empty where the request brings none. */
	public function key(): string {
		return $this->key;
	}

	/** Whether this process works on it. */
	public function is_ours(): bool {
		return $this->is_ours;
	}

	/** What is known of it, null where the request brings no key. */
	public function attempt(): ?Attempt {
		return $this->attempt;
	}

	/** Whether it is another visitor's. */
	public function is_strangers(): bool {
		return null !== $this->attempt && array() !== $this->attempt->owners() && ! $this->attempts->belongs_to( $this->attempt, $this->owner() );
	}

	/**
	 * The shop begins to place the order.
	 *
	 * @param string $fingerprint A hash of the request's body.
	 * @return bool False where another process has taken it over.
	 */
	public function begin( string $fingerprint ): bool {
		$this->is_at_work = null !== $this->attempt && $this->write( $this->attempt->asking( $fingerprint ) );
		return $this->is_at_work;
	}

	/** The order that an earlier process has made for it, not yet paid; 0 where there is none. */
	public function order_id(): int {
		return $this->is_at_work && null !== $this->attempt ? $this->attempt->order_id() : 0;
	}

	/**
	 * The shop has made an order, and payment has not begun.
	 *
	 * @param int $order_id The order.
	 */
	public function order_made( int $order_id ): void {
		if ( $this->is_at_work && null !== $this->attempt && ! $this->attempt->is_paying() ) {
			$lease = $this->lease_end( self::LEASE );
			$this->write( $this->attempt->with_order( $order_id, $lease ) );
			$this->lock->renew( $lease );
		}
	}

	/**
	 * Payment is about to begin: whatever happens, it will not begin twice.
	 *
	 * @param int $order_id What is paid.
	 * @return bool False where it must not begin: this process was silent for too long, and another one of the visitor has gone on.
	 */
	public function payment_begins( int $order_id ): bool {
		if ( ! $this->is_at_work || null === $this->attempt ) {
			return true;
		}
		return $this->lock->renew( $this->lease_end( self::PAYMENT_LOCK ) )
			&& $this->write( $this->attempt->paying( $order_id, $this->lease_end( self::PAYMENT_LEASE ) ) );
	}

	/**
	 * The shop has answered.
	 *
	 * @param StoredAnswer|null $answer Null where the answer holds no order.
	 * @param int               $status HTTP status.
	 */
	public function answered( ?StoredAnswer $answer, int $status ): void {
		$this->is_at_work = false;
		if ( null === $this->attempt ) {
			return;
		}
		if ( null !== $answer ) {
			// At once: a process may still be killed before its end.
			$this->write( $this->attempt->finished( $answer, $this->owner() ) );
		}
		// A server's error after payment may have begun says nothing of the payment.
		$this->is_refused = null === $answer && ! ( $status >= 500 && $this->attempt->is_paying() );
	}

	/** The process ends, and the session is saved. */
	public function settle(): void {
		if ( $this->is_ours && null !== $this->attempt && Attempt::FINISHED !== $this->attempt->state( time() ) ) {
			$this->give_back();
		}
		$this->lock->release();
	}

	/** Lets the key go; an order that nobody has answered for stays with it. */
	private function give_back(): void {
		if ( null === $this->attempt ) {
			return;
		}
		if ( $this->is_refused || 0 === $this->attempt->order_id() ) {
			$this->attempts->forget( $this->key, $this->attempt );
		} else {
			$this->write( $this->attempt->left() );
		}
	}

	/**
	 * Writes down how far the attempt is.
	 *
	 * @param Attempt $next As it is now.
	 * @return bool False where another process has taken it over.
	 */
	private function write( Attempt $next ): bool {
		if ( ! $this->is_ours || null === $this->attempt || ! $this->attempts->write( $this->key, $this->attempt, $next ) ) {
			return false;
		}
		$this->attempt = $next;
		return true;
	}

	/** A hash of the visitor. */
	private function owner(): string {
		return Attempts::owner( $this->visitor->id() );
	}

	/**
	 * The end of a lease that begins now, Unix time.
	 *
	 * @param int $seconds How long it usually lasts.
	 */
	private function lease_end( int $seconds ): int {
		/**
		 * How long a process that places an order may be silent before it counts as killed.
		 *
		 * @param int $seconds Longer while a payment gateway is asked.
		 */
		$filtered = apply_filters( 'storefront_islands_checkout_lease', $seconds );
		return time() + ( is_int( $filtered ) ? $filtered : $seconds );
	}
}
