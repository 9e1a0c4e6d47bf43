<?php

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Requests\GuestSession;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the islands need of a shop: its data, its sessions and the scripts of its extensions. WooCommerce is
 * one.
 */
interface Backend {
	/** Adds the backend's hooks, and returns the shop. Called once, when all plugins are loaded. */
	public function start(): Shop;

	/** Session that holds a guest's cart. */
	public function guest_session(): GuestSession;

	public function checkout_events(): CheckoutEvents;

	/** Scripts of the payment methods. */
	public function payment_scripts(): PaymentScripts;

	/** Scripts of plugins that extend cart and mini-cart. */
	public function extension_scripts(): ExtensionScripts;
}
