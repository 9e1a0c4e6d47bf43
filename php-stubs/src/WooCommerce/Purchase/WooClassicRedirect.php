<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Where plugins and themes lead to after an order of the classic checkout: thank-you pages of their own, further offers. The
 * Store API asks nobody. A payment method with a part in WooCommerce's blocks leads by its answer to those.
 */
final class WooClassicRedirect {
	private const PAID = 'woocommerce_payment_successful_result';
	private const FREE = 'woocommerce_checkout_no_payment_needed_redirect';

	/** Actions to which a payment method with a part in WooCommerce's blocks listens. */
	private const OF_BLOCKS = array( 'woocommerce_blocks_payment_method_type_registration', 'woocommerce_rest_checkout_process_payment_with_context' );

	/** True once a payment method has been asked for the order of this request. */
	private bool $is_paid = false;

	public function register(): void {
		add_action( 'woocommerce_rest_checkout_process_payment_with_context', array( $this, 'note_payment' ), 1, 0 );
		// Before the answer is kept for a repetition of the order (Orders\Attempts\CheckoutGuard).
		add_filter( 'rest_request_after_callbacks', array( $this, 'apply' ), 5, 3 );
	}

	public function note_payment(): void {
		$this->is_paid = true;
	}

	/**
	 * Writes the address into the answer.
	 *
	 * @param mixed $response The answer.
	 * @param mixed $handler  Handler of the route.
	 * @return mixed The answer.
	 */
	public function apply( $response, $handler, \WP_REST_Request $request ) {
		if ( ! $response instanceof \WP_REST_Response || 'POST' !== $request->get_method() || 'checkout' !== RestRoute::of_store_api( $request->get_route() ) ) {
			return $response;
		}
		$is_paid       = $this->is_paid;
		$this->is_paid = false;
		$data          = $response->get_data();
		$payment       = is_array( $data ) ? (array) ( $data['payment_result'] ?? array() ) : array();
		$order         = is_array( $data ) && is_numeric( $data['order_id'] ?? null ) ? wc_get_order( (int) $data['order_id'] ) : null;
		if ( 'success' !== ( $payment['payment_status'] ?? '' ) || ! $order instanceof \WC_Order || ! ClassicSupport::is_active( 'checkout' ) ) {
			return $response;
		}
		$before = is_string( $payment['redirect_url'] ?? null ) ? $payment['redirect_url'] : '';
		$after  = $is_paid ? self::after_payment( $before, $order ) : self::asked( self::FREE, $before, $order );
		if ( is_string( $after ) && '' !== $after && $after !== $before ) {
			$data['payment_result'] = array( 'redirect_url' => $after ) + $payment;
			$response->set_data( $data );
		}
		return $response;
	}

	/**
	 * Returns the address after a payment.
	 *
	 * @return mixed
	 */
	private static function after_payment( string $before, \WC_Order $order ) {
		$result = array(
			'result'   => 'success',
			'redirect' => $before,
			'order_id' => $order->get_id(),
		);
		$after  = self::asked( self::PAID, $result, $order->get_id() );
		return is_array( $after ) ? $after['redirect'] ?? null : null;
	}

	/**
	 * Asks those that listen to a filter, without payment methods of WooCommerce's blocks.
	 *
	 * @param mixed $value What the filter is about.
	 * @param mixed $about The order, or its id.
	 * @return mixed The filtered value.
	 */
	private static function asked( string $filter, $value, $about ) {
		foreach ( Listeners::of( $filter, Listeners::sources( self::OF_BLOCKS ) ) as $listener ) {
			$value = call_user_func_array( $listener['callback'], array_slice( array( $value, $about ), 0, $listener['arguments'] ) );
		}
		return $value;
	}
}
