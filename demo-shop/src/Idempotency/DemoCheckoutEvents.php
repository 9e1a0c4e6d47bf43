<?php
/**
 * Checkout events of the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Idempotency;

use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\Idempotency\CheckoutEvents;
use StorefrontIslands\Idempotency\CurrentAttempt;
use StorefrontIslands\Idempotency\ErrorResponse;
use StorefrontIslands\Idempotency\ExpectedTotal;

defined( 'ABSPATH' ) || exit;

/** Connects the demo shop's own actions with the checkout attempt. */
final class DemoCheckoutEvents implements CheckoutEvents {
	/**
	 * {@inheritDoc}
	 *
	 * @param CurrentAttempt $current Checkout attempt of the current request.
	 */
	public function register( CurrentAttempt $current ): void {
		add_filter( 'storefront_islands_order_of_attempt', array( $current, 'order_id' ), 10, 0 );
		add_filter(
			'storefront_islands_total_is_expected',
			static function ( bool $is_expected, int $total ): bool {
				return $is_expected && in_array( ExpectedTotal::expected(), array( '', (string) $total ), true );
			},
			10,
			2
		);
		add_action( 'storefront_islands_order_made', array( $current, 'order_created' ) );
		add_action(
			'storefront_islands_payment_begins',
			static function ( int $order_id ) use ( $current ): void {
				if ( ! $current->payment_started( $order_id ) ) {
					throw new ShopError( ErrorResponse::RUNNING, esc_html__( 'This request is still being worked on.', 'storefront-islands' ), 409 );
				}
			}
		);
	}
}
