<?php
/**
 * Checkout events of WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks into the Store API's checkout, in this order: the customer is updated from the request (no order yet), the
 * draft order is created, the order is processed (stock is reserved, payment comes next).
 */
final class WooCheckoutEvents implements CheckoutEvents {
	/** Checkout attempt of the current request. */
	private ?CurrentAttempt $current = null;

	/**
	 * {@inheritDoc}
	 *
	 * @param CurrentAttempt $current Checkout attempt of the current request.
	 */
	public function register( CurrentAttempt $current ): void {
		$this->current = $current;
		// Late, because plugins may change the customer in the same action.
		add_action( 'woocommerce_store_api_checkout_update_customer_from_request', array( $this, 'customer_updated' ), 1000 );
		add_action( 'woocommerce_store_api_checkout_update_order_meta', array( $this, 'order_created' ) );
		// Last, so that only payment is left of the order's processing.
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'payment_started' ), PHP_INT_MAX );
	}

	/**
	 * Runs after the customer is updated from the request and before there is an order: restores the attempt's order
	 * and checks the total.
	 *
	 * @throws RouteException If the total differs from the displayed one; the error response contains the cart.
	 */
	public function customer_updated(): void {
		$order_id = null === $this->current ? 0 : $this->current->order_id();
		if ( $order_id > 0 ) {
			// A killed process has not saved the draft order in the session.
			WC()->session->set( 'store_api_draft_order', $order_id );
		}
		$seen = ExpectedTotal::expected();
		if ( '' !== $seen && $seen !== $this->total() ) {
			throw new RouteException( ExpectedTotal::CODE, esc_html( ExpectedTotal::message() ), 409 );
		}
	}

	/**
	 * Runs when an order is created or updated.
	 *
	 * @param mixed $order The order.
	 */
	public function order_created( $order ): void {
		if ( $order instanceof \WC_Order && null !== $this->current ) {
			$this->current->order_created( $order->get_id() );
		}
	}

	/**
	 * Runs before payment.
	 *
	 * @param mixed $order The order.
	 * @throws RouteException If another process has taken the attempt over.
	 */
	public function payment_started( $order ): void {
		if ( $order instanceof \WC_Order && null !== $this->current && ! $this->current->payment_started( $order->get_id() ) ) {
			throw new RouteException( ErrorResponse::RUNNING, esc_html__( 'This request is still being worked on.', 'storefront-islands' ), 409 );
		}
	}

	/** Returns the cart's total as the Store API does, in minor units, calculated for the updated customer. */
	private function total(): string {
		$cart = WC()->cart;
		$cart->calculate_totals();
		return (string) (int) round( (float) $cart->get_total( 'edit' ) * 10 ** wc_get_price_decimals() );
	}
}
