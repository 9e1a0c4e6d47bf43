<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\StoreApi\Routes\V1\Checkout;
use StorefrontIslands\Page\Content\PrivateBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the method on which a plugin's fees may depend. WooCommerce keeps it in the session. The checkout preselects
 * the first available method, so a session without one gets it before the page's cart is calculated: totals are right
 * in the first HTML, and the script has nothing to send until the shopper chooses another method.
 */
final class WooChosenPaymentMethod {
	private const KEY = 'chosen_payment_method';

	/** Registers the hook that runs before the page's cart is calculated. */
	public static function register(): void {
		add_action( 'wp', array( self::class, 'preselect' ) );
	}

	/**
	 * Returns the id of the method in the session: '' for none, null if WooCommerce (before 9.8) takes no choices before
	 * the order.
	 */
	public static function current(): ?string {
		return ( new \ReflectionClass( Checkout::class ) )->hasMethod( 'get_route_update_response' ) ? self::stored() : null;
	}

	/** Sets the first available method on a page with the checkout, if the session has none that is available. */
	public static function preselect(): void {
		if ( ! self::is_on_page() || null === self::current() ) {
			return;
		}
		// Without a cart, as in a preview of the page, WooCommerce has started no session either.
		if ( 0 === did_action( 'woocommerce_load_cart_from_session' ) || WC()->cart->is_empty() ) {
			return;
		}
		$available = WC()->payment_gateways()->get_available_payment_gateways();
		$offered   = array_map( 'strval', array_values( array_intersect( WooGatewayOrder::ids(), array_keys( $available ) ) ) );
		if ( array() !== $offered && ! in_array( self::stored(), $offered, true ) ) {
			WC()->session->set( self::KEY, $offered[0] );
		}
	}

	/** True on a page with the checkout, also where it stands in place of WooCommerce's. */
	private static function is_on_page(): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof \WP_Post && ( new PrivateBlocks( array( 'storefront-islands/checkout' ) ) )->in_post( $post );
	}

	/** Returns the id in the session. */
	private static function stored(): string {
		$stored = null === WC()->session ? '' : WC()->session->get( self::KEY );
		return is_string( $stored ) ? $stored : '';
	}
}
