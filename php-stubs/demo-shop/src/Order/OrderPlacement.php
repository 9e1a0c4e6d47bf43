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
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Customer\Account;
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

	/** Finds what was ordered before. */
	private Products $products;

	/** Describes what was ordered. */
	private CartAnswer $cart_answer;

	/** Pays what was stored. */
	private OrderPayment $payment;

	/** Places orders of a shop. */
	public function __construct( ShopSettings $settings, CartStore $carts, Products $products, CartAnswer $cart_answer, OrderPayment $payment ) {
		$this->settings    = $settings;
		$this->carts       = $carts;
		$this->products    = $products;
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
		$awaiting = $this->awaiting_order();
		$turn     = null === $awaiting ? '' : PaymentTurn::take( $awaiting->id );
		try {
			if ( null !== $awaiting ) {
				// It is about to be taken anew; in between the shop's own checks must see it.
				HeldStock::give_back( $awaiting->id );
			}
			list( $order, $turn ) = $this->check_and_store( $awaiting, $turn, $input );
		} catch ( ShopError $error ) {
			if ( null !== $awaiting ) {
				PaymentTurn::end( $awaiting->id );
			}
			throw $error;
		}
		return $this->payment->pay( $order, $turn, $input );
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
		return $this->payment->pay( $order, $turn, $input );
	}

	/** The visitor's order that is not paid; null where there is none. */
	private function awaiting_order(): ?Order {
		$order = Order::find( $this->carts->load()->awaiting_order );
		return null !== $order && $order->needs_payment() ? $order : null;
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
		$cart   = $this->carts->load();
		$checks = new CheckoutChecks( $this->settings );
		$checks->check_cart( $cart );
		CartActions::update_customer( $cart, $input );
		$checks->check_customer( $cart );
		$method = $this->payment_method( $cart, $input );
		$makes  = $this->makes_account( $input );
		return Database::in_one_step(
			function () use ( $awaiting, $turn, $cart, $input, $method, $makes ): array {
				$order = $this->store( $awaiting, $cart, $input, $method );
				if ( $makes ) {
					$order = $this->give_account( $order, $cart, $input );
				}
				return array( $order, '' === $turn ? PaymentTurn::take( $order->id ) : $turn );
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
			throw new ShopError( 'woocommerce_rest_cart_error', __( 'The cart was changed in another window. Please check it and try again.', 'storefront-islands' ), 409 );
		}
		$note  = sanitize_textarea_field( $input->text( 'customer_note' ) );
		$order = Order::store( $awaiting, $cart, $this->cart_answer->of( $cart ), get_current_user_id(), $method, $note );
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
	 * @return array{string, string} Id and title, both '' where nothing is to pay.
	 * @throws ShopError Where it is not said.
	 */
	private function payment_method( Cart $cart, Input $input ): array {
		if ( ( new Calculation( $cart, $this->settings ) )->total() <= 0 ) {
			return array( '', '' );
		}
		$id = $input->text( 'payment_method' );
		if ( '' === $id ) {
			throw new ShopError( 'woocommerce_rest_checkout_missing_payment_method', __( 'No payment method provided.', 'storefront-islands' ) );
		}
		return array( $id, $this->settings->payment_method_title( $id ) );
	}

	/**
	 * Whether the guest gets an account: who asks for one, and everybody where orders need one.
	 *
	 * @throws ShopError Where orders need an account and none can be made.
	 */
	private function makes_account( Input $input ): bool {
		if ( get_current_user_id() > 0 ) {
			return false;
		}
		if ( ! $this->settings->offers_accounts() && ! $this->settings->allows_guests() ) {
			throw new ShopError( 'woocommerce_rest_guest_checkout_disabled', __( 'You must be logged in to checkout.', 'storefront-islands' ), 403 );
		}
		$makes = $this->settings->offers_accounts() && ( $input->flag( 'create_account' ) || ! $this->settings->allows_guests() );
		if ( $makes && $this->settings->asks_for_password() && '' === $input->text( 'customer_password' ) ) {
			throw new ShopError( 'registration-error-missing-password', __( 'Please create a password for your account.', 'storefront-islands' ) );
		}
		return $makes;
	}
}
