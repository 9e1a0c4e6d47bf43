<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses coupon codes in WooCommerce's requests outside of the Store API, each in its own way: the form of the classic
 * cart, the AJAX request of its scripts, by either address, and links to the checkout.
 */
final class WooCouponRequests {
	/** AJAX actions, by WooCommerce's address and by WordPress's. */
	private const AJAX = array( 'wc_ajax_apply_coupon', 'wp_ajax_woocommerce_apply_coupon', 'wp_ajax_nopriv_woocommerce_apply_coupon' );

	private CouponLimiter $limiter;

	public function __construct( CouponLimiter $limiter ) {
		$this->limiter = $limiter;
	}

	public function register(): void {
		// Before WooCommerce processes the form, at priority 20, and the others, at 10.
		add_action( 'wp_loaded', array( $this, 'refuse_form' ), 19 );
		add_action( 'template_redirect', array( $this, 'refuse_checkout_link' ), 9 );
		foreach ( self::AJAX as $action ) {
			add_action( $action, array( $this, 'refuse_ajax' ), 1 );
		}
	}

	/** Refuses the form: WooCommerce shows the page with the notice. */
	public function refuse_form(): void {
		if ( ! empty( $_POST['apply_coupon'] ) && ! empty( $_POST['coupon_code'] ) && $this->is_refused() ) { // phpcs:ignore WordPress.Security.NonceVerification -- only refused here.
			unset( $_POST['apply_coupon'], $_REQUEST['apply_coupon'] ); // phpcs:ignore WordPress.Security.NonceVerification -- only refused here.
		}
	}

	/** Takes the code off a link to the checkout: WooCommerce fills the cart and shows the notice there. */
	public function refuse_checkout_link(): void {
		if ( (bool) get_query_var( 'checkout-link' ) && ! empty( $_GET['coupon'] ) && $this->is_refused() ) { // phpcs:ignore WordPress.Security.NonceVerification -- only refused here.
			unset( $_GET['coupon'] ); // phpcs:ignore WordPress.Security.NonceVerification -- only refused here.
		}
	}

	/** Refuses the request of WooCommerce's classic scripts, which show the HTML of the response. */
	public function refuse_ajax(): void {
		if ( $this->is_refused() ) {
			wc_print_notices();
			wp_die();
		}
	}

	/** True if the visitor must wait, who is then told by a notice. */
	private function is_refused(): bool {
		$wait = function_exists( 'wc_add_notice' ) ? $this->limiter->seconds_to_wait() : 0;
		if ( $wait > 0 ) {
			header( "Retry-After: $wait" );
			wc_add_notice( esc_html( CouponGuard::message( $wait ) ), 'error' );
		}
		return $wait > 0;
	}
}
