<?php
/**
 * The total that the shopper has seen.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** The header Storefront-Islands-Total: total_price of the cart as it was shown, in minor units. */
final class ExpectedTotal {
	/** Code of the refusal. */
	public const CODE = 'storefront_islands_total_changed';

	/** What was shown; empty where nobody has said. */
	public static function seen(): string {
		return isset( $_SERVER['HTTP_STOREFRONT_ISLANDS_TOTAL'] ) && is_string( $_SERVER['HTTP_STOREFRONT_ISLANDS_TOTAL'] )
			? trim( sanitize_text_field( wp_unslash( $_SERVER['HTTP_STOREFRONT_ISLANDS_TOTAL'] ) ) )
			: '';
	}

	/** What the shopper is told. */
	public static function message(): string {
		return __( 'The total of your order has changed. Please check it and place your order again.', 'storefront-islands' );
	}
}
