<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the scripts of a shop's payment methods on pages with the plugin's checkout. Implemented for WooCommerce and
 * for the demo shop.
 */
interface PaymentScripts {
	/**
	 * Registers and enqueues the scripts of the active payment methods, with their data.
	 *
	 * @return list<string> Handles of the scripts.
	 */
	public function enqueue(): array;
}
