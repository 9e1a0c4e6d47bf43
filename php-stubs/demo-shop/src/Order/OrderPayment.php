<?php
/**
 * Pays orders.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Payment\Gateways;
use StorefrontIslands\DemoShop\Payment\PaymentResult;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Has stored orders paid, and lets statuses, stock and cart follow. */
final class OrderPayment {
	/** Where the cart is emptied. */
	private CartStore $carts;

	/** What payment methods are called. */
	private ShopSettings $settings;

	/** Finds what was ordered before. */
	private Products $products;

	/** Pays orders of visitors' carts. */
	public function __construct( ShopSettings $settings, Products $products, CartStore $carts ) {
		$this->settings = $settings;
		$this->products = $products;
		$this->carts    = $carts;
	}

	/**
	 * Pays an order.
	 *
	 * @param Order  $order An order that needs it, stored and with its pieces.
	 * @param string $turn  Taken from PaymentTurn.
	 * @param Input  $input Reads payment_data.
	 * @throws ShopError With 409 where another request pays it, or what the gateway throws; the order has failed then.
	 */
	public function pay( Order $order, string $turn, Input $input ): PaidOrder {
		PaymentTurn::begin_to_pay( $order->id, $turn );
		if ( '' === $order->payment_method ) {
			return $this->settle( $order, PaymentResult::success() );
		}
		try {
			/**
			 * Fires when the very next thing is to take an order's money: from here on nobody may place it again.
			 *
			 * @param int $order_id The order's number.
			 * @throws ShopError Where it must not begin.
			 */
			do_action( 'storefront_islands_payment_begins', $order->id );
		} catch ( ShopError $error ) {
			PaymentTurn::end( $order->id );
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
	 * Pays an order that was stored before.
	 *
	 * @param Order $order One that needs it.
	 * @param Input $input Reads payment_method and payment_data.
	 * @throws ShopError Where another request pays it, its pieces are gone, or the payment could not be tried.
	 */
	public function pay_stored( Order $order, Input $input ): PaidOrder {
		$method = $input->text( 'payment_method' );
		$turn   = PaymentTurn::take( $order->id );
		try {
			$order = Database::in_one_step(
				function () use ( $order, $method ): Order {
					self::check_unpaid( $order->id );
					if ( ! HeldStock::is_held( $order->id ) ) {
						HeldStock::take( $order->id, OrderedLines::of( $order, $this->products ) );
					}
					return $order->pay_with( array( $method, $this->settings->payment_method_title( $method ) ) );
				}
			);
		} catch ( ShopError $error ) {
			PaymentTurn::end( $order->id );
			throw $error;
		}
		return $this->pay( $order, $turn, $input );
	}

	/**
	 * Ends a payment that waited for the shopper's second step.
	 *
	 * @throws ShopError With 409 where the order does not wait for it, or another request ends it.
	 */
	public function confirm( Order $order, bool $is_approved ): PaidOrder {
		PaymentTurn::begin_to_pay( $order->id, PaymentTurn::take( $order->id ) );
		$current = Order::find_anew( $order->id );
		if ( null === $current || 'pending' !== $current->status || ! HeldStock::is_held( $order->id ) ) {
			PaymentTurn::end( $order->id );
			throw new ShopError( 'storefront_islands_nothing_to_confirm', __( 'This payment does not wait for you any more. Please check your order.', 'storefront-islands' ), 409 );
		}
		return $this->settle( $current, $is_approved ? PaymentResult::success() : PaymentResult::failure( '' ) );
	}

	/**
	 * Refuses to pay twice: before this request had its turn, another one may have paid.
	 *
	 * @throws ShopError With 409.
	 */
	private static function check_unpaid( int $order_id ): void {
		$current = Order::find_anew( $order_id );
		if ( null === $current || ! $current->needs_payment() ) {
			throw new ShopError( 'woocommerce_rest_cart_error', __( 'This order is paid already.', 'storefront-islands' ), 409 );
		}
	}

	/** Lets all follow that a result brings about. */
	private function settle( Order $order, PaymentResult $result ): PaidOrder {
		$settled = Database::in_one_step(
			static function () use ( $order, $result ): Order {
				PaymentTurn::end( $order->id );
				if ( 'failure' === $result->status ) {
					HeldStock::give_back( $order->id );
				}
				return $order->mark( $result->order_status );
			}
		);
		if ( ! $settled->needs_payment() ) {
			$this->carts->empty_after( $settled->id );
		}
		return new PaidOrder( $settled, $result );
	}

	/** The entries of payment_data, which is a list of keys and values. */
	private static function payment_data( Input $input ): Input {
		$data = array();
		foreach ( $input->objects( 'payment_data' ) as $entry ) {
			$data[ $entry->text( 'key' ) ] = $entry->all()['value'] ?? null;
		}
		return Input::of( $data );
	}
}
