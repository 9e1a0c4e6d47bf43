<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Session;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Says which session the visitor has, by the rules of WooCommerce's session handler: that of the cookie, otherwise that
 * of the user who is logged in, otherwise a new one of a guest, which is kept once it has a cookie. It is loaded when a
 * request first needs it, for the user that WordPress takes the visitor for at that moment.
 */
final class Session {
	/** @var Closure(): int Returns the time, as a Unix timestamp. */
	private Closure $now;

	/** Customer id; '' before the session is loaded. */
	private string $customer = '';

	/** Cookie that the browser has or is sent; null for none. */
	private ?SessionCookie $cookie = null;

	/**
	 * @param callable(): int $now Returns the time, as a Unix timestamp.
	 */
	public function __construct( callable $now ) {
		$this->now = Closure::fromCallable( $now );
	}

	/** Loads the session, if it is not loaded. */
	public function load(): void {
		if ( '' === $this->customer ) {
			$this->reload();
		}
	}

	/** Loads the session again, as another user than before. */
	public function reload(): void {
		$user           = get_current_user_id();
		$now            = ( $this->now )();
		$cookie         = SessionCookie::of_request();
		$this->cookie   = $cookie;
		$this->customer = null === $cookie ? SessionCookie::new_customer( $user ) : $cookie->customer;
		if ( null === $cookie ) {
			return;
		}
		$is_guest = SessionCookie::is_guest( $cookie->customer );
		if ( $now > $cookie->expires || ( ! $is_guest && (string) $user !== $cookie->customer ) ) {
			// A user's cookie without that user's log-in: WooCommerce takes it for what is left after a log-out.
			$this->end( $cookie->customer );
		} elseif ( $is_guest && $user > 0 ) {
			$this->begin( (string) $user );
			SessionTable::move( $cookie->customer, $this->customer, $this->expires() );
			$this->keep();
		} elseif ( $now > $cookie->renews ) {
			$this->begin( $cookie->customer );
			SessionTable::extend( $this->customer, $this->expires() );
		}
	}

	/** True if the browser has the session of the next request, too. */
	public function is_kept(): bool {
		return null !== $this->cookie || get_current_user_id() > 0;
	}

	public function customer(): string {
		$this->load();
		return $this->customer;
	}

	/** Returns the customer id of a session that is kept; '' for a visitor without one. Loads nothing. */
	public function known_customer(): string {
		if ( '' !== $this->customer ) {
			return $this->is_kept() ? $this->customer : '';
		}
		$cookie = SessionCookie::of_request();
		return null === $cookie ? '' : $cookie->customer;
	}

	/** Returns the time at which the session ends, as a Unix timestamp. */
	public function expires(): int {
		return ( $this->cookie ?? SessionCookie::beginning( $this->customer(), ( $this->now )() ) )->expires;
	}

	/** Sends the session's cookie, unless the browser has it. */
	public function keep(): void {
		$this->cookie = $this->cookie ?? SessionCookie::beginning( $this->customer(), ( $this->now )() );
		$this->cookie->send();
	}

	/** Deletes a session, the saved cart excepted, and begins a new one. */
	public function end( string $customer ): void {
		SessionTable::delete( $customer );
		SessionCookie::remove();
		$this->cookie   = null;
		$this->customer = SessionCookie::new_customer( get_current_user_id() );
	}

	/** Gives the session its full time. */
	private function begin( string $customer ): void {
		$this->customer = $customer;
		$this->cookie   = SessionCookie::beginning( $customer, ( $this->now )() );
	}
}
