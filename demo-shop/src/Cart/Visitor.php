<?php
/**
 * Identifies the visitor that a cart belongs to.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** Identifies visitors: users by their id, guests by an HTTP-only cookie. */
final class Visitor {
	private const COOKIE   = 'storefront_islands_visitor';
	private const LIFETIME = 2592000;

	/** Returns the current visitor's key in the table of carts; '' for a guest who has none yet. */
	public static function key(): string {
		$user = get_current_user_id();
		return $user > 0 ? self::user_key( $user ) : self::guest_key();
	}

	/** Returns the current visitor's key, and creates one for a guest who has none. */
	public static function ensure_key(): string {
		if ( '' === self::key() && ! headers_sent() ) {
			$token                    = bin2hex( random_bytes( 24 ) );
			$_COOKIE[ self::COOKIE ] = $token;
			self::send_cookie( self::COOKIE, $token, time() + self::LIFETIME, true );
		}
		return self::key();
	}

	/** Returns the key of a user. */
	public static function user_key( int $user ): string {
		return 'user-' . $user;
	}

	/**
	 * Returns the key of the guest whose cookie came with the request; '' without a cookie. The key is a hash: the
	 * cookie's value is not stored.
	 */
	public static function guest_key(): string {
		$token = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] ) ? sanitize_key( $_COOKIE[ self::COOKIE ] ) : '';
		return 48 === strlen( $token ) ? hash( 'sha256', $token ) : '';
	}

	/** Sends a cookie for the whole site. */
	public static function send_cookie( string $name, string $value, int $expires, bool $http_only ): void {
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			$name,
			$value,
			array(
				'expires'  => $expires,
				'path'     => (string) constant( 'COOKIEPATH' ),
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => $http_only,
				'samesite' => 'Lax',
			)
		);
	}
}
