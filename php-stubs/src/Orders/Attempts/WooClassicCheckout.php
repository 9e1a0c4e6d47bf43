<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\StoredResponse;
use StorefrontIslands\Orders\Requests\WooForm;

defined( 'ABSPATH' ) || exit;

/**
 * Classic checkout (`?wc-ajax=checkout`, or the form without JavaScript), and other plugins that call
 * WC_Checkout::process_checkout(): one order of a visitor at a time, and a repeated form gets the answer of the first.
 */
final class WooClassicCheckout {
	private CurrentAttempt $current;
	private OrderGate $gate;
	private RecentAnswers $recent;
	private WooForm $form;
	private CheckoutEvents $shop;

	/** Hash of the form that is processed; empty for none. */
	private string $fingerprint = '';

	public function __construct( CurrentAttempt $current, OrderGate $gate, RecentAnswers $recent, CheckoutEvents $shop ) {
		$this->current = $current;
		$this->gate    = $gate;
		$this->recent  = $recent;
		$this->form    = new WooForm( 'woocommerce-process-checkout-nonce', 'woocommerce-process_checkout' );
		$this->shop    = $shop;
	}

	public function register(): void {
		// WooCommerce answers the form of an empty cart at priority 20.
		add_action( 'wp_loaded', array( $this, 'repeat_form' ), 19 );
		add_action( 'woocommerce_before_checkout_process', array( $this, 'begin' ), PHP_INT_MIN );
		// Last, so that only payment is left.
		add_action( 'woocommerce_checkout_order_processed', array( $this, 'payment_started' ), PHP_INT_MAX );
		add_filter( 'woocommerce_payment_successful_result', array( $this, 'succeeded' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( $this, 'succeeded_without_payment' ), PHP_INT_MAX );
		add_action( 'shutdown', array( $this, 'finish' ), 90 );
	}

	/** Answers a repeated form of a browser without JavaScript, whose cart is empty by now. */
	public function repeat_form(): void {
		if ( ! isset( $_POST['woocommerce_checkout_place_order'] ) || ! $this->form->has_valid_nonce() ) { // phpcs:ignore WordPress.Security.NonceVerification -- verified here.
			return;
		}
		if ( OrderGate::FREE === $this->gate->state( 0 ) ) {
			$this->repeat();
		}
	}

	/**
	 * Runs before the form is processed: answers a repeated one, and refuses one that must not be processed now.
	 *
	 * @throws \Exception With the message for the shopper.
	 */
	public function begin(): void {
		switch ( $this->gate->state( 0 ) ) {
			case OrderGate::UNCERTAIN:
				throw new \Exception( esc_html( ErrorResponse::uncertain_message( $this->gate->order_id() ) ) );
			case OrderGate::PLACED:
				throw new \Exception( esc_html( ErrorResponse::placed_message( $this->gate->order_id() ) ) );
			case OrderGate::RUNNING:
				throw new \Exception( esc_html( ErrorResponse::running_message() ) );
		}
		$this->repeat();
		$wait = $this->current->seconds_to_wait( 0, WooForm::payment_method() );
		if ( $wait > 0 ) {
			WooForm::send_retry_after( $wait );
			throw new \Exception( esc_html( ErrorResponse::limited_message( $wait ) ) );
		}
		$this->fingerprint = $this->form->fingerprint();
		$this->current->begin( $this->fingerprint );
	}

	/**
	 * Runs before payment.
	 *
	 * @param mixed $order_id Id of the order.
	 * @throws \Exception If another process of the visitor has gone on.
	 */
	public function payment_started( $order_id ): void {
		if ( '' !== $this->fingerprint && is_numeric( $order_id ) && ! $this->current->payment_started( (int) $order_id ) ) {
			throw new \Exception( esc_html( ErrorResponse::running_message() ) );
		}
	}

	/**
	 * Records the answer of a payment.
	 *
	 * @param mixed $result   Result of the payment method.
	 * @param mixed $order_id Id of the order.
	 * @return mixed The result.
	 */
	public function succeeded( $result, $order_id ) {
		if ( is_array( $result ) && is_numeric( $order_id ) ) {
			$this->remember( $result + array( 'order_id' => (int) $order_id ) );
		}
		return $result;
	}

	/**
	 * Records the answer of an order that needs no payment.
	 *
	 * @param mixed $url Address of the next page.
	 * @return mixed The address.
	 */
	public function succeeded_without_payment( $url ) {
		$this->remember(
			array(
				'result'   => 'success',
				'redirect' => $url,
			)
		);
		return $url;
	}

	/** Runs at the end of the request. A form that was answered without success was refused. */
	public function finish(): void {
		if ( '' !== $this->fingerprint ) {
			$status = http_response_code();
			$this->current->finish( null, is_int( $status ) ? $status : 200 );
			$this->fingerprint = '';
		}
	}

	/**
	 * Records an answer.
	 *
	 * @param array<array-key, mixed> $answer Answer as WooCommerce sends it as JSON.
	 */
	private function remember( array $answer ): void {
		if ( '' === $this->fingerprint ) {
			return;
		}
		$stored = new StoredResponse( 200, (string) wp_json_encode( $answer ) );
		$this->recent->remember( $this->current->hash_of_visitor(), $this->fingerprint, $this->shop->cart_hash(), $stored );
		$this->current->finish( $stored, 200 );
		$this->fingerprint = '';
	}

	/** Sends the answer of the first form, if this is a repetition, and ends the request. */
	private function repeat(): void {
		$known  = $this->recent->find( $this->current->hash_of_visitor(), $this->form->fingerprint(), $this->shop->cart_hash() );
		$answer = null === $known ? null : json_decode( $known->json(), true );
		if ( ! is_array( $answer ) || ! is_string( $answer['redirect'] ?? null ) ) {
			return;
		}
		if ( wp_doing_ajax() ) {
			wp_send_json( $answer );
		}
		// The address is the payment method's, which may be on another site.
		wp_redirect( $answer['redirect'] ); // phpcs:ignore WordPress.Security.SafeRedirect
		exit;
	}
}
