<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Checkout;

use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Order\OrderItems;
use StorefrontIslands\DemoShop\Order\PaymentLock;
use StorefrontIslands\DemoShop\Order\StockReservation;
use StorefrontIslands\DemoShop\Payment\Gateways;
use StorefrontIslands\DemoShop\Payment\PaymentResult;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Pays stored orders, and updates their status, the stock and the cart. */
final class OrderPayment {
	private CartStore $carts;

	private ShopSettings $settings;

	private Products $products;

	public function __construct( ShopSettings $settings, Products $products, CartStore $carts ) {
		$this->settings = $settings;
		$this->products = $products;
		$this->carts    = $carts;
	}

	/**
	 * @param Order  $order Stored order that needs payment and has its stock reserved.
	 * @param string $turn  Lock token from PaymentLock.
	 * @param Input  $input Request with payment_data.
	 * @throws ShopError With 409 if another request pays the order; or the gateway's error, in which case the order has
	 * failed.
	 */
	public function pay( Order $order, string $turn, Input $input ): PaidOrder {
		PaymentLock::begin_to_pay( $order->id, $turn );
		if ( '' === $order->payment_method ) {
			return $this->settle( $order, PaymentResult::success() );
		}
		try {
			/**
			 * Fires immediately before an order is charged: from here on the order must not be placed again.
			 *
			 * @param int $order_id Order number.
			 * @throws ShopError If the payment must not begin.
			 */
			do_action( 'storefront_islands_payment_begins', $order->id );
		} catch ( ShopError $error ) {
			PaymentLock::end( $order->id );
			throw $error;
		}
		try {
			$result = Gateways::find( $order->payment_method )->pay( $order, self::payment_data( $input ) );
		} catch ( ShopError $error ) {
			$this->settle( $order, PaymentResult::failure( $error->getMessage() ) );
			throw $error;
		}
		return $this->settle( $order, $result );
	}

	/**
	 * Pays an order that was stored earlier.
	 *
	 * @param Order $order Order that needs payment.
	 * @param Input $input Request with payment_method and payment_data.
	 * @throws ShopError If another request pays it, its stock is gone, or the payment could not be attempted.
	 */
	public function pay_stored( Order $order, Input $input ): PaidOrder {
		$method = $input->text( 'payment_method' );
		$turn   = PaymentLock::take( $order->id );
		try {
			$order = Database::in_transaction(
				function () use ( $order, $method ): Order {
					self::check_unpaid( $order->id );
					if ( ! StockReservation::is_held( $order->id ) ) {
						StockReservation::take( $order->id, OrderItems::of( $order, $this->products ) );
					}
					return $order->pay_with( array( $method, $this->settings->payment_method_title( $method ) ) );
				}
			);
		} catch ( ShopError $error ) {
			PaymentLock::end( $order->id );
			throw $error;
		}
		return $this->pay( $order, $turn, $input );
	}

	/**
	 * Completes a payment that waited for the shopper's second step.
	 *
	 * @throws ShopError With 409 if the order is not waiting for it, or another request completes it.
	 */
	public function confirm( Order $order, bool $is_approved ): PaidOrder {
		PaymentLock::begin_to_pay( $order->id, PaymentLock::take( $order->id ) );
		$current = Order::find_uncached( $order->id );
		if ( null === $current || 'pending' !== $current->status || ! StockReservation::is_held( $order->id ) ) {
			PaymentLock::end( $order->id );
			throw new ShopError( 'storefront_islands_nothing_to_confirm', __( 'This payment does not wait for you any more. Please check your order.', 'storefront-islands' ), 409 );
		}
		return $this->settle( $current, $is_approved ? PaymentResult::success() : PaymentResult::failure( '' ) );
	}

	/**
	 * Refuses to pay twice: another request may have paid before this one acquired the lock.
	 *
	 * @throws ShopError With 409.
	 */
	private static function check_unpaid( int $order_id ): void {
		$current = Order::find_uncached( $order_id );
		if ( null === $current || ! $current->needs_payment() ) {
			throw new ShopError( 'woocommerce_rest_cart_error', __( 'This order is paid already.', 'storefront-islands' ), 409 );
		}
	}

	/** Applies the result of a payment: order status, stock, lock and cart. */
	private function settle( Order $order, PaymentResult $result ): PaidOrder {
		$settled = Database::in_transaction(
			static function () use ( $order, $result ): Order {
				PaymentLock::end( $order->id );
				if ( 'failure' === $result->status ) {
					StockReservation::give_back( $order->id );
				}
				return $order->mark( $result->order_status );
			}
		);
		if ( ! $settled->needs_payment() ) {
			$this->carts->empty_after( $settled->id );
		}
		return new PaidOrder( $settled, $result );
	}

	/** Converts payment_data, a list of keys and values, to an object. */
	private static function payment_data( Input $input ): Input {
		$data = array();
		foreach ( $input->objects( 'payment_data' ) as $entry ) {
			$data[ $entry->text( 'key' ) ] = $entry->all()['value'] ?? null;
		}
		return Input::of( $data );
	}
}
