<?php
/**
 * Pickup places on WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use Automattic\WooCommerce\Blocks\Shipping\PickupLocation;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce offers its pickup places only where its own checkout block stands on the checkout page. A page of ours in
 * that place must not take them from the shop's visitors.
 */
final class WooPickup {
	/** The pages that decide, as WooCommerce names them, and our blocks that stand there. */
	private const PAGES = array(
		'cart'     => 'storefront-islands/cart',
		'checkout' => 'storefront-islands/checkout',
	);

	/** Offers the places whenever WooCommerce gathers its shipping methods. */
	public function register(): void {
		add_action( 'woocommerce_load_shipping_methods', array( $this, 'offer' ) );
	}

	/** Registers the method; whether it is enabled is its own setting, and a second registration replaces the first. */
	public function offer(): void {
		if ( $this->stands_on_a_page() && class_exists( PickupLocation::class ) ) {
			WC()->shipping()->register_shipping_method( new PickupLocation() );
		}
	}

	/** Whether one of our blocks is the shop's cart or checkout. */
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
