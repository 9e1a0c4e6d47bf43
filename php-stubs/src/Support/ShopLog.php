<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/** Writes to WooCommerce's log, which managers read under Status → Logs; without WooCommerce to PHP's. */
final class ShopLog {
	/**
	 * Logs an error.
	 *
	 * @param string $message What failed, for developers.
	 */
	public static function error( string $message ): void {
		if ( function_exists( 'wc_get_logger' ) ) {
			wc_get_logger()->error( $message, array( 'source' => 'storefront-islands' ) );
			return;
		}
		error_log( "Storefront Islands: $message" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- nobody else keeps it.
	}
}
