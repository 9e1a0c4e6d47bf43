<?php
/**
 * Scripts of payment methods.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Who puts the scripts of a shop's payment methods on a page with our checkout. WooCommerce and the demo shop each do. */
interface PaymentScripts {
	/**
	 * Registers and enqueues the scripts of the active payment methods, with their data.
	 *
	 * @return list<string> Their handles.
	 */
	public function enqueue(): array;
}
