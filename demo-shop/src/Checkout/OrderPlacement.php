<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Checkout;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Customer\Account;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Order\PaymentLock;
use StorefrontIslands\DemoShop\Order\StockReservation;
use StorefrontIslands\DemoShop\Payment\PaymentResult;
use StorefrontIslands\DemoShop\Response\CartResponse;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Places carts as orders. First the order is stored with its number and its stock is reserved, in one transaction. Then
 * it is paid. If the payment fails, the order remains and is reused by the visitor's next attempt.
 */
final class OrderPlacement {
	private ShopSettings $settings;

	private CartStore $carts;

	private CartResponse $cart_answer;

	private OrderPayment $payment;

	public function __construct( ShopSettings $settings, CartStore $carts, CartResponse $cart_answer, OrderPayment $payment ) {
		$this->settings    = $settings;
		$this->carts       = $carts;
		$this->cart_answer = $cart_answer;
		$this->payment     = $payment;
	}

	/**
	 * Places the visitor's cart as an order and pays it.
	 *
	 * @param Input $input Parameters of POST checkout.
	 * @throws ShopError If something is missing or no longer available, with nothing changed; or if the payment could
	 * not be attempted, with the order left pending.
	 */
	public function place( Input $input ): PaidOrder {
		/**
		 * Filters the id of the order that an earlier, crashed request of the same checkout attempt has created.
		 *
		 * @param int $order_id Order number; 0 if there is none.
		 */
		$begun = Order::find( Input::of( array( 'id' => apply_filters( 'storefront_islands_order_of_attempt', 0 ) ) )->number( 'id' ) );
		if ( null !== $begun && ! $begun->needs_payment() ) {
			return new PaidOrder( $begun, PaymentResult::success( $begun->status ) );
		}
		$awaiting = $begun ?? $this->awaiting_order( $this->carts->load() );
		$turn     = '';
		if ( null !== $awaiting ) {
			$turn = null === $begun ? PaymentLock::take( $awaiting->id ) : PaymentLock::take_over( $awaiting->id );
			// The stock is reserved again below; until then the shop's stock checks must see it as available.
			StockReservation::give_back( $awaiting->id );
		}
		try {
			list( $order, $turn ) = $this->check_and_store( $awaiting, $turn, $input );
		} catch ( ShopError $error ) {
			if ( null !== $awaiting ) {
				PaymentLock::end( $awaiting->id );
			}
			throw $error;
		}
		/**
		 * Fires when an order is stored with its number and not yet paid.
		 *
		 * @param int $order_id Order number.
		 */
		do_action( 'storefront_islands_order_made', $order->id );
		return $this->payment->pay( $order, $turn, $input );
	}

	/**
	 * Returns the unpaid order that was created from a cart; null if there is none.
	 *
	 * @throws ShopError With 409 if the order is paid: just now, or by a request that crashed before it emptied the
	 * cart.
	 */
	private function awaiting_order( Cart $cart ): ?Order {
		$order = Order::find_uncached( $cart->awaiting_order );
		if ( null !== $order && ! $order->needs_payment() ) {
			$this->carts->empty_after( $order->id );
			/* translators: %d: order number */
			throw new ShopError( 'woocommerce_rest_cart_error', sprintf( __( 'This cart has been ordered already: it is your order %d.', 'storefront-islands' ), $order->id ), 409 );
		}
		return $order;
	}

	/**
	 * Validates the cart and stores the order in one transaction.
	 *
	 * @param Order|null $awaiting Unpaid order of the visitor.
	 * @param string     $turn     Lock token of the unpaid order; '' without one.
	 * @param Input      $input    Parameters of POST checkout.
	 * @return array{Order, string} The order and its lock token.
	 * @throws ShopError If the order is refused.
	 */
	private function check_and_store( ?Order $awaiting, string $turn, Input $input ): array {
		$cart = $this->carts->load();
		// From here on the cart's version detects concurrent requests; before, only the order they left behind does.
		$present = $this->awaiting_order( $cart );
		if ( null !== $present && ( null === $awaiting || $present->id !== $awaiting->id ) ) {
			throw self::too_late();
		}
		$checks = new CheckoutChecks( $this->settings );
		$checks->check_cart( $cart );
		CartActions::update_customer( $cart, $input, $this->settings );
		CartActions::update_fields( $cart, $input );
		$checks->check_customer( $cart );
		CheckoutChecks::check_fields( $this->cart_answer->of( $cart ), $cart, $input );
		$total  = ( new Calculation( $cart, $this->settings ) )->total();
		// The refusal's response contains the cart that this total belongs to.
		$this->carts->save( $cart );
		CheckoutChecks::check_total( $total );
		$method = $total > 0 ? $this->payment_method( $input ) : array( '', '' );
		$makes  = Account::is_made( $input, $this->settings );
		return Database::in_transaction(
			function () use ( $awaiting, $turn, $cart, $input, $method, $makes ): array {
				$order = $this->store( $awaiting, $cart, $input, $method );
				if ( $makes ) {
					$order = $this->give_account( $order, $cart, $input );
				}
				$this->carts->keep_addresses( $cart );
				return array( $order, '' === $turn ? PaymentLock::take( $order->id ) : PaymentLock::keep( $order->id, $turn ) );
			}
		);
	}

	/**
	 * Stores the order and reserves its stock.
	 *
	 * @param Order|null            $awaiting Unpaid order of the visitor.
	 * @param Input                 $input    Parameters of POST checkout.
	 * @param array{string, string} $method   Id and title of the payment method.
	 * @throws ShopError If another request was faster.
	 */
	private function store( ?Order $awaiting, Cart $cart, Input $input, array $method ): Order {
		// The cart is written first: of two simultaneous orders of one cart, the second finds it changed.
		if ( ! $this->carts->claim( $cart ) ) {
			throw self::too_late();
		}
		$note   = sanitize_textarea_field( $input->text( 'customer_note' ) );
		$response = array(
			'billing_address'   => $cart->billing->all(),
			'shipping_address'  => $cart->shipping->all(),
			'additional_fields' => $cart->additional_fields,
		) + $this->cart_answer->of( $cart );
		$order  = Order::store( $awaiting, $cart, $response, get_current_user_id(), $method, $note );
		StockReservation::take( $order->id, $cart->lines );
		$cart->awaiting_order = $order->id;
		$this->carts->claim( $cart );
		return $order;
	}

	/**
	 * Creates an account for the guest, and assigns the order and the cart to it.
	 *
	 * @throws ShopError If the account exists already.
	 */
	private function give_account( Order $order, Cart $cart, Input $input ): Order {
		$user = Account::create( $cart->billing, $this->settings->asks_for_password() ? $input->text( 'customer_password' ) : '' );
		$this->carts->follow_login();
		return $order->belong_to( $user );
	}

	/**
	 * @return array{string, string} Id and title.
	 * @throws ShopError If there is none in the request.
	 */
	private function payment_method( Input $input ): array {
		$id = $input->text( 'payment_method' );
		if ( '' === $id ) {
			throw new ShopError( 'woocommerce_rest_checkout_missing_payment_method', __( 'No payment method provided.', 'storefront-islands' ) );
		}
		return array( $id, $this->settings->payment_method_title( $id ) );
	}

	/** Returns the error for the later of two simultaneous requests. */
	private static function too_late(): ShopError {
		return new ShopError( 'woocommerce_rest_cart_error', __( 'The cart was changed in another window. Please check it and try again.', 'storefront-islands' ), 409 );
	}
}
