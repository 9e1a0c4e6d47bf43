<?php
/**
 * Requests that are safe to repeat.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Wires what makes adding and ordering safe to repeat into WordPress. To be registered before the shop loads its session, which is at `init`. */
final class Idempotency {
	/**
	 * Who a guest is.
	 *
	 * @var GuestSession
	 */
	private $guest;

	/**
	 * The shop's checkout.
	 *
	 * @var CheckoutEvents
	 */
	private $checkout;

	/**
	 * Takes what differs from shop to shop.
	 *
	 * @param GuestSession   $guest    Who a guest is.
	 * @param CheckoutEvents $checkout The shop's checkout.
	 */
	public function __construct( GuestSession $guest, CheckoutEvents $checkout ) {
		$this->guest    = $guest;
		$this->checkout = $checkout;
	}

	/** Claims what this request asks for and hooks in. */
	public function register(): void {
		$ledgers = array();
		foreach ( array( 'add', 'attempt', 'lock', 'login' ) as $kind ) {
			$ledgers[ $kind ] = new Ledger( $kind );
			add_action( 'wp_scheduled_delete', array( $ledgers[ $kind ], 'remove_old' ) );
		}
		$visitor  = new Visitor( $this->guest );
		$logins   = new Logins( $ledgers['login'], $visitor );
		$attempts = new Attempts( $ledgers['attempt'], $logins );
		$current  = new CurrentAttempt( $attempts, new VisitorLock( $ledgers['lock'] ), $visitor );

		$logins->register();
		( new AddGuard( $ledgers['add'], $visitor ) )->register();
		( new HeldAddsRequest( HeldAdds::of_this_request() ) )->register();
		$this->checkout->register( $current );
		( new CheckoutGuard( $current, $visitor ) )->register();
		( new AttemptsRoute( $attempts, $visitor ) )->register();
	}
}
