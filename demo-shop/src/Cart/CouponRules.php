<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Settings\Coupon;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Applies and removes coupons, and finds those that are no longer valid. */
final class CouponRules {
	private ShopSettings $settings;

	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * @throws ShopError With woocommerce_rest_cart_coupon_error if it may not be used.
	 */
	public function apply( Cart $cart, string $code ): void {
		$coupon = $this->settings->coupon( $code );
		if ( null === $coupon ) {
			self::not_found( $code );
			/* translators: %s: coupon code */
			throw self::refusal( sprintf( __( 'Coupon &quot;%s&quot; cannot be applied because it does not exist.', 'storefront-islands' ), esc_html( $code ) ) );
		}
		if ( in_array( $coupon->code, $cart->coupons, true ) ) {
			/* translators: %s: coupon code */
			throw self::refusal( sprintf( __( 'Coupon code &quot;%s&quot; has already been applied.', 'storefront-islands' ), esc_html( $coupon->code ) ) );
		}
		$problem = $this->problem( $coupon, $cart );
		if ( null !== $problem ) {
			throw self::refusal( $problem );
		}
		$cart->coupons[] = $coupon->code;
	}

	/**
	 * @throws ShopError With woocommerce_rest_cart_coupon_error if the shop has no coupon with that code, with
	 * woocommerce_rest_cart_coupon_invalid_code, 409, if it is not applied.
	 */
	public function remove( Cart $cart, string $code ): void {
		$code = strtolower( trim( $code ) );
		if ( null === $this->settings->coupon( $code ) ) {
			self::not_found( $code );
			throw new ShopError( 'woocommerce_rest_cart_coupon_error', __( 'Invalid coupon code.', 'storefront-islands' ) );
		}
		if ( ! in_array( $code, $cart->coupons, true ) ) {
			throw new ShopError( 'woocommerce_rest_cart_coupon_invalid_code', __( 'Coupon cannot be removed because it is not already applied to the cart.', 'storefront-islands' ), 409 );
		}
		$cart->coupons = array_values( array_diff( $cart->coupons, array( $code ) ) );
	}

	/**
	 * Removes the coupons that are no longer valid for the cart.
	 *
	 * @return list<string> Reason for each removed coupon.
	 */
	public function remove_unfit( Cart $cart ): array {
		$messages = array();
		foreach ( $cart->coupons as $code ) {
			$coupon  = $this->settings->coupon( $code );
			/* translators: %s: coupon code */
			$problem = null === $coupon ? sprintf( __( 'Coupon &quot;%s&quot; cannot be applied because it does not exist.', 'storefront-islands' ), esc_html( $code ) ) : $this->problem( $coupon, $cart );
			if ( null !== $problem ) {
				$cart->coupons = array_values( array_diff( $cart->coupons, array( $code ) ) );
				/* translators: 1: coupon code, 2: reason */
				$messages[] = sprintf( __( 'The &quot;%1$s&quot; coupon has been removed from your cart: %2$s', 'storefront-islands' ), esc_html( $code ), $problem );
			}
		}
		return $messages;
	}

	/** Returns the reason why a coupon is not valid for a cart, HTML-encoded; null if it is valid. */
	private function problem( Coupon $coupon, Cart $cart ): ?string {
		if ( $coupon->is_expired( time() ) ) {
			/* translators: %s: coupon code */
			return sprintf( __( 'Coupon &quot;%s&quot; has expired.', 'storefront-islands' ), esc_html( $coupon->code ) );
		}
		if ( $cart->subtotal() < $coupon->minimum_amount ) {
			/* translators: 1: coupon code, 2: amount of money */
			return sprintf( __( 'The minimum spend for coupon &quot;%1$s&quot; is %2$s.', 'storefront-islands' ), esc_html( $coupon->code ), esc_html( $this->settings->currency()->format( $coupon->minimum_amount ) ) );
		}
		return null;
	}

	/** Tells the plugin of a code that the shop has no coupon for. */
	private static function not_found( string $code ): void {
		do_action( 'storefront_islands_coupon_not_found', $code );
	}

	private static function refusal( string $message ): ShopError {
		return new ShopError( 'woocommerce_rest_cart_coupon_error', $message );
	}
}
