<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Requests\GuestSession;

/** Session of a guest, by its id. */
final class FakeGuest implements GuestSession {
	private string $session;

	public function __construct( string $session ) {
		$this->session = $session;
	}

	public function id(): string {
		return $this->session;
	}

	public function start( string $session ): void {
		$this->session = $session;
	}

	public function needs_nonce(): bool {
		// As with a cart token: only the session counts, not the test's user.
		return false;
	}

	public function forget_cached(): void {}

	public function leave(): void {}

	public function unsaved_id(): string {
		return '';
	}

	public function merge_stored(): void {}
}

/** Shop in which orders with an odd number are paid at once, and the user 7 has paid before. */
final class FakeCheckoutEvents implements CheckoutEvents {
	/** What the status of every order tells about its payment. */
	private string $payment;

	public function __construct( string $payment = self::PLACED ) {
		$this->payment = $payment;
	}

	public function register( CurrentAttempt $current, OrderGate $gate, RecentAnswers $recent, UncertainPayments $payments ): void {}

	public function payment_state( int $order_id ): string {
		return $this->payment;
	}

	public function is_paid( int $order_id ): bool {
		return 0 !== $order_id % 2;
	}

	public function has_paid_before( int $user_id ): bool {
		return 7 === $user_id;
	}

	public function order_page( int $order_id ): string {
		return '';
	}

	public function cart_hash(): string {
		return '';
	}

	public function read_session(): void {}

	public function is_cart_of( int $order_id ): bool {
		return false;
	}

	public function empty_cart(): void {}

	public function forget_cached_order( int $order_id ): void {}

	public function reload_cart(): void {}
}
