<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders;

use Automattic\WooCommerce\Caches\OrderCache;
use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Attempts\WooClassicCheckout;
use StorefrontIslands\Orders\Attempts\WooOrderPayForm;
use StorefrontIslands\Orders\Attempts\WooUncertainNotice;
use StorefrontIslands\Orders\Payments\PaymentLimits;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Payments\WooPersonalData;
use StorefrontIslands\Orders\Payments\WooUncertainOrders;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\ExpectedTotal;
use StorefrontIslands\Orders\Stock\WooStockLock;
use StorefrontIslands\Shop\SessionReading;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks into the Store API's checkout, in this order: the customer is updated from the request (no order yet), the
 * draft order is created, the order is processed (stock is reserved, payment comes next).
 */
final class WooCheckoutEvents implements CheckoutEvents {
	/** Number of a customer's latest orders that are looked at. */
	private const LATEST = 20;

	/** Checkout attempt of the current request. */
	private ?CurrentAttempt $current = null;

	/** Order that the current request has created or continued; 0 for none. */
	private int $draft = 0;

	public function register( CurrentAttempt $current, OrderGate $gate, RecentAnswers $recent, UncertainPayments $payments ): void {
		$this->current = $current;
		( new WooClassicCheckout( $current, $gate, $recent, $this ) )->register();
		( new WooUncertainOrders( $payments ) )->register();
		( new WooPersonalData( $payments ) )->register();
		( new WooUncertainNotice( $current, $gate ) )->register();
		( new WooStockLock( new IdempotencyStore( 'lock' ) ) )->register();
		( new WooOrderPayForm( $current, $gate, $recent ) )->register();
		add_action( 'woocommerce_cart_emptied', array( $this, 'forget_saved_cart' ) );
		// Late, because plugins may change the customer in the same action.
		add_action( 'woocommerce_store_api_checkout_update_customer_from_request', array( $this, 'customer_updated' ), 1000 );
		add_action( 'woocommerce_store_api_checkout_update_order_meta', array( $this, 'order_created' ) );
		add_action( 'woocommerce_guest_session_to_user_id', array( $this, 'account_created' ), 10, 0 );
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
		// An existing order that is paid has a total of its own.
		if ( null !== $this->current && ! $this->current->places_order() ) {
			return;
		}
		if ( '' !== $seen && $seen !== $this->total() ) {
			throw new RouteException( ExpectedTotal::CODE, esc_html( ExpectedTotal::message() ), 409 );
		}
	}

	/**
	 * Runs when the cart is emptied: deletes the copy that WooCommerce keeps for the cart's owner, who is not logged in in
	 * a request with a cart token. WooCommerce would fill the cart with it at the owner's next request.
	 *
	 * @param mixed $is_saved_cart_cleared False where the copy stays: a session has ended, the owner has logged out.
	 */
	public function forget_saved_cart( $is_saved_cart_cleared ): void {
		$owner = WC()->session->get_customer_id();
		if ( false !== $is_saved_cart_cleared && is_numeric( $owner ) && get_current_user_id() !== (int) $owner ) {
			delete_user_meta( (int) $owner, '_woocommerce_persistent_cart_' . get_current_blog_id() );
		}
	}

	/**
	 * Runs when an order is created or updated.
	 *
	 * @param mixed $order The order.
	 */
	public function order_created( $order ): void {
		if ( $order instanceof \WC_Order && null !== $this->current ) {
			$this->draft = $order->get_id();
			$this->current->order_created( $this->draft );
		}
	}

	/**
	 * Runs when a guest's session becomes that of a new account: WooCommerce reads the session again as it was stored
	 * before this request, and the order is lost from it. After a declined payment the next press would make another one.
	 */
	public function account_created(): void {
		if ( $this->draft > 0 ) {
			WC()->session->set( 'store_api_draft_order', $this->draft );
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
			throw new RouteException( ErrorResponse::RUNNING, esc_html( ErrorResponse::running_message() ), 409 );
		}
	}

	public function payment_state( int $order_id ): string {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof \WC_Order || $order->has_status( array( 'failed', 'cancelled', 'refunded', 'trash' ) ) ) {
			return self::FAILED;
		}
		return $order->has_status( array( 'pending', 'checkout-draft' ) ) ? self::OPEN : self::PLACED;
	}

	public function is_paid( int $order_id ): bool {
		$order = wc_get_order( $order_id );
		return $order instanceof \WC_Order && null !== $order->get_date_paid() && (float) $order->get_total() > 0;
	}

	public function has_paid_before( int $user_id ): bool {
		$orders = wc_get_orders(
			array(
				'type'        => 'shop_order',
				'status'      => wc_get_is_paid_statuses(),
				'customer_id' => $user_id,
				'date_paid'   => '<' . ( time() - DAY_IN_SECONDS ),
				'limit'       => self::LATEST,
			)
		);
		foreach ( is_array( $orders ) ? $orders : array() as $order ) {
			if ( self::was_charged( $order ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if a gateway has charged an order, and not all of it was refunded. The date of payment does not tell:
	 * WooCommerce also sets it for cash on delivery, for free orders and for orders that a manager has completed. Only
	 * payments of gateways have a transaction id.
	 */
	private static function was_charged( \WC_Order $order ): bool {
		return '' !== $order->get_transaction_id()
			&& ! in_array( $order->get_payment_method(), PaymentLimits::OFFLINE, true )
			&& (float) $order->get_remaining_refund_amount() > 0;
	}

	public function cart_hash(): string {
		$cart = self::cart();
		return null === $cart ? '' : md5( (string) wp_json_encode( wp_list_pluck( $cart->get_cart(), 'quantity' ) ) );
	}

	public function read_session(): void {
		SessionReading::start();
	}

	public function is_cart_of( int $order_id ): bool {
		$order = wc_get_order( $order_id );
		$cart  = self::cart();
		// Not WooCommerce's hash of the cart, which includes a total that a killed process has not saved.
		return $order instanceof \WC_Order && null !== $cart && self::products_of_order( $order ) === self::products_in( $cart );
	}

	public function empty_cart(): void {
		$cart = self::cart();
		if ( null !== $cart ) {
			$cart->empty_cart();
		}
	}

	public function order_page( int $order_id ): string {
		$order = wc_get_order( $order_id );
		return $order instanceof \WC_Order ? $order->get_checkout_order_received_url() : '';
	}

	public function forget_cached_order( int $order_id ): void {
		clean_post_cache( $order_id );
		wc_get_container()->get( OrderCache::class )->remove( $order_id );
		$store = \WC_Data_Store::load( 'order' );
		// Newer versions of WooCommerce cache the rows of its own order tables.
		if ( $store->has_callable( 'clear_cached_data' ) ) {
			$store->__call( 'clear_cached_data', array( array( $order_id ) ) );
		}
	}

	public function reload_cart(): void {
		$session = WC()->session;
		$cart    = self::cart();
		if ( ! $session instanceof \WC_Session_Handler || null === $cart ) {
			return;
		}
		$stored = $session->get_session( $session->get_customer_id() );
		// A session that is not stored has ended, and WooCommerce has filled this cart with the customer's saved one.
		if ( ! is_array( $stored ) ) {
			return;
		}
		$items = $stored['cart'] ?? '';
		if ( is_string( $items ) && array() === array_filter( (array) maybe_unserialize( $items ) ) ) {
			// Without the saved cart: the process that placed the order has decided about that.
			$cart->empty_cart( false );
		}
	}

	/**
	 * Returns the quantities of an order's products.
	 *
	 * @return array<int, float> Quantity by id of the product or variation.
	 */
	private static function products_of_order( \WC_Order $order ): array {
		$quantities = array();
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof \WC_Order_Item_Product ) {
				$id                = $item->get_variation_id() > 0 ? $item->get_variation_id() : $item->get_product_id();
				$quantities[ $id ] = ( $quantities[ $id ] ?? 0.0 ) + (float) $item->get_quantity();
			}
		}
		ksort( $quantities );
		return $quantities;
	}

	/**
	 * Returns the quantities of the products in a cart.
	 *
	 * @return array<int, float> Quantity by id of the product or variation.
	 */
	private static function products_in( \WC_Cart $cart ): array {
		$quantities = array();
		foreach ( $cart->get_cart() as $item ) {
			$product = is_array( $item ) ? $item['data'] ?? null : null;
			if ( is_array( $item ) && $product instanceof \WC_Product && is_numeric( $item['quantity'] ?? null ) ) {
				$id                = $product->get_id();
				$quantities[ $id ] = ( $quantities[ $id ] ?? 0.0 ) + (float) $item['quantity'];
			}
		}
		ksort( $quantities );
		return $quantities;
	}

	/** Returns the visitor's cart; null if it is empty. */
	private static function cart(): ?\WC_Cart {
		if ( 0 === did_action( 'woocommerce_load_cart_from_session' ) ) {
			// The Store API loads it only when a route runs.
			wc_load_cart();
		}
		$cart = WC()->cart;
		return $cart->is_empty() ? null : $cart;
	}

	/** Returns the cart's total as the Store API does, in minor units, calculated for the updated customer. */
	private function total(): string {
		$cart = WC()->cart;
		$cart->calculate_totals();
		return (string) (int) round( (float) $cart->get_total( 'edit' ) * 10 ** wc_get_price_decimals() );
	}
}
