<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Asks woocommerce_update_cart_validation before a quantity is changed, as WooCommerce's classic cart does. Its Store API
 * asks nobody: a limit of a plugin would hold for the first piece only.
 */
final class WooClassicQuantities {
	private const FILTER = 'woocommerce_update_cart_validation';

	public static function register(): void {
		// Once a repeated change has been answered, and others of the visitor are over (Orders\Changes\ChangeGuard).
		add_filter( 'rest_dispatch_request', array( self::class, 'check' ), 20, 2 );
	}

	/**
	 * Refuses a quantity with the words of the plugin.
	 *
	 * @param mixed $response Response of other plugins.
	 * @return mixed The unchanged response, or an error.
	 */
	public static function check( $response, \WP_REST_Request $request ) {
		$key      = $request['key'];
		$quantity = $request['quantity'];
		if ( null !== $response || 'cart/update-item' !== RestRoute::of_store_api( $request->get_route() ) || ! is_string( $key ) || ! is_numeric( $quantity ) ) {
			return $response;
		}
		// The route loads the cart of a token itself, and later.
		if ( null !== $request->get_header( 'Cart-Token' ) || ! Listeners::exist( self::FILTER ) || ! ClassicSupport::is_active( 'cart' ) ) {
			return $response;
		}
		if ( 0 === did_action( 'woocommerce_load_cart_from_session' ) ) {
			wc_load_cart();
		}
		$item   = WC()->cart->get_cart()[ $key ] ?? null;
		$amount = wc_stock_amount( $quantity + 0 );
		// Nothing to ask for a quantity of zero, which the classic cart has a link for.
		if ( ! is_array( $item ) || $amount <= 0 || ( $item['quantity'] ?? null ) === $amount ) {
			return $response;
		}
		return self::refusal( $key, $item, $amount ) ?? $response;
	}

	/**
	 * Asks the plugins.
	 *
	 * @param array<array-key, mixed> $item   The line.
	 * @param float|int               $amount The new quantity.
	 */
	private static function refusal( string $key, array $item, $amount ): ?\WP_Error {
		$before = wc_get_notices();
		wc_clear_notices();
		$is_allowed = (bool) apply_filters( self::FILTER, true, $key, $item, $amount ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filter.
		$said       = array_column( wc_get_notices( 'error' ), 'notice' );
		wc_set_notices( $before );
		if ( $is_allowed ) {
			return null;
		}
		$product = $item['data'] ?? null;
		$name    = $product instanceof \WC_Product ? $product->get_name() : '';
		/* translators: %s: product name. */
		$usual = sprintf( __( 'The quantity of &quot;%s&quot; cannot be changed', 'storefront-islands' ), $name );
		$words = implode( ' ', array_filter( $said, 'is_string' ) );
		return new \WP_Error( 'storefront_islands_quantity', '' === $words ? $usual : wp_kses_post( $words ), array( 'status' => 400 ) );
	}
}
