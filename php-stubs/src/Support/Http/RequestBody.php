<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Reads the body before WordPress has parsed the request: anybody may send it, to any page and of any length. */
final class RequestBody {
	/**
	 * Returns a function that reads the body.
	 *
	 * @param int<0, max> $most Maximum length in bytes; a longer body is none that this plugin's pages send.
	 * @return callable(): string Returns an empty string for a longer body.
	 */
	public static function reader( int $most, string $file = 'php://input' ): callable {
		return static function () use ( $most, $file ): string {
			$body = (string) file_get_contents( $file, false, null, 0, $most + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the body, or a test's file.
			return strlen( $body ) > $most ? '' : $body;
		};
	}
}
