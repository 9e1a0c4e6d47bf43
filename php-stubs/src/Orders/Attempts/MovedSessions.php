<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request move a guest's session to the user who has logged in. WooCommerce moves it with every request that has
 * the guest's cookie: one that was sent before the first was answered finds it gone, and would overwrite the user's
 * session, cart and address with nothing. So do changes of the guest that are still under way lose what they change.
 */
final class MovedSessions {
	/** Time after which the lock of a killed process ends, in seconds. */
	private const LEASE = 15;

	/** Time that a request waits, in milliseconds, and time between two tries. */
	private const WAIT = array( 3000, 10 );

	private IdempotencyStore $store;
	private VisitorLock $lock;
	private Visitor $visitor;

	/** Hash of the guest whose session this request moves. */
	private string $owner = '';

	/**
	 * @param IdempotencyStore $store Guests whose session was moved.
	 * @param VisitorLock      $lock  Lock of the guest's cart (CartLock), held beside that of the user's.
	 */
	public function __construct( IdempotencyStore $store, VisitorLock $lock, Visitor $visitor ) {
		$this->store   = $store;
		$this->lock    = $lock;
		$this->visitor = $visitor;
	}

	/** Must be called before the shop loads its session. */
	public function register(): void {
		// WooCommerce asks just before it loads one; many requests of the dashboard load none.
		add_filter( 'woocommerce_session_handler', array( $this, 'wait' ) );
		// WooCommerce saves the session at priority 20.
		add_action( 'shutdown', array( $this->lock, 'release' ), 100 );
	}

	/**
	 * Waits for a request that moves the same session, and leaves a session that was moved.
	 *
	 * @param mixed $handler Class of the session; returned unchanged.
	 * @return mixed
	 */
	public function wait( $handler ) {
		remove_filter( 'woocommerce_session_handler', array( $this, 'wait' ) );
		$guest = $this->visitor->moving_guest();
		if ( '' !== $guest ) {
			$this->owner = Attempts::owner( $guest );
			$this->lock->take( $this->owner, time() + self::LEASE, new WaitBudget( ...self::WAIT ) );
			$this->visitor->forget_cached_session();
			if ( null === $this->store->read( $this->owner ) ) {
				add_action( 'woocommerce_guest_session_to_user_id', array( $this, 'note' ) );
			} else {
				$this->lock->release();
				$this->visitor->leave_guest();
			}
		}
		return $handler;
	}

	/** Records that this request has moved the session. */
	public function note(): void {
		$this->store->claim( $this->owner, new StoredRow( IdempotencyStore::expiry(), '' ) );
	}
}
