<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\WooCommerce\Blocks\Domain\Services\Hydration;
use Automattic\WooCommerce\Blocks\Package;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;
use StorefrontIslands\WooCommerce\Product\WooHiddenPrices;

defined( 'ABSPATH' ) || exit;

/** Returns the cart as the Store API answers it, without a request. */
final class WooPageCart {
	/**
	 * Returns the body of the answer. Hydration is three times as fast as rest_do_request(); its headers, with the
	 * Cart-Token, are not used.
	 *
	 * @return array<string, mixed>
	 */
	public static function read(): array {
		self::calculate_as_the_store_api();
		/**
		 * WooCommerce's container returns an instance of the requested class.
		 *
		 * @var Hydration $hydration
		 */
		$hydration = Package::container()->get( Hydration::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		$response  = $hydration->get_rest_api_response_data( '/wc/store/v1/cart' );
		// Reading may change the cart, as by removing a coupon. WooCommerce sends the new hash behind the page only, which
		// would say that it shows the cart before (Page\PageAge).
		if ( did_action( 'woocommerce_load_cart_from_session' ) > 0 ) {
			WC()->cart->maybe_set_cart_cookies();
		}
		return WooHiddenPrices::leave_out( WooStoreApi::plain( $response['body'] ?? array() ) );
	}

	/**
	 * Recalculates totals that this request has calculated for the classic checkout, when the cart was loaded or for a
	 * plugin. The Store API's route (since 9.2) keeps those totals. In a shop that hides rates until the address is
	 * known, they contain a delivery that the same answer does not offer.
	 */
	private static function calculate_as_the_store_api(): void {
		if ( 0 === did_action( 'woocommerce_after_calculate_totals' ) ) {
			return;
		}
		$cart = WC()->cart;
		// Absent before 9.2.
		if ( 'shortcode' === ( get_object_vars( $cart )['cart_context'] ?? '' ) ) {
			$cart->cart_context = 'store-api';
			$cart->calculate_totals();
		}
	}
}
