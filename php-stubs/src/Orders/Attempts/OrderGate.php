<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

defined( 'ABSPATH' ) || exit;

/**
 * Decides if the current request may place or pay an order: only with the locks, and not while it is unknown if the
 * visitor has paid another order, or if this order is paid.
 */
final class OrderGate {
	/** The request may go on. */
	public const FREE = 'free';

	/** Another process places or pays an order of the visitor, or pays this order. */
	public const RUNNING = 'running';

	/** It is unknown if an order was paid. */
	public const UNCERTAIN = 'uncertain';

	/** What is in the cart was ordered by a request that has got no response. */
	public const PLACED = 'placed';

	private CurrentAttempt $current;
	private CheckoutEvents $shop;

	/** Order that keeps the gate closed; 0 for none. */
	private int $order_id = 0;

	public function __construct( CurrentAttempt $current, CheckoutEvents $shop ) {
		$this->current = $current;
		$this->shop    = $shop;
	}

	/**
	 * Returns the state of the gate: one of the constants.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 to place one.
	 */
	public function state( int $order_id ): string {
		$doubt = $this->doubt( $order_id );
		if ( self::FREE !== $doubt ) {
			return $doubt;
		}
		return $this->has_locks( $order_id ) ? self::FREE : self::RUNNING;
	}

	/**
	 * Returns the state of the gate as far as earlier payments are concerned: one of the constants but RUNNING. Settles a
	 * payment whose result is known by now: the cart is empty then, if it holds what was ordered.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 to place one.
	 */
	public function doubt( int $order_id ): string {
		$state = $this->peek( $order_id );
		if ( $this->order_id > 0 && self::UNCERTAIN !== $state ) {
			$this->current->payment_decided( $this->order_id );
		}
		if ( self::PLACED === $state ) {
			$this->shop->empty_cart();
		}
		return $state;
	}

	/**
	 * Returns the same, and changes nothing.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 to place one.
	 */
	public function peek( int $order_id ): string {
		$this->order_id = $this->current->order_in_doubt( $order_id );
		if ( 0 === $this->order_id ) {
			return self::FREE;
		}
		$payment = $this->shop->payment_state( $this->order_id );
		if ( CheckoutEvents::OPEN === $payment ) {
			return self::UNCERTAIN;
		}
		return CheckoutEvents::PLACED === $payment && 0 === $order_id && $this->shop->is_cart_of( $this->order_id ) ? self::PLACED : self::FREE;
	}

	/** Returns the order that keeps the gate closed; 0 for none. */
	public function order_id(): int {
		return $this->order_id;
	}

	/**
	 * True if this process holds the locks; asks for them where the request was not recognised before the session was
	 * loaded.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 to place one.
	 */
	private function has_locks( int $order_id ): bool {
		if ( ! $this->current->is_locked() && ( ! $this->current->is_claimed() || $this->order_id > 0 ) ) {
			$this->current->claim( $this->current->key(), $order_id );
			$this->shop->reload_cart();
		}
		if ( $order_id > 0 && $this->current->is_locked() && $this->current->lock_order( $order_id ) ) {
			// Read to check who may pay it, while another process may have been paying it.
			$this->shop->forget_cached_order( $order_id );
		}
		return $this->current->is_locked();
	}
}
