<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\UncertainPayments;

defined( 'ABSPATH' ) || exit;

/** Connects a shop's checkout with the checkout attempt of the current request, and tells about its orders and cart. */
interface CheckoutEvents {
	/** By the order's status, the result of its payment is unknown. */
	public const OPEN = 'open';

	/** The order is paid, or is to be paid later by agreement. */
	public const PLACED = 'placed';

	/** The payment was refused, or the order is cancelled or gone. */
	public const FAILED = 'failed';

	/**
	 * Registers the shop's hooks: they pass the attempt's existing order to the shop, refuse a total that the shopper
	 * has not seen, and report when an order is created and when payment begins.
	 */
	public function register( CurrentAttempt $current, OrderGate $gate, RecentAnswers $recent, UncertainPayments $payments ): void;

	/** Returns what an order's status tells about its payment: one of the constants. */
	public function payment_state( int $order_id ): string;

	/** True if money was paid for an order. */
	public function is_paid( int $order_id ): bool;

	/** True if a gateway has charged an order of a user more than a day ago, and not all of it was refunded. */
	public function has_paid_before( int $user_id ): bool;

	/** Returns a hash of the visitor's current cart; empty for an empty cart. */
	public function cart_hash(): string;

	/** Makes the shop load the visitor's session for reading: nothing of this request is stored in it. */
	public function read_session(): void;

	/** True if the visitor's cart holds what an order has bought, and nothing else. */
	public function is_cart_of( int $order_id ): bool;

	/** Empties the visitor's cart. */
	public function empty_cart(): void;

	/** Returns the URL of the page that shows an order of the visitor; empty if there is none. */
	public function order_page( int $order_id ): string;

	/** Makes the shop read an order as it is stored now. */
	public function forget_cached_order( int $order_id ): void;

	/** Empties the loaded cart if another process has emptied the stored one since. */
	public function reload_cart(): void;
}
