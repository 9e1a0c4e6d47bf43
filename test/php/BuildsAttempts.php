<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\Logins;
use StorefrontIslands\Orders\Attempts\OrderLocks;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Payments\UnlimitedPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Requests\Visitor;

/** Builds what a request to place an order is made of, on records of its own. */
trait BuildsAttempts {
	protected static function guest( string $session ): Visitor {
		return new Visitor( new FakeGuest( $session ) );
	}

	protected static function payments(): UncertainPayments {
		return new UncertainPayments( new IdempotencyStore( 'test_payment' ) );
	}

	protected static function logins( Visitor $visitor ): Logins {
		return new Logins( new IdempotencyStore( 'test_login' ), $visitor, self::payments() );
	}

	protected static function attempts( Visitor $visitor ): Attempts {
		return new Attempts( new IdempotencyStore( 'test_attempt' ), self::logins( $visitor ) );
	}

	/** Returns the attempt of a new request. */
	protected static function current( Visitor $visitor ): CurrentAttempt {
		$locks = new OrderLocks( new IdempotencyStore( 'test_lock' ), new CartLock( new VisitorLock( new IdempotencyStore( 'test_cart' ) ), $visitor ) );
		return new CurrentAttempt( self::attempts( $visitor ), $locks, $visitor, self::payments(), new UnlimitedPayments() );
	}
}
