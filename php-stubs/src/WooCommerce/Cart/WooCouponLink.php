<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the coupon of a link, such as /shop/?coupon=WELCOME10 in a newsletter. If the cart does not qualify yet, the
 * coupon waits in the visitor's session until it does. The visitor is told in either case, and why a coupon is refused.
 *
 * Filter `storefront_islands_coupon_argument`: name of the URL argument; empty to turn links off, for shops with a
 * plugin that has links of its own.
 */
final class WooCouponLink {
	/** Key in the session of a coupon that waits. */
	private const WAITING = 'storefront_islands_waiting_coupon';

	/** Reasons that another cart may end: minimum and maximum amount, products, categories, products on sale. */
	private const OF_CART = array(
		\WC_Coupon::E_WC_COUPON_MIN_SPEND_LIMIT_NOT_MET,
		\WC_Coupon::E_WC_COUPON_MAX_SPEND_LIMIT_MET,
		\WC_Coupon::E_WC_COUPON_NOT_APPLICABLE,
		\WC_Coupon::E_WC_COUPON_EXCLUDED_PRODUCTS,
		\WC_Coupon::E_WC_COUPON_EXCLUDED_CATEGORIES,
		\WC_Coupon::E_WC_COUPON_NOT_VALID_SALE_ITEMS,
	);

	public static function register(): void {
		// After WooCommerce's own forms and links have changed the cart, and before anything redirects.
		add_action( 'template_redirect', array( self::class, 'follow' ), 5 );
		add_action( 'woocommerce_after_calculate_totals', array( self::class, 'apply_waiting' ), 100 );
	}

	/** Takes the coupon of the current address, and leads to the same page without it. */
	public static function follow(): void {
		$argument = apply_filters( 'storefront_islands_coupon_argument', 'coupon' );
		// phpcs:ignore WordPress.Security -- A link in a newsletter has no nonce; it only applies a coupon, which the visitor could type. Sanitized below.
		$given = is_string( $argument ) && '' !== $argument && array() === $_POST ? $_GET[ $argument ] ?? null : null;
		// A link to the checkout has a coupon of its own, which WooCommerce applies.
		if ( ! is_string( $given ) || (bool) get_query_var( 'checkout-link' ) || null === WC()->cart || ! wc_coupons_enabled() ) {
			return;
		}
		$code = wc_format_coupon_code( sanitize_text_field( wp_unslash( $given ) ) );
		if ( '' !== $code ) {
			self::take( $code );
		}
		nocache_headers();
		wp_safe_redirect( remove_query_arg( (string) $argument ) );
		exit;
	}

	/** Applies a coupon, lets it wait or refuses it, with a message. */
	private static function take( string $code ): void {
		// The totals of the session may be older than a price; a minimum or maximum amount is compared with them.
		WC()->cart->calculate_totals();
		if ( WC()->cart->has_discount( $code ) ) {
			return;
		}
		// A guest has no session before the first product; another class in its place keeps its own.
		if ( WC()->session instanceof \WC_Session_Handler && ! WC()->session->has_session() ) {
			WC()->session->set_customer_session_cookie( true );
		}
		/**
		 * Filters why no coupon is taken from a link, before it is looked up.
		 *
		 * @param string $reason Text for the visitor; empty to take it.
		 */
		$reason = apply_filters( 'storefront_islands_coupon_link_refusal', '' );
		if ( is_string( $reason ) && '' !== $reason ) {
			wc_add_notice( esc_html( $reason ), 'error' );
			return;
		}
		$refusal = self::refusal( $code );
		if ( null !== $refusal && ! $refusal['is_of_cart'] ) {
			wc_add_notice( $refusal['message'], 'error' );
			return;
		}
		// WooCommerce finds nothing wrong with most coupons while the cart is empty, although none can be used yet.
		if ( null === $refusal && ! WC()->cart->is_empty() ) {
			WC()->session->set( self::WAITING, null );
			WC()->cart->apply_coupon( $code );
			return;
		}
		WC()->session->set( self::WAITING, $code );
		/* translators: %s: code of the coupon. */
		$kept = sprintf( __( 'The coupon “%s” is kept for you and is applied as soon as your cart qualifies.', 'storefront-islands' ), $code );
		wc_add_notice( esc_html( $kept ) . ( null === $refusal || WC()->cart->is_empty() ? '' : ' ' . $refusal['message'] ), 'notice' );
	}

	/** Applies the coupon that waits if the cart qualifies now; forgets it if it has become invalid. */
	public static function apply_waiting(): void {
		$code = null === WC()->session ? null : WC()->session->get( self::WAITING );
		if ( ! is_string( $code ) || WC()->cart->is_empty() ) {
			return;
		}
		$refusal = self::refusal( $code );
		if ( null !== $refusal && $refusal['is_of_cart'] ) {
			return;
		}
		// Before it is applied, which calculates the totals again.
		WC()->session->set( self::WAITING, null );
		if ( null === $refusal && ! WC()->cart->has_discount( $code ) ) {
			WC()->cart->apply_coupon( $code );
		}
	}

	/**
	 * Returns why the cart cannot have a coupon; null if it can.
	 *
	 * @return array{is_of_cart: bool, message: string}|null True if another cart could have it; message: HTML.
	 */
	private static function refusal( string $code ): ?array {
		$reason = 0;
		$keep   = static function ( $message, $code ) use ( &$reason ) {
			$reason = is_numeric( $code ) ? (int) $code : 0;
			return $message;
		};
		add_filter( 'woocommerce_coupon_error', $keep, 10, 2 );
		try {
			$valid = ( new \WC_Discounts( WC()->cart ) )->is_coupon_valid( new \WC_Coupon( $code ) );
		} catch ( \Exception $error ) {
			// It is deleted, while an object cache still has the id of its code.
			$valid = new \WP_Error( 'deleted', $error->getMessage() );
		}
		remove_filter( 'woocommerce_coupon_error', $keep );
		return is_wp_error( $valid ) ? array(
			'is_of_cart' => in_array( $reason, self::OF_CART, true ),
			'message'    => $valid->get_error_message(),
		) : null;
	}
}
