<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Automattic\WooCommerce\StoreApi\Utilities\QuantityLimits;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Shop\CartPost;

defined( 'ABSPATH' ) || exit;

/**
 * Hands the cart's form to WooCommerce's own handlers. WC_Form_Handler::update_cart_action() (quantities, coupons,
 * removal) runs on any page; this class only prepares what it reads from the address or does not check, and redirects
 * where it does not. WC_Shortcode_Cart::calculate_shipping() runs in the shortcode only, and for a rate there is but the
 * route of the Store API: both are called here.
 */
final class WooCartForm {
	public static function register(): void {
		// Before the limiter of coupon codes, at 19, and WooCommerce's handler, at 20.
		add_action( 'wp_loaded', array( self::class, 'take' ), 18 );
	}

	/** Takes the form of the current request, if it is one. */
	public static function take(): void {
		$post = CartPost::of_this_request();
		if ( null === $post || null === WC()->cart || null === WC()->session ) {
			return;
		}
		if ( ! $post->is_trusted() ) {
			remove_action( 'wp_loaded', array( 'WC_Form_Handler', 'update_cart_action' ), 20 );
			wc_add_notice( esc_html( CartPost::refusal() ), 'error' );
			return;
		}
		nocache_headers();
		wc_maybe_define_constant( 'WOOCOMMERCE_CART', true );
		$_REQUEST[ CartPost::NONCE_FIELD ] = wp_create_nonce( CartPost::NONCE );
		// WooCommerce leads back to another page only, and would end the request before it has seen all of the form; to the
		// cart page from any page before 9.0.
		$_REQUEST['_wp_http_referer'] = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared by wp_get_referer().
		add_filter( 'woocommerce_get_cart_url', array( $post, 'target' ) );
		$quantities = self::prepare_quantities( $post );
		self::prepare_buttons( $post );
		if ( ! self::set_address( $post ) ) {
			self::select_rates( $post );
		}
		add_filter( 'woocommerce_update_cart_validation', array( self::class, 'is_within_limits' ), 20, 4 );
		if ( version_compare( WC()->version, '9.0', '<' ) && '' !== $post->text( 'remove_item' ) ) {
			self::set_quantities( $quantities );
		}
		$redirect = static function () use ( $post ): void {
			wp_safe_redirect( $post->target() );
			exit;
		};
		add_action( 'wp_loaded', $redirect, 21 );
	}

	/**
	 * Gives WooCommerce the quantities that differ: plus and minus counted in, with a point and without a sign.
	 *
	 * @return array<array-key, float> The same by the keys of their items.
	 */
	private static function prepare_quantities( CartPost $post ): array {
		$current = array();
		foreach ( WC()->cart->get_cart() as $key => $item ) {
			$quantity        = is_array( $item ) ? $item['quantity'] ?? 0 : 0;
			$current[ $key ] = is_numeric( $quantity ) ? (float) $quantity : 0.0;
		}
		$quantities = array();
		foreach ( $post->quantities( $current ) as $key => $quantity ) {
			if ( null === $quantity ) {
				wc_add_notice( esc_html__( 'Please enter a number.', 'storefront-islands' ), 'error' );
			} else {
				$quantities[ $key ] = $quantity;
			}
		}
		$_POST['cart'] = array_map( static fn( float $quantity ): array => array( 'qty' => Quantity::value( $quantity ) ), $quantities );
		return $quantities;
	}

	/**
	 * Sets quantities as WooCommerce would, which before 9.0 ends the request once it has removed something.
	 *
	 * @param array<array-key, float> $quantities Quantities by the keys of their items.
	 */
	private static function set_quantities( array $quantities ): void {
		$cart = WC()->cart;
		foreach ( $quantities as $key => $quantity ) {
			$item = $cart->get_cart_item( (string) $key );
			if ( array() !== $item && false !== apply_filters( 'woocommerce_update_cart_validation', true, $key, $item, $quantity ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
				$cart->set_quantity( (string) $key, wc_stock_amount( $quantity ), false ); // @phpstan-ignore argument.type (fractions are sold, too)
			}
		}
	}

	/** Lets WooCommerce find buttons where it looks for them, and a code that was typed and sent by another button. */
	private static function prepare_buttons( CartPost $post ): void {
		$removed = $post->text( 'remove_item' );
		$coupon  = $post->text( 'remove_coupon' );
		$undone  = $post->text( 'undo_item' );
		if ( '' !== $removed ) {
			$_GET['remove_item'] = wp_slash( $removed );
		} elseif ( '' !== $coupon ) {
			$_GET['remove_coupon'] = wp_slash( rawurlencode( $coupon ) );
			/* translators: %s: coupon code. */
			wc_add_notice( esc_html( sprintf( __( 'Coupon “%s” removed.', 'storefront-islands' ), $coupon ) ) );
		} elseif ( '' !== $undone ) {
			try {
				WooRestoredItems::restore( array( 'restore' => $undone ) );
			} catch ( RouteException $error ) {
				wc_add_notice( esc_html( $error->getMessage() ), 'error' );
			}
		} elseif ( '' !== $post->text( 'coupon_code' ) ) {
			$_POST['apply_coupon']    = '1';
			$_REQUEST['apply_coupon'] = '1';
		}
	}

	/** Has WooCommerce calculate the shipping for an address that differs; false if none does. */
	private static function set_address( CartPost $post ): bool {
		$customer = WC()->customer;
		$known    = array(
			'country'  => $customer->get_shipping_country(),
			'state'    => $customer->get_shipping_state(),
			'city'     => $customer->get_shipping_city(),
			'postcode' => $customer->get_shipping_postcode(),
		);
		$address  = $post->address( $known );
		if ( null === $address ) {
			return false;
		}
		// A postcode that only the country before had, which the visitor was shown.
		if ( $known['country'] !== $address['country'] && ! \WC_Validation::is_postcode( wc_format_postcode( $address['postcode'], $address['country'] ), $address['country'] ) ) {
			$address['postcode'] = '';
		}
		foreach ( $address as $name => $value ) {
			$_POST[ "calc_shipping_$name" ] = wp_slash( $value );
		}
		\WC_Shortcode_Cart::calculate_shipping();
		WC()->cart->calculate_totals();
		return true;
	}

	/** Selects the rates that differ. */
	private static function select_rates( CartPost $post ): void {
		$chosen = WC()->session->get( 'chosen_shipping_methods' );
		$chosen = is_array( $chosen ) ? $chosen : array();
		foreach ( $post->texts( 'shipping_method' ) as $package => $rate ) {
			if ( '' === $rate || ( $chosen[ $package ] ?? '' ) === $rate ) {
				continue;
			}
			$request = new \WP_REST_Request( 'POST', '/wc/store/v1/cart/select-shipping-rate' );
			$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
			$request->set_body_params(
				array(
					'package_id' => $package,
					'rate_id'    => $rate,
				)
			);
			$error = rest_do_request( $request )->as_error();
			if ( $error instanceof \WP_Error ) {
				wc_add_notice( $error->get_error_message(), 'error' );
			}
		}
	}

	/**
	 * Holds the limits of the Store API, which the field shows and WooCommerce's form does not know. Zero removes.
	 *
	 * @param mixed $passed   False if another plugin refuses the quantity, which has said why.
	 * @param mixed $key      Key of the item.
	 * @param mixed $item     Item of the cart.
	 * @param mixed $quantity New quantity.
	 * @return mixed
	 */
	public static function is_within_limits( $passed, $key, $item, $quantity ) {
		if ( ! (bool) $passed || ! is_array( $item ) || ! is_numeric( $quantity ) || $quantity <= 0 ) {
			return $passed;
		}
		$checked = ( new QuantityLimits() )->validate_cart_item_quantity( $quantity + 0, $item );
		if ( is_wp_error( $checked ) ) {
			wc_add_notice( $checked->get_error_message(), 'error' );
			return false;
		}
		return $passed;
	}
}
