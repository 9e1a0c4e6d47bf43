<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\Shop\ExtensionScripts;

defined( 'ABSPATH' ) || exit;

/** Without WooCommerce there is no registry of plugins that extend the cart: they enqueue their scripts themselves. */
final class NoExtensionScripts implements ExtensionScripts {
	public function enqueue_for_cart(): void {
	}

	public function for_mini_cart(): array {
		return array();
	}

	public function add_data_late(): void {
	}
}
