<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Limits\Log\Payment;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;

defined( 'ABSPATH' ) || exit;

/** Logs results that WooCommerce learns after the request of the order: by a second step, a webhook, or a manager. */
final class WooPaymentResults {
	private PaymentLog $log;
	private Guard $guard;

	public function __construct( PaymentLog $log, Guard $guard ) {
		$this->log   = $log;
		$this->guard = $guard;
	}

	public function register(): void {
		add_action( 'woocommerce_payment_complete', array( $this, 'paid' ) );
		add_action( 'woocommerce_order_status_failed', array( $this, 'declined' ) );
	}

	/**
	 * Runs when an order is paid.
	 *
	 * @param mixed $order_id Id of the order.
	 */
	public function paid( $order_id ): void {
		if ( is_numeric( $order_id ) ) {
			$this->log->settle( (int) $order_id, PaymentLog::PAID );
		}
	}

	/**
	 * Runs when the payment of an order has failed.
	 *
	 * @param mixed $order_id Id of the order.
	 */
	public function declined( $order_id ): void {
		if ( is_numeric( $order_id ) && $this->log->settle( (int) $order_id, PaymentLog::DECLINED ) ) {
			$this->guard->declined( new Payment( '', (int) $order_id, '', '', false ) );
		}
	}
}
