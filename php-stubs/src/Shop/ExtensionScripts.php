<?php
/**
 * Scripts of other plugins.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Who puts the scripts of plugins that extend WooCommerce's cart and mini-cart on a page with ours. */
interface ExtensionScripts {
	/** Registers and enqueues the scripts that extend the cart, with their data. */
	public function enqueue_for_cart(): void;

	/**
	 * The scripts that extend the mini-cart, registered, their data handed over.
	 *
	 * @return list<non-empty-string> Their handles.
	 */
	public function for_mini_cart(): array;

	/** Puts the data into the inline part of the handle wc-settings, where it is too late for WordPress's own time to do so. */
	public function add_data_late(): void;
}
