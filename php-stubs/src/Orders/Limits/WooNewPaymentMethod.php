<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Orders\Requests\WooForm;

defined( 'ABSPATH' ) || exit;

/** Form of WooCommerce's account page that saves a card without an order: gateways authorise the card, so bots use it, too. */
final class WooNewPaymentMethod {
	private PaymentLimiter $limiter;
	private Visitor $visitor;

	/** True if the form may reach the gateway: WooCommerce still refuses one that comes within 20 seconds of another. */
	private bool $is_allowed = false;

	/** True while the gateway's answer is awaited. */
	private bool $is_waiting = false;

	public function __construct( PaymentLimiter $limiter, Visitor $visitor ) {
		$this->limiter = $limiter;
		$this->visitor = $visitor;
	}

	public function register(): void {
		add_filter( 'woocommerce_add_payment_method_form_is_valid', array( $this, 'check' ), PHP_INT_MAX );
		add_filter( 'woocommerce_available_payment_gateways', array( $this, 'begin' ), PHP_INT_MAX );
		add_action( 'woocommerce_new_payment_token', array( $this, 'saved' ) );
		add_action( 'shutdown', array( $this, 'finish' ), 90 );
	}

	/**
	 * Runs when the form was sent.
	 *
	 * @param mixed $is_valid False if the form is refused already.
	 * @return mixed
	 */
	public function check( $is_valid ) {
		if ( true !== $is_valid ) {
			return $is_valid;
		}
		$wait = $this->limiter->seconds_to_wait( Attempts::owner( $this->visitor->id() ), 0, WooForm::payment_method() );
		if ( $wait > 0 ) {
			self::refuse( $wait );
			return false;
		}
		$this->is_allowed = true;
		return $is_valid;
	}

	/**
	 * Runs when WooCommerce looks for the gateway, which it calls next: there is no other hook before it. The page itself
	 * asks for gateways as well, later.
	 *
	 * @param mixed $gateways Gateways by id.
	 * @return mixed None if the gateway must not be called.
	 */
	public function begin( $gateways ) {
		if ( ! $this->is_allowed || ! doing_action( 'wp' ) ) {
			return $gateways;
		}
		$this->is_allowed = false;
		if ( ! $this->limiter->begin( 0 ) ) {
			self::refuse( 1 );
			return array();
		}
		$this->is_waiting = true;
		return $gateways;
	}

	/**
	 * Tells the shopper to wait.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	private static function refuse( int $seconds ): void {
		WooForm::send_retry_after( $seconds );
		wc_add_notice( esc_html( ErrorResponse::limited_message( $seconds ) ), 'error' );
	}

	/** Runs when a card is saved. */
	public function saved(): void {
		$this->end( true );
	}

	/** Runs at the end of the request: a form without a saved card was declined. */
	public function finish(): void {
		$this->end( false );
	}

	/**
	 * Logs the gateway's answer.
	 *
	 * @param bool $is_success False if the card was declined.
	 */
	private function end( bool $is_success ): void {
		if ( $this->is_waiting ) {
			$this->is_waiting = false;
			$this->limiter->end( $is_success );
		}
	}
}
