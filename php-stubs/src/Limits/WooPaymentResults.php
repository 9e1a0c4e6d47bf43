<?php
/**
 * Results of WooCommerce's payments.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

defined( 'ABSPATH' ) || exit;

/** Logs results that WooCommerce learns after the request of the order: by a second step, a webhook, or a manager. */
final class WooPaymentResults {
	/** Log of payments. */
	private PaymentLog $log;

	/**
	 * Constructor.
	 *
	 * @param PaymentLog $log Log of payments.
	 */
	public function __construct( PaymentLog $log ) {
		$this->log = $log;
	}

	/** Registers the hooks. */
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
		$this->settle( $order_id, PaymentLog::PAID );
	}

	/**
	 * Runs when the payment of an order has failed.
	 *
	 * @param mixed $order_id Id of the order.
	 */
	public function declined( $order_id ): void {
		$this->settle( $order_id, PaymentLog::DECLINED );
	}

	/**
	 * Logs a result.
	 *
	 * @param mixed  $order_id Id of the order.
	 * @param string $result   The result.
	 */
	private function settle( $order_id, string $result ): void {
		if ( is_numeric( $order_id ) ) {
			$this->log->settle( (int) $order_id, $result );
		}
	}
}
