<?php
/**
 * A shop that knows of no other plugins' scripts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Where WooCommerce is not the shop nobody keeps a register of plugins that extend it: they enqueue their scripts themselves. */
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
