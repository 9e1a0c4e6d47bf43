<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Tells scripts on pages that may be cached, and so are the same for every visitor, which user's preferences to use.
 * The cookie holds the user's id for as long as WordPress's log-in cookie lasts. It grants nothing; the server never
 * reads it. See src/stores/preferences.
 */
final class UserCookie {
	/** Name of the cookie, which src/stores/preferences/storage.ts reads. */
	private const NAME = 'storefront_islands_user';

	public static function register(): void {
		add_action( 'set_logged_in_cookie', array( self::class, 'set' ), 10, 4 );
		add_action( 'clear_auth_cookie', array( self::class, 'remove' ) );
	}

	/**
	 * Sets the cookie when a user logs in.
	 *
	 * @param string $cookie WordPress's own cookie.
	 * @param int $expire Expiry in the browser; 0 for the end of the session.
	 */
	public static function set( string $cookie, int $expire, int $expiration, int $user_id ): void {
		self::send( (string) $user_id, $expire );
	}

	/** Removes the cookie when a user logs out. */
	public static function remove(): void {
		self::send( '', 1 );
	}

	/**
	 * Sends the cookie unless headers are already sent.
	 *
	 * @param int $expire Unix timestamp; 0 for the end of the session.
	 */
	private static function send( string $value, int $expire ): void {
		// No cache may hand the cookie to others.
		do_action( 'storefront_islands_shows_visitor' );
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			self::NAME,
			$value,
			array(
				'expires'  => $expire,
				'path'     => COOKIEPATH,
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => false,
				'samesite' => 'Lax',
			)
		);
	}
}
