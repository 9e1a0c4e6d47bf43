<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the guest session from which a user has logged in, for as long as responses are stored, so that the user finds
 * the attempts of that guest.
 */
final class Logins {
	private IdempotencyStore $store;
	private Visitor $visitor;
	private UncertainPayments $payments;

	public function __construct( IdempotencyStore $store, Visitor $visitor, UncertainPayments $payments ) {
		$this->store    = $store;
		$this->visitor  = $visitor;
		$this->payments = $payments;
	}

	public function register(): void {
		add_action( 'set_logged_in_cookie', array( $this, 'note' ), 10, 4 );
	}

	/**
	 * Records that a user logs in or creates an account.
	 *
	 * @param mixed $cookie     The cookie.
	 * @param mixed $expire     Expiry of the cookie in the browser.
	 * @param mixed $expiration Expiry of the log-in.
	 * @param mixed $user_id    Id of the user.
	 */
	public function note( $cookie, $expire, $expiration, $user_id ): void {
		$guest = $this->visitor->guest_id();
		if ( '' !== $guest && is_numeric( $user_id ) ) {
			$user   = Attempts::owner( Visitor::user( (int) $user_id ) );
			$before = Attempts::owner( $guest );
			$this->store->claim( self::name( $user, $before ), new StoredRow( IdempotencyStore::expiry(), '' ) );
			$this->payments->follow_login( $before, $user );
		}
	}

	/**
	 * True if a visitor has logged in from another visitor's session.
	 *
	 * @param string $now    Hash of the visitor.
	 * @param string $before Hash of the other visitor.
	 */
	public function has( string $now, string $before ): bool {
		$row = $this->store->read( self::name( $now, $before ) );
		return null !== $row && $row->expires() >= time();
	}

	/**
	 * Returns the name of a log-in in the store.
	 *
	 * @param string $now    Hash of the user.
	 * @param string $before Hash of the guest.
	 */
	private static function name( string $now, string $before ): string {
		return hash( 'sha256', "$now $before" );
	}
}
