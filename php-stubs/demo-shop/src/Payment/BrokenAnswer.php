<?php
/**
 * An answer that is lost on its way.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/** What a proxy or a broken plugin makes of an answer: an error page, although all went well behind it. */
final class BrokenAnswer {
	/** Sends an HTML page with status 500 in place of this request's answer. */
	public static function instead(): void {
		add_filter( 'rest_pre_serve_request', array( self::class, 'serve' ), PHP_INT_MAX );
	}

	/**
	 * Prints the page.
	 *
	 * @internal
	 * @return bool True: the answer is served.
	 */
	public static function serve(): bool {
		status_header( 500 );
		header( 'Content-Type: text/html; charset=UTF-8' );
		echo '<!doctype html><title>500</title><h1>Internal Server Error</h1>';
		return true;
	}
}
