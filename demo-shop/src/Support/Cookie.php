<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

use StorefrontIslands\Support\Http\CountCookie;

defined( 'ABSPATH' ) || exit;

/** Sends cookies of the whole site. The rest of the request sees what the browser is sent. */
final class Cookie {
	/** Sends a cookie if its value changes; '' removes it. */
	public static function send( string $name, string $value, int $expires, bool $http_only ): void {
		if ( CountCookie::cookie( $name ) === $value ) {
			return;
		}
		$_COOKIE[ $name ] = $value;
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			$name,
			$value,
			array(
				'expires'  => '' === $value ? 1 : $expires,
				'path'     => (string) constant( 'COOKIEPATH' ),
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => $http_only,
				'samesite' => 'Lax',
			)
		);
	}
}
