<?php
/**
 * Pays orders.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Payment\Gateways;
use StorefrontIslands\DemoShop\Payment\PaymentResult;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Has stored orders paid, and lets statuses, stock and cart follow. */
final class OrderPayment {
	/** Where the cart is emptied. */
	private CartStore $carts;

	/** Pays orders of visitors' carts. */
	public function __construct( CartStore $carts ) {
		$this->carts = $carts;
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
		/**
		 * Fires when an order is stored and the very next thing is to take its money: from here on nobody may place it again.
		 *
		 * @param int $order_id The order's number.
		 */
		do_action( 'storefront_islands_payment_begins', $order->id );
		try {
			$result = Gateways::find( $order->payment_method )->pay( $order, self::payment_data( $input ) );
		} catch ( ShopError $error ) {
			$this->settle( $order, PaymentResult::failure( $error->getMessage() ) );
			throw $error;
		}
		return $this->settle( $order, $result );
	}

	/**
	 * Ends a payment that waited for the shopper's second step.
	 *
	 * @throws ShopError With 409 where the order does not wait for it, or another request ends it.
	 */
	public function confirm( Order $order, bool $is_approved ): PaidOrder {
		PaymentTurn::begin_to_pay( $order->id, PaymentTurn::take( $order->id ) );
		// Looked at anew: it is this request's turn now.
		$current = Order::find( $order->id );
		if ( null === $current || 'pending' !== $current->status || ! HeldStock::is_held( $order->id ) ) {
			PaymentTurn::end( $order->id );
			throw new ShopError( 'storefront_islands_nothing_to_confirm', __( 'This payment does not wait for you any more. Please check your order.', 'storefront-islands' ), 409 );
		}
		return $this->settle( $current, $is_approved ? PaymentResult::success() : PaymentResult::failure( '' ) );
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
