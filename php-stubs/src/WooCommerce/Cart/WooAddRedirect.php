<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Shop\AddRedirect;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a form that has added in place where plugins and the theme lead to, as WooCommerce's handler asks them
 * (WC_Form_Handler::add_to_cart_action()): with the message that the product was added, which the page shows that they
 * lead to, and which some of them take away.
 */
final class WooAddRedirect {
	public static function register(): void {
		// Before WooAddRequest takes the form's fields out of $_POST again.
		add_filter( 'rest_request_after_callbacks', array( self::class, 'tell' ), 5, 3 );
	}

	/**
	 * Tells it in the cart.
	 *
	 * @param mixed $response The response.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The response.
	 */
	public static function tell( $response, $handler, \WP_REST_Request $request ) {
		if ( ! self::is_asked( $request ) || ! $response instanceof \WP_REST_Response || ! self::has_added( $response ) ) {
			return $response;
		}
		$cart = $response->get_data();
		$url  = self::url();
		if ( is_array( $cart ) && '' !== $url ) {
			$response->set_data( AddRedirect::with( $cart, $url ) );
		}
		return $response;
	}

	private static function is_asked( \WP_REST_Request $request ): bool {
		return isset( $request[ AddRedirect::FIELD ] ) && 'cart/add-item' === RestRoute::of_store_api( $request->get_route() ) && null !== $request->get_header( 'Idempotency-Key' );
	}

	/** False for a repeated request (Orders\Changes\ChangeGuard), of which nobody is told twice. */
	private static function has_added( \WP_REST_Response $response ): bool {
		return ! $response->is_error() && ! isset( $response->get_headers()['Idempotency-Replayed'] );
	}

	/** Returns a page of this site, or of one that it allows; empty if nothing leads on. */
	private static function url(): string {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- The route has checked the nonce.
		$product = wc_get_product( is_numeric( $_REQUEST['add-to-cart'] ?? '' ) ? absint( $_REQUEST['add-to-cart'] ) : 0 );
		$pieces  = is_numeric( $_REQUEST['quantity'] ?? '' ) ? (float) $_REQUEST['quantity'] : 1.0;
		// phpcs:enable
		if ( ! $product instanceof \WC_Product || 0 < wc_notice_count( 'error' ) ) {
			return '';
		}
		$notices = wc_get_notices();
		wc_add_to_cart_message( array( $product->get_id() => wc_stock_amount( $pieces ) ), true );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$url = apply_filters( 'woocommerce_add_to_cart_redirect', false, $product );
		$url = is_string( $url ) ? wp_validate_redirect( wp_sanitize_redirect( $url ), '' ) : '';
		if ( '' === $url ) {
			wc_set_notices( $notices );
		}
		return $url;
	}
}
