<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/**
 * Simulates a lost response: replaces it with an error page, as a proxy or a broken plugin may do although the request
 * succeeded.
 */
final class BrokenResponse {
	/** Sends an HTML page with status 500 instead of the response to this request. */
	public static function send_instead(): void {
		add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), PHP_INT_MAX );
	}

	/**
	 * Prints the error page.
	 *
	 * @internal
	 * @return bool True: the response is served.
	 */
	public static function serve(): bool {
		status_header( 500 );
		header( 'Content-Type: text/html; charset=UTF-8' );
		echo '<!doctype html><title>500</title><h1>Internal Server Error</h1>';
		return true;
	}
}
