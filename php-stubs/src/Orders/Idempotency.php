<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders;

use StorefrontIslands\Orders\Adds\DeferredAdds;
use StorefrontIslands\Orders\Adds\DeferredAddsRequest;
use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\AttemptsRoute;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Attempts\CheckoutGuard;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\Logins;
use StorefrontIslands\Orders\Attempts\MovedSessions;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Attempts\OrderLocks;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Changes\ChangeGuard;
use StorefrontIslands\Orders\Payments\PaymentLimits;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\RecordsTable;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the classes that make changes of the cart and placing an order idempotent. Must be registered before the
 * shop loads its session, which is at `init`.
 */
final class Idempotency {
	private Visitor $visitor;
	private CheckoutEvents $checkout;
	private PaymentLimits $limits;
	private Shop $shop;

	public function __construct( Visitor $visitor, CheckoutEvents $checkout, PaymentLimits $limits, Shop $shop ) {
		$this->visitor  = $visitor;
		$this->checkout = $checkout;
		$this->limits   = $limits;
		$this->shop     = $shop;
	}

	/** Claims the keys of the current request and registers the hooks. */
	public function register(): void {
		$stores = array();
		RecordsTable::ensure();
		RecordsTable::register();
		foreach ( array( 'answer', 'attempt', 'cart', 'change', 'lock', 'login', 'moved', 'payment' ) as $kind ) {
			$stores[ $kind ] = new IdempotencyStore( $kind );
			add_action( 'wp_scheduled_delete', array( $stores[ $kind ], 'remove_old' ) );
		}
		$visitor  = $this->visitor;
		$payments = new UncertainPayments( $stores['payment'] );
		$logins   = new Logins( $stores['login'], $visitor, $payments );
		$attempts = new Attempts( $stores['attempt'], $logins );
		$cart     = new CartLock( new VisitorLock( $stores['cart'] ), $visitor );
		$current  = new CurrentAttempt( $attempts, new OrderLocks( $stores['lock'], $cart ), $visitor, $payments, $this->limits );
		$gate     = new OrderGate( $current, $this->checkout );
		$recent   = new RecentAnswers( $stores['answer'] );

		$logins->register();
		( new MovedSessions( $stores['moved'], new CartLock( new VisitorLock( $stores['cart'] ), $visitor ), $visitor ) )->register();
		$deferred = DeferredAdds::of_this_request();
		// First: whoever holds the key of a change then holds the cart's lock, too, and no two processes wait for each other.
		$cart->register( array() !== $deferred );
		( new ChangeGuard( $stores['change'], $visitor ) )->register( array_column( $deferred, 'key' ) );
		( new DeferredAddsRequest( $deferred, $this->shop ) )->register();
		$this->checkout->register( $current, $gate, $recent, $payments );
		( new CheckoutGuard( $current, $visitor, $gate, $recent, $this->checkout ) )->register();
		( new AttemptsRoute( $attempts, $visitor, $gate, $payments, $this->checkout ) )->register();
	}
}
