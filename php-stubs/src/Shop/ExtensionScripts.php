<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Enqueues the scripts of plugins that extend WooCommerce's cart and mini-cart, on pages with the plugin's blocks. */
interface ExtensionScripts {
	/** Registers and enqueues the scripts that extend the cart, with their data. */
	public function enqueue_for_cart(): void;

	/**
	 * Registers the scripts that extend the mini-cart, and passes their data to the page.
	 *
	 * @return list<non-empty-string> Handles of the scripts.
	 */
	public function for_mini_cart(): array;

	/** Adds the data to the inline part of the handle wc-settings, if WordPress's hook for it has run already. */
	public function add_data_late(): void;
}
