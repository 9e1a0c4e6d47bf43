<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;

defined( 'ABSPATH' ) || exit;

/**
 * Locks of a request that places or pays an order, always taken in this order, so that no two processes wait for each
 * other: the visitor's, the cart's, that of an existing order.
 */
final class OrderLocks {
	private VisitorLock $visitor;
	private CartLock $cart;
	private VisitorLock $order;

	public function __construct( IdempotencyStore $store, CartLock $cart ) {
		$this->visitor = new VisitorLock( $store );
		$this->cart    = $cart;
		$this->order   = new VisitorLock( $store );
	}

	/**
	 * Takes the locks of the visitor and of the cart, and waits for a limited time.
	 *
	 * @param string $owner Hash of the visitor.
	 * @param int $lease End of the lease, as a Unix timestamp.
	 * @return bool False if another process places an order of the visitor.
	 */
	public function take( string $owner, int $lease, WaitBudget $wait_budget ): bool {
		if ( ! $this->visitor->take( $owner, $lease, $wait_budget ) ) {
			return false;
		}
		$this->cart->take();
		return true;
	}

	/**
	 * Takes the lock of an existing order that is to be paid, and waits for a limited time.
	 *
	 * @param int $lease End of the lease, as a Unix timestamp.
	 * @return bool False if another process is paying it.
	 */
	public function take_order( int $order_id, int $lease ): bool {
		return $this->order->take( UncertainPayments::of_order( $order_id ), $lease, new WaitBudget() );
	}

	/** True if this process holds the lock of an existing order. */
	public function has_order(): bool {
		return $this->order->is_held();
	}

	/**
	 * Extends the leases of the locks on visitor and order.
	 *
	 * @param int $lease End of the lease, as a Unix timestamp.
	 * @return bool False if another process has taken one, because this one made no progress for too long.
	 */
	public function renew( int $lease ): bool {
		return $this->visitor->renew( $lease ) && $this->order->renew( $lease );
	}

	/** Releases the locks. */
	public function release(): void {
		$this->order->release();
		$this->cart->release();
		$this->visitor->release();
	}
}
