<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Tells requests of this site's pages from those of other sites, which have no reason to send one. */
final class OwnPage {
	/**
	 * True if a page of this site sends the request.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 */
	public static function sends( array $server ): bool {
		if ( 'same-origin' === ( $server['HTTP_SEC_FETCH_SITE'] ?? '' ) ) {
			return true;
		}
		$origin = $server['HTTP_ORIGIN'] ?? '';
		$host   = is_string( $origin ) ? wp_parse_url( $origin, PHP_URL_HOST ) : null;
		return is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) === $host;
	}
}
