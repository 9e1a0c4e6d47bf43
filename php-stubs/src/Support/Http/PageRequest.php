<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Distinguishes pages from other requests in which blocks are rendered. */
final class PageRequest {
	/** True if a page for a visitor is rendered, and not a response for the editor. */
	public static function is_current(): bool {
		return ! is_admin() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/** Returns path and query of the request; empty where there is none, as on the command line. */
	public static function address(): string {
		return isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	}

	/** True if a browser asks for the page ahead, before somebody opens it, if ever. */
	public static function is_speculative(): bool {
		$purpose = isset( $_SERVER['HTTP_SEC_PURPOSE'] ) && is_string( $_SERVER['HTTP_SEC_PURPOSE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_PURPOSE'] ) ) : '';
		return self::is_current() && 0 === strpos( $purpose, 'prefetch' );
	}

	/** True if caches may store the response, as far as is known at this point. */
	public static function is_cacheable(): bool {
		return self::is_current() && ! ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE );
	}
}
