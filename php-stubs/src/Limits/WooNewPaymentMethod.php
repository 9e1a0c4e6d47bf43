<?php
/**
 * Limits of the form that saves a card.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

use StorefrontIslands\Idempotency\Attempts;
use StorefrontIslands\Idempotency\ErrorResponse;
use StorefrontIslands\Idempotency\Visitor;
use StorefrontIslands\Idempotency\WooForm;

defined( 'ABSPATH' ) || exit;

/** Form of WooCommerce's account page that saves a card without an order: gateways authorise the card, so bots use it, too. */
final class WooNewPaymentMethod {
	/** Limits of the current request's payment. */
	private PaymentLimiter $limiter;

	/** Visitor of the current request. */
	private Visitor $visitor;

	/** True while the gateway's answer is awaited. */
	private bool $is_waiting = false;

	/**
	 * Constructor.
	 *
	 * @param PaymentLimiter $limiter Limits of the current request's payment.
	 * @param Visitor        $visitor Visitor of the current request.
	 */
	public function __construct( PaymentLimiter $limiter, Visitor $visitor ) {
		$this->limiter = $limiter;
		$this->visitor = $visitor;
	}

	/** Registers the hooks. */
	public function register(): void {
		add_filter( 'woocommerce_add_payment_method_form_is_valid', array( $this, 'check' ), PHP_INT_MAX );
		add_action( 'woocommerce_new_payment_token', array( $this, 'saved' ) );
		add_action( 'shutdown', array( $this, 'finish' ), 90 );
	}

	/**
	 * Runs before the gateway is called.
	 *
	 * @param mixed $is_valid False if the form is refused already.
	 * @return mixed
	 */
	public function check( $is_valid ) {
		if ( true !== $is_valid ) {
			return $is_valid;
		}
		$wait = $this->limiter->seconds_to_wait( Attempts::owner( $this->visitor->id() ), 0, WooForm::payment_method() );
		if ( $wait > 0 || ! $this->limiter->begin( 0 ) ) {
			WooForm::send_retry_after( max( 1, $wait ) );
			wc_add_notice( esc_html( ErrorResponse::limited_message( max( 1, $wait ) ) ), 'error' );
			return false;
		}
		$this->is_waiting = true;
		return $is_valid;
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
