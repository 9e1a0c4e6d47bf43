<?php
/**
 * Makes orders out of carts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Answer\CartAnswer;
use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Customer\Account;
use StorefrontIslands\DemoShop\Payment\PaymentResult;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Places orders. First the order is stored with its number and takes its pieces: all of that happens, or nothing. Then it
 * is paid. Where that fails the order stays, and the same visitor's next try is the same order.
 */
final class OrderPlacement {
	/** Everything that a cart costs. */
	private ShopSettings $settings;

	/** Where the visitor's cart is. */
	private CartStore $carts;

	/** Describes what was ordered. */
	private CartAnswer $cart_answer;

	/** Pays what was stored. */
	private OrderPayment $payment;

	/** Places orders of a shop. */
	public function __construct( ShopSettings $settings, CartStore $carts, CartAnswer $cart_answer, OrderPayment $payment ) {
		$this->settings    = $settings;
		$this->carts       = $carts;
		$this->cart_answer = $cart_answer;
		$this->payment     = $payment;
	}

	/**
	 * Places the visitor's cart as an order and pays it.
	 *
	 * @param Input $input The parameters of POST checkout.
	 * @throws ShopError Where something is missing or no longer to be had, and nothing has happened then; or where the
	 *                   payment could not be tried, and the order waits then.
	 */
	public function place( Input $input ): PaidOrder {
		/**
		 * Filters which order an earlier request of this very attempt has made; that request has broken down since.
		 *
		 * @param int $order_id The order's number, 0 where there is none.
		 */
		$begun = Order::find( Input::of( array( 'id' => apply_filters( 'storefront_islands_order_of_attempt', 0 ) ) )->number( 'id' ) );
		if ( null !== $begun && ! $begun->needs_payment() ) {
			return new PaidOrder( $begun, PaymentResult::success( $begun->status ) );
		}
		$awaiting = $begun ?? $this->awaiting_order( $this->carts->load() );
		$turn     = '';
		if ( null !== $awaiting ) {
			$turn = null === $begun ? PaymentTurn::take( $awaiting->id ) : PaymentTurn::take_over( $awaiting->id );
			// It is about to be taken anew; in between the shop's own checks must see it.
			HeldStock::give_back( $awaiting->id );
		}
		try {
			list( $order, $turn ) = $this->check_and_store( $awaiting, $turn, $input );
		} catch ( ShopError $error ) {
			if ( null !== $awaiting ) {
				PaymentTurn::end( $awaiting->id );
			}
			throw $error;
		}
		/**
		 * Fires when an order is stored with its number, and nothing is paid yet.
		 *
		 * @param int $order_id The order's number.
		 */
		do_action( 'storefront_islands_order_made', $order->id );
		return $this->payment->pay( $order, $turn, $input );
	}

	/**
	 * The order that was made of a cart and is not paid; null where there is none.
	 *
	 * @throws ShopError With 409 where it is paid: this very moment, or by a request that broke down before it emptied the cart.
	 */
	private function awaiting_order( Cart $cart ): ?Order {
		$order = Order::find_anew( $cart->awaiting_order );
		if ( null !== $order && ! $order->needs_payment() ) {
			$this->carts->empty_after( $order->id );
			/* translators: %d: order number */
			throw new ShopError( 'woocommerce_rest_cart_error', sprintf( __( 'This cart has been ordered already: it is your order %d.', 'storefront-islands' ), $order->id ), 409 );
		}
		return $order;
	}

	/**
	 * Stores the order: all of it happens, or nothing.
	 *
	 * @param Order|null $awaiting The visitor's order that is not paid.
	 * @param string     $turn     The turn to pay it.
	 * @param Input      $input    The parameters of POST checkout.
	 * @return array{Order, string} The order and the turn to pay it.
	 * @throws ShopError Where it is refused.
	 */
	private function check_and_store( ?Order $awaiting, string $turn, Input $input ): array {
		$cart = $this->carts->load();
		// From here on the cart's version tells whether another request was quicker; up to here only the order that it left does.
		$present = $this->awaiting_order( $cart );
		if ( null !== $present && ( null === $awaiting || $present->id !== $awaiting->id ) ) {
			throw self::too_late();
		}
		$checks = new CheckoutChecks( $this->settings );
		$checks->check_cart( $cart );
		CartActions::update_customer( $cart, $input, $this->settings );
		$checks->check_customer( $cart );
		$total  = ( new Calculation( $cart, $this->settings ) )->total();
		// The cart that comes with the refusal is the one that the total is for.
		$this->carts->save( $cart );
		CheckoutChecks::check_total( $total );
		$method = $total > 0 ? $this->payment_method( $input ) : array( '', '' );
		$makes  = Account::is_made( $input, $this->settings );
		return Database::in_one_step(
			function () use ( $awaiting, $turn, $cart, $input, $method, $makes ): array {
				$order = $this->store( $awaiting, $cart, $input, $method );
				if ( $makes ) {
					$order = $this->give_account( $order, $cart, $input );
				}
				return array( $order, '' === $turn ? PaymentTurn::take( $order->id ) : PaymentTurn::keep( $order->id, $turn ) );
			}
		);
	}

	/**
	 * Stores the order and takes its pieces.
	 *
	 * @param Order|null            $awaiting The visitor's order that is not paid.
	 * @param Cart                  $cart     What is ordered.
	 * @param Input                 $input    The parameters of POST checkout.
	 * @param array{string, string} $method   The payment method's id and title.
	 * @throws ShopError Where another request was quicker.
	 */
	private function store( ?Order $awaiting, Cart $cart, Input $input, array $method ): Order {
		// The cart first: of two orders of one cart at once, the second finds it changed.
		if ( ! $this->carts->claim( $cart ) ) {
			throw self::too_late();
		}
		$note   = sanitize_textarea_field( $input->text( 'customer_note' ) );
		$answer = array(
			'billing_address'  => $cart->billing->stored(),
			'shipping_address' => $cart->shipping->stored(),
		) + $this->cart_answer->of( $cart );
		$order  = Order::store( $awaiting, $cart, $answer, get_current_user_id(), $method, $note );
		HeldStock::take( $order->id, $cart->lines );
		$cart->awaiting_order = $order->id;
		$this->carts->claim( $cart );
		return $order;
	}

	/**
	 * Makes an account for the guest, and the order and the cart its own.
	 *
	 * @throws ShopError Where there is such an account.
	 */
	private function give_account( Order $order, Cart $cart, Input $input ): Order {
		$user = Account::create( $cart->billing, $this->settings->asks_for_password() ? $input->text( 'customer_password' ) : '' );
		$this->carts->hand_over( $user );
		return $order->belong_to( $user );
	}

	/**
	 * How the order is paid.
	 *
	 * @return array{string, string} Id and title.
	 * @throws ShopError Where it is not said.
	 */
	private function payment_method( Input $input ): array {
		$id = $input->text( 'payment_method' );
		if ( '' === $id ) {
			throw new ShopError( 'woocommerce_rest_checkout_missing_payment_method', __( 'No payment method provided.', 'storefront-islands' ) );
		}
		return array( $id, $this->settings->payment_method_title( $id ) );
	}

	/** Why of two requests at once the later one is refused. */
	private static function too_late(): ShopError {
		return new ShopError( 'woocommerce_rest_cart_error', __( 'The cart was changed in another window. Please check it and try again.', 'storefront-islands' ), 409 );
	}
}
