<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Session;

use StorefrontIslands\DemoShop\Support\Cookie;
use StorefrontIslands\Support\Http\CountCookie;

defined( 'ABSPATH' ) || exit;

/** Names the session of a browser, with WooCommerce's name and parts: customer id, expiry, time of renewal, hash. */
final class SessionCookie {
	/** Start of the customer id of a guest. That of a user is the user's id. */
	private const GUEST = 't_';

	/** Lifetime of the session of a guest and of a user, and age at which it is renewed, in seconds. */
	private const GUEST_LIFETIME = 2 * DAY_IN_SECONDS;
	private const USER_LIFETIME  = WEEK_IN_SECONDS;
	private const RENEWAL_AGE    = DAY_IN_SECONDS;

	/** Customer id: key of the session. */
	public string $customer;

	/** Time at which the session ends, as a Unix timestamp. */
	public int $expires;

	/** Time after which the session is renewed, as a Unix timestamp. */
	public int $renews;

	private function __construct( string $customer, int $expires, int $renews ) {
		$this->customer = $customer;
		$this->expires  = $expires;
		$this->renews   = $renews;
	}

	/** Creates the cookie of a session that begins, or is renewed, now. */
	public static function beginning( string $customer, int $now ): self {
		return new self( $customer, $now + ( self::is_guest( $customer ) ? self::GUEST_LIFETIME : self::USER_LIFETIME ), $now + self::RENEWAL_AGE );
	}

	/** Returns the cookie of the request; null if there is none that this shop has made. */
	public static function of_request(): ?self {
		$parts = explode( '|', CountCookie::cookie( self::name() ) );
		if ( 4 !== count( $parts ) || '' === $parts[0] || ! hash_equals( self::hash( $parts[0], (int) $parts[1] ), $parts[3] ) ) {
			return null;
		}
		return new self( $parts[0], (int) $parts[1], (int) $parts[2] );
	}

	/** Returns a customer id: a user's, or a random one for a guest. */
	public static function new_customer( int $user ): string {
		return $user > 0 ? (string) $user : self::GUEST . bin2hex( random_bytes( 15 ) );
	}

	public static function is_guest( string $customer ): bool {
		return 0 === strpos( $customer, self::GUEST );
	}

	/** Sends the cookie, unless the browser has it. */
	public function send(): void {
		$value = implode( '|', array( $this->customer, $this->expires, $this->renews, self::hash( $this->customer, $this->expires ) ) );
		Cookie::send( self::name(), $value, $this->expires, true );
	}

	public static function remove(): void {
		Cookie::send( self::name(), '', 0, true );
	}

	/** Returns the name of the cookie, which caches know. */
	private static function name(): string {
		return 'wp_woocommerce_session_' . COOKIEHASH;
	}

	/** Returns the hash that shows who has made the cookie. */
	private static function hash( string $customer, int $expires ): string {
		return wp_hash( "$customer|$expires" );
	}
}
