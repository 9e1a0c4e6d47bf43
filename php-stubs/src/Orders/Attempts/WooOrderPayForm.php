<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\StoredResponse;
use StorefrontIslands\Orders\Requests\WooForm;

defined( 'ABSPATH' ) || exit;

/**
 * Form on WooCommerce's order-pay page: one payment of an order at a time, and a repeated form gets the redirect of the
 * first.
 */
final class WooOrderPayForm {
	private CurrentAttempt $current;
	private OrderGate $gate;
	private RecentAnswers $recent;
	private WooForm $form;

	/** Order that is paid; 0 for none. */
	private int $order_id = 0;

	public function __construct( CurrentAttempt $current, OrderGate $gate, RecentAnswers $recent ) {
		$this->current = $current;
		$this->gate    = $gate;
		$this->recent  = $recent;
		$this->form    = new WooForm( 'woocommerce-pay-nonce', 'woocommerce-pay' );
	}

	public function register(): void {
		// WooCommerce processes the form at priority 20.
		add_action( 'wp', array( $this, 'begin' ), 19 );
		add_action( 'woocommerce_before_pay_action', array( $this, 'payment_started' ), PHP_INT_MAX );
		add_filter( 'woocommerce_payment_successful_result', array( $this, 'succeeded' ), PHP_INT_MAX );
		add_action( 'shutdown', array( $this, 'finish' ), 90 );
	}

	/** Runs before the form is processed: answers a repeated one, and refuses one that must not be processed now. */
	public function begin(): void {
		$id       = get_query_var( 'order-pay' );
		$order_id = is_scalar( $id ) ? absint( $id ) : 0;
		if ( ! isset( $_POST['woocommerce_pay'] ) || 0 === $order_id || ! $this->form->has_valid_nonce() ) { // phpcs:ignore WordPress.Security.NonceVerification -- verified here.
			return;
		}
		// Before its lock: anybody knows the number of an order.
		if ( ! self::has_key_of( $order_id ) ) {
			return;
		}
		$state = $this->gate->state( $order_id );
		if ( OrderGate::FREE !== $state ) {
			self::refuse( OrderGate::UNCERTAIN === $state ? ErrorResponse::uncertain_message( $this->gate->order_id() ) : ErrorResponse::running_message() );
			return;
		}
		$this->repeat( $order_id );
		$wait = $this->current->seconds_to_wait( $order_id, WooForm::payment_method() );
		if ( $wait > 0 ) {
			WooForm::send_retry_after( $wait );
			self::refuse( ErrorResponse::limited_message( $wait ) );
			return;
		}
		$this->order_id = $order_id;
		$this->current->begin( $this->form->fingerprint() );
	}

	/** Makes WooCommerce show the page again, with a notice. */
	private static function refuse( string $message ): void {
		// Without this field WooCommerce does not process the form.
		unset( $_POST['woocommerce_pay'] ); // phpcs:ignore WordPress.Security.NonceVerification -- verified by the caller.
		wc_add_notice( esc_html( $message ), 'error' );
	}

	/** Runs before payment: from here on its result is unknown until the request ends. */
	public function payment_started(): void {
		if ( $this->order_id > 0 && ! $this->current->payment_started( $this->order_id ) ) {
			wc_add_notice( esc_html( ErrorResponse::running_message() ), 'error' );
			// WooCommerce catches no exception here.
			wp_safe_redirect( remove_query_arg( '_wpnonce' ) );
			exit;
		}
	}

	/**
	 * Records the redirect of a payment.
	 *
	 * @param mixed $result Result of the payment method.
	 * @return mixed The result.
	 */
	public function succeeded( $result ) {
		if ( $this->order_id > 0 && is_array( $result ) && is_string( $result['redirect'] ?? null ) ) {
			$stored = new StoredResponse( 302, (string) wp_json_encode( $result['redirect'] ) );
			$this->recent->remember( UncertainPayments::of_order( $this->order_id ), $this->form->fingerprint(), '', $stored );
			$this->current->finish( $stored, 302 );
			$this->order_id = 0;
		}
		return $result;
	}

	/** Runs at the end of the request. A form that was answered without success was refused. */
	public function finish(): void {
		if ( $this->order_id > 0 ) {
			$status = http_response_code();
			$this->current->finish( null, is_int( $status ) ? $status : 200 );
			$this->order_id = 0;
		}
	}

	/** Sends the redirect of the first form, if this is a repetition, and ends the request. */
	private function repeat( int $order_id ): void {
		$known    = $this->recent->find( UncertainPayments::of_order( $order_id ), $this->form->fingerprint(), '' );
		$redirect = null === $known ? null : json_decode( $known->json() );
		if ( is_string( $redirect ) ) {
			// The address is the payment method's, which may be on another site.
			wp_redirect( $redirect ); // phpcs:ignore WordPress.Security.SafeRedirect
			exit;
		}
	}

	/** True if the request has the order's key. */
	private static function has_key_of( int $order_id ): bool {
		$order = wc_get_order( $order_id );
		$key   = $_GET['key'] ?? ''; // phpcs:ignore WordPress.Security -- only compared.
		return $order instanceof \WC_Order && is_string( $key ) && '' !== $key && hash_equals( $order->get_order_key(), $key );
	}
}
