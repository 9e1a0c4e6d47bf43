<?php
/**
 * WooCommerce's checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

defined( 'ABSPATH' ) || exit;

/**
 * Listens to the Store API's checkout, in this order: the customer is updated from the request (no order yet), the draft
 * order is made, the order is processed (stock is held, payment comes next).
 */
final class WooCheckoutEvents implements CheckoutEvents {
	/**
	 * The attempt of this process.
	 *
	 * @var CurrentAttempt|null
	 */
	private $current = null;

	/**
	 * {@inheritDoc}
	 *
	 * @param CurrentAttempt $current The attempt of this process.
	 */
	public function register( CurrentAttempt $current ): void {
		$this->current = $current;
		// Late: plugins may have their own say in what the customer is.
		add_action( 'woocommerce_store_api_checkout_update_customer_from_request', array( $this, 'customer_updated' ), 1000 );
		add_action( 'woocommerce_store_api_checkout_update_order_meta', array( $this, 'order_made' ) );
		// Last: nothing of the order's processing is left but its payment.
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'payment_begins' ), PHP_INT_MAX );
	}

	/**
	 * The request's addresses count, and there is no order yet.
	 *
	 * @throws RouteException Where the total is not the one that was shown; its answer holds the cart.
	 */
	public function customer_updated(): void {
		$order_id = null === $this->current ? 0 : $this->current->order_id();
		if ( $order_id > 0 ) {
			// A process that was killed has not saved its session.
			WC()->session->set( 'store_api_draft_order', $order_id );
		}
		$seen = ExpectedTotal::seen();
		if ( '' !== $seen && $seen !== $this->total() ) {
			throw new RouteException( ExpectedTotal::CODE, esc_html( ExpectedTotal::message() ), 409 );
		}
	}

	/**
	 * An order is made or brought up to date.
	 *
	 * @param mixed $order The order.
	 */
	public function order_made( $order ): void {
		if ( $order instanceof \WC_Order && null !== $this->current ) {
			$this->current->order_made( $order->get_id() );
		}
	}

	/**
	 * Payment comes next.
	 *
	 * @param mixed $order The order.
	 * @throws RouteException Where another process has taken over.
	 */
	public function payment_begins( $order ): void {
		if ( $order instanceof \WC_Order && null !== $this->current && ! $this->current->payment_begins( $order->get_id() ) ) {
			throw new RouteException( Refusal::RUNNING, esc_html__( 'This request is still being worked on.', 'storefront-islands' ), 409 );
		}
	}

	/** The cart's total as the Store API gives it, with the customer as it is now: minor units. */
	private function total(): string {
		$cart = WC()->cart;
		$cart->calculate_totals();
		return (string) (int) round( (float) $cart->get_total( 'edit' ) * 10 ** wc_get_price_decimals() );
	}
}
