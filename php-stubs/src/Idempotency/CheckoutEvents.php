<?php
/**
 * Events of a shop's checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Connects a shop's checkout with the checkout attempt of the current request. */
interface CheckoutEvents {
	/**
	 * Registers the shop's hooks: they pass the attempt's existing order to the shop, refuse a total that the shopper
	 * has not seen, and report when an order is created and when payment begins.
	 *
	 * @param CurrentAttempt $current Checkout attempt of the current request.
	 */
	public function register( CurrentAttempt $current ): void;
}
