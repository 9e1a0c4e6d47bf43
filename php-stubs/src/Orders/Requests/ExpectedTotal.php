<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/** Reads the request header Storefront-Islands-Total: total_price of the displayed cart, in minor units. */
final class ExpectedTotal {
	/** Error code of a changed total. */
	public const CODE = 'storefront_islands_total_changed';

	/** Returns the displayed total; empty if the request has no such header. */
	public static function expected(): string {
		return isset( $_SERVER['HTTP_STOREFRONT_ISLANDS_TOTAL'] ) && is_string( $_SERVER['HTTP_STOREFRONT_ISLANDS_TOTAL'] )
			? trim( sanitize_text_field( wp_unslash( $_SERVER['HTTP_STOREFRONT_ISLANDS_TOTAL'] ) ) )
			: '';
	}

	/** Returns the error message for the shopper. */
	public static function message(): string {
		return __( 'The total of your order has changed. Please check it and place your order again.', 'storefront-islands' );
	}
}
