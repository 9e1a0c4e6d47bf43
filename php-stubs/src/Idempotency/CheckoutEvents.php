<?php
/**
 * How a shop's checkout tells of an attempt.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Connects a shop's checkout with the attempt of this process. */
interface CheckoutEvents {
	/**
	 * Hooks into the shop: it is told which order the attempt has made before, refuses a total that the shopper has not
	 * seen, and says when an order is made and when payment begins.
	 *
	 * @param CurrentAttempt $current The attempt of this process.
	 */
	public function register( CurrentAttempt $current ): void;
}
