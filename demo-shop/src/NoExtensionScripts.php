<?php
/**
 * Implements a shop without scripts of other plugins.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\Shop\ExtensionScripts;

defined( 'ABSPATH' ) || exit;

/** Without WooCommerce there is no registry of plugins that extend the cart: they enqueue their scripts themselves. */
final class NoExtensionScripts implements ExtensionScripts {
	/** {@inheritDoc} */
	public function enqueue_for_cart(): void {
	}

	/** {@inheritDoc} */
	public function for_mini_cart(): array {
		return array();
	}

	/** {@inheritDoc} */
	public function add_data_late(): void {
	}
}
