<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Shipping\PickupLocation;

defined( 'ABSPATH' ) || exit;

/**
 * Enables local pickup on pages with the plugin's blocks. WooCommerce offers its pickup locations only if its own
 * checkout block is on the checkout page.
 */
final class WooPickup {
	/** Pages that WooCommerce checks, by their name, with the plugin's blocks for them. */
	private const PAGES = array(
		'cart'     => 'storefront-islands/cart',
		'checkout' => 'storefront-islands/checkout',
	);

	/** Registers the hook that adds the method when WooCommerce loads its shipping methods. */
	public function register(): void {
		add_action( 'woocommerce_load_shipping_methods', array( $this, 'offer' ) );
	}

	/** Registers the method. Its own setting enables it; a second registration replaces the first. */
	public function offer(): void {
		if ( $this->stands_on_a_page() && class_exists( PickupLocation::class ) ) {
			WC()->shipping()->register_shipping_method( new PickupLocation() );
		}
	}

	/** True if one of the plugin's blocks is on the shop's cart or checkout page. */
	private function stands_on_a_page(): bool {
		foreach ( self::PAGES as $page => $block ) {
			$id = wc_get_page_id( $page );
			if ( $id > 0 && has_block( $block, $id ) ) {
				return true;
			}
		}
		return false;
	}
}
