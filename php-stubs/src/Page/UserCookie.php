<?php
/**
 * Who uses this browser.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Tells scripts on pages that may be cached, which say the same to all, whose preferences they are to use: the user's id, for
 * as long as WordPress's own log-in cookie lasts. It grants nothing; the server never reads it. See src/stores/preferences.
 */
final class UserCookie {
	/** What src/stores/preferences/user.ts reads. */
	private const NAME = 'storefront_islands_user';

	/** Hooks in. */
	public static function register(): void {
		add_action( 'set_logged_in_cookie', array( self::class, 'set' ), 10, 4 );
		add_action( 'clear_auth_cookie', array( self::class, 'remove' ) );
	}

	/**
	 * Someone logs in.
	 *
	 * @param string $cookie     WordPress's own.
	 * @param int    $expire     When the browser is to forget it; 0 for the end of its session.
	 * @param int    $expiration When it ends for the server.
	 * @param int    $user_id    Who.
	 */
	public static function set( string $cookie, int $expire, int $expiration, int $user_id ): void {
		self::send( (string) $user_id, $expire );
	}

	/** Someone logs out. */
	public static function remove(): void {
		self::send( '', 1 );
	}

	/**
	 * Sends the cookie, where there is still time.
	 *
	 * @param string $value  What it says.
	 * @param int    $expire Seconds since 1970; 0 for the end of the session.
	 */
	private static function send( string $value, int $expire ): void {
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
