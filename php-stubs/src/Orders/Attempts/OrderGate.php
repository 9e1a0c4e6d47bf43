<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether the current request may place or pay an order. It needs the locks, and must wait while it is unknown
 * whether the visitor has paid another order, or whether this order is paid.
 */
final class OrderGate {
	/** The request may go on. */
	public const FREE = 'free';

	/** Another process places or pays an order of the visitor, or pays this order. */
	public const RUNNING = 'running';

	/** It is unknown if an order was paid. */
	public const UNCERTAIN = 'uncertain';

	/** An earlier request has ordered what is in the cart, but its response was lost. */
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
	 * Returns the state that earlier payments leave: one of the constants but RUNNING. Settles a payment whose result
	 * is known by now, and then empties a cart that holds what was ordered.
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
	 * Returns the same state as doubt(), and changes nothing.
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
	 * True if this process holds the locks. Takes them now if the request was not recognised before the session was
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
			// The route has read the order to check who may pay it, perhaps while another process was paying it.
			$this->shop->forget_cached_order( $order_id );
		}
		return $this->current->is_locked();
	}
}
