<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request move a guest's session to the user who has logged in. WooCommerce moves it with every request that has
 * the guest's cookie: one that was sent before the first was answered finds it gone, and would overwrite the user's
 * session, cart and address with nothing. So do changes of the guest that are still under way lose what they change.
 */
final class MovedSessions {
	private IdempotencyStore $store;
	private CartLock $cart;
	private Visitor $visitor;

	/** Hash of the guest whose session this request moves. */
	private string $owner = '';
	/** True once it was asked: the shop may ask again for the class. */
	private bool $has_waited = false;

	/**
	 * @param IdempotencyStore $store Guests whose session was moved.
	 * @param CartLock         $cart  Lock of the guest's cart, held beside that of the user's.
	 */
	public function __construct( IdempotencyStore $store, CartLock $cart, Visitor $visitor ) {
		$this->store   = $store;
		$this->cart    = $cart;
		$this->visitor = $visitor;
	}

	/** Must be called before the shop loads its session. */
	public function register(): void {
		// WooCommerce asks just before it loads one; many requests of the dashboard load none.
		add_filter( 'woocommerce_session_handler', array( $this, 'wait' ) );
	}

	/**
	 * Waits for a request that moves the same session, and leaves a session that was moved.
	 *
	 * @param mixed $handler Class of the session; returned unchanged.
	 * @return mixed
	 */
	public function wait( $handler ) {
		if ( $this->has_waited ) {
			return $handler;
		}
		// The filter stays: removed while it runs, WordPress would skip the filters of the next priority.
		$this->has_waited = true;

		$guest = $this->visitor->moving_guest();
		if ( '' !== $guest ) {
			$this->owner = Attempts::owner( $guest );
			$this->cart->take_of( $guest );
			// WooCommerce saves the session at priority 20.
			add_action( 'shutdown', array( $this->cart, 'release' ), 100 );
			$this->visitor->forget_cached_session();
			if ( null === $this->store->read( $this->owner ) ) {
				add_action( 'woocommerce_guest_session_to_user_id', array( $this, 'note' ) );
			} else {
				$this->cart->release();
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
