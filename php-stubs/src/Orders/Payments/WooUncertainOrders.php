<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Handles orders whose payment has an unknown result. WooCommerce's timer does not cancel them; the order's screen
 * tells managers and lets them settle the payment. Any change of the order's status settles it, too.
 */
final class WooUncertainOrders {
	private const PAID = 'storefront_islands_paid';

	private const NOT_PAID = 'storefront_islands_not_paid';

	private UncertainPayments $payments;

	public function __construct( UncertainPayments $payments ) {
		$this->payments = $payments;
	}

	public function register(): void {
		add_filter( 'woocommerce_cancel_unpaid_order', array( $this, 'may_be_cancelled' ), PHP_INT_MAX, 2 );
		add_action( 'woocommerce_order_status_changed', array( $this, 'status_changed' ), 10, 3 );
		add_action( 'woocommerce_admin_order_data_after_order_details', array( $this, 'print_notice' ) );
		add_filter( 'woocommerce_order_actions', array( $this, 'add_actions' ), 10, 2 );
		add_action( 'woocommerce_order_action_' . self::PAID, array( $this, 'settle_paid' ) );
		add_action( 'woocommerce_order_action_' . self::NOT_PAID, array( $this, 'settle_not_paid' ) );
	}

	/**
	 * Keeps an unpaid order that may have been paid.
	 *
	 * @param mixed $may_be_cancelled Decision of WooCommerce and other plugins.
	 * @param mixed $order            The order.
	 * @return mixed
	 */
	public function may_be_cancelled( $may_be_cancelled, $order ) {
		return $this->is_uncertain( $order ) ? false : $may_be_cancelled;
	}

	/**
	 * Forgets the doubt about an order whose status tells the result.
	 *
	 * @param mixed $order_id Id of the order.
	 * @param mixed $from     Status before.
	 * @param mixed $to       Status now.
	 */
	public function status_changed( $order_id, $from, $to ): void {
		if ( is_numeric( $order_id ) && ! in_array( $to, array( 'pending', 'checkout-draft' ), true ) ) {
			$this->payments->forget( (int) $order_id, array( UncertainPayments::of_order( (int) $order_id ) ) );
		}
	}

	/**
	 * Prints the notice on the order's screen.
	 *
	 * @param mixed $order The order.
	 */
	public function print_notice( $order ): void {
		if ( $this->is_uncertain( $order ) ) {
			printf(
				'<p class="form-field form-field-wide" role="alert"><strong>%1$s</strong><br>%2$s</p>',
				esc_html__( 'It is not known whether this order was paid.', 'storefront-islands' ),
				esc_html__( 'The connection ended during the payment. Look it up at the payment provider, then choose what happened under “Order actions”. Until then the customer cannot pay again, and the order is not cancelled automatically.', 'storefront-islands' )
			);
		}
	}

	/**
	 * Adds the actions that settle an order.
	 *
	 * @param mixed $actions Labels by action.
	 * @param mixed $order   The order; older versions of WooCommerce pass none.
	 * @return mixed
	 */
	public function add_actions( $actions, $order = null ) {
		if ( is_array( $actions ) && $this->is_uncertain( $order ) ) {
			$actions[ self::PAID ]     = __( 'The payment went through', 'storefront-islands' );
			$actions[ self::NOT_PAID ] = __( 'The payment did not go through', 'storefront-islands' );
		}
		return $actions;
	}

	/** Completes the payment of an order. */
	public function settle_paid( \WC_Order $order ): void {
		$order->payment_complete();
	}

	/** Marks an order as failed, so that the customer can pay it again or place another one. */
	public function settle_not_paid( \WC_Order $order ): void {
		$order->update_status( 'failed' );
	}

	/**
	 * True if the payment of an order has an unknown result.
	 *
	 * @param mixed $order The order.
	 */
	private function is_uncertain( $order ): bool {
		return $order instanceof \WC_Order && $this->payments->order_left_in_doubt( UncertainPayments::of_order( $order->get_id() ) ) > 0;
	}
}
