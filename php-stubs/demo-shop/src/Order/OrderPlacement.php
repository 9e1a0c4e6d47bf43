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
use StorefrontIslands\DemoShop\Cart\CartProblems;
use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Customer\Account;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Places orders: all of it happens, or nothing. */
final class OrderPlacement {
	/** Everything that a cart costs. */
	private ShopSettings $settings;

	/** Where the cart is emptied. */
	private CartStore $carts;

	/** Describes what was ordered. */
	private CartAnswer $cart_answer;

	/** Places orders of a shop. */
	public function __construct( ShopSettings $settings, CartStore $carts, CartAnswer $cart_answer ) {
		$this->settings    = $settings;
		$this->carts       = $carts;
		$this->cart_answer = $cart_answer;
	}

	/**
	 * Places an order.
	 *
	 * @param Cart  $cart  The cart as it was loaded; empty afterwards.
	 * @param Input $input The parameters of POST checkout.
	 * @throws ShopError Where something is missing or no longer to be had; nothing has happened then.
	 */
	public function place( Cart $cart, Input $input ): Order {
		/**
		 * The order that a process made which was killed before its payment began; the same attempt goes on with it.
		 *
		 * @param int $order_id 0 where there is none.
		 */
		$order_id = apply_filters( 'storefront_islands_order_of_attempt', 0 );
		$order    = Order::find( is_int( $order_id ) ? $order_id : 0 );
		if ( null !== $order ) {
			return $order;
		}
		$this->check_cart( $cart );
		CartActions::update_customer( $cart, $input );
		$this->check_customer( $cart );
		$total = ( new Calculation( $cart, $this->settings ) )->total();
		if ( $total > 0 && '' === $input->text( 'payment_method' ) ) {
			throw new ShopError( 'woocommerce_rest_checkout_missing_payment_method', __( 'No payment method provided.', 'storefront-islands' ) );
		}
		if ( 0 === get_current_user_id() && ! $this->settings->allows_guests() && ! $input->flag( 'create_account' ) ) {
			throw new ShopError( 'woocommerce_rest_guest_checkout_disabled', __( 'You must be logged in to checkout.', 'storefront-islands' ), 403 );
		}
		$this->check_total( $cart, $total );
		return Database::in_one_step(
			function () use ( $cart, $input, $total ): Order {
				$order = $this->commit( $cart, $input, $total );
				/**
				 * An order is made, and nothing is paid. What is written now stays or goes with the order.
				 *
				 * @param int $order_id The order.
				 */
				do_action( 'storefront_islands_order_made', $order->id );
				return $order;
			}
		);
	}

	/**
	 * Refuses an order whose total is not the one that the shopper has seen.
	 *
	 * @throws ShopError With the cart as it is now.
	 */
	private function check_total( Cart $cart, int $total ): void {
		/**
		 * Whether an order may cost this much.
		 *
		 * @param bool $is_expected True where nobody has said what the shopper saw.
		 * @param int  $total       In minor units.
		 */
		if ( ! apply_filters( 'storefront_islands_total_is_expected', true, $total ) ) {
			// With the address that the new total is for.
			$this->carts->save( $cart );
			throw new ShopError( 'storefront_islands_total_changed', __( 'The total of your order has changed. Please check it and place your order again.', 'storefront-islands' ), 409 );
		}
	}

	/**
	 * Takes the cart, the stock and makes the order.
	 *
	 * @throws ShopError Where another request was quicker.
	 */
	private function commit( Cart $cart, Input $input, int $total ): Order {
		$ordered = clone $cart;
		$answer  = $this->cart_answer->of( $ordered );
		$cart->clear();
		// The cart first: of two orders of one cart at once, the second finds it changed.
		if ( ! $this->carts->save( $cart ) ) {
			throw new ShopError( 'woocommerce_rest_cart_error', __( 'The cart was changed in another window. Please check it and try again.', 'storefront-islands' ), 409 );
		}
		foreach ( $ordered->lines as $line ) {
			if ( ! Stock::take( $line->product, $line->quantity ) ) {
				/* translators: %s: product's name */
				$message = sprintf( __( 'There is not enough &quot;%s&quot; in stock. Please reduce the quantity in your cart.', 'storefront-islands' ), Text::html( $line->product->name ) );
				throw new ShopError( 'woocommerce_rest_product_partially_out_of_stock', $message, 409 );
			}
		}
		$user = get_current_user_id();
		if ( 0 === $user && $input->flag( 'create_account' ) ) {
			$user = Account::create( $ordered->billing, $input->text( 'customer_password' ) );
			$this->carts->hand_over( $user );
		}
		return Order::create( $ordered, $answer, $user, $total > 0 ? $input->text( 'payment_method' ) : '', sanitize_textarea_field( $input->text( 'customer_note' ) ) );
	}

	/**
	 * Refuses an empty cart and one with problems.
	 *
	 * @throws ShopError With 409.
	 */
	private function check_cart( Cart $cart ): void {
		if ( array() === $cart->lines ) {
			// WooCommerce's answer holds its first status as an entry without a name.
			throw new ShopError( 'woocommerce_rest_cart_empty', __( 'Cannot place an order, your cart is empty.', 'storefront-islands' ), 409, array( 400 ) );
		}
		$problems = CartProblems::of( $cart, $this->settings );
		if ( array() !== $problems ) {
			throw new ShopError( $problems[0]['code'], $problems[0]['message'], 409 );
		}
	}

	/**
	 * Refuses a customer who cannot be reached.
	 *
	 * @throws ShopError With what is missing.
	 */
	private function check_customer( Cart $cart ): void {
		if ( '' === $cart->billing->get( 'email' ) ) {
			throw new ShopError( 'woocommerce_rest_missing_email_address', __( 'A valid email address is required', 'storefront-islands' ) );
		}
		$needs_shipping = $cart->needs_shipping();
		if ( $needs_shipping && null === ( new Calculation( $cart, $this->settings ) )->shipping->selected ) {
			throw new ShopError( 'woocommerce_rest_invalid_shipping_option', __( 'Sorry, this order requires a shipping option.', 'storefront-islands' ) );
		}
		if ( $needs_shipping ) {
			self::check_address( 'shipping', __( 'shipping address', 'storefront-islands' ), $cart->shipping );
		}
		self::check_address( 'billing', __( 'billing address', 'storefront-islands' ), $cart->billing );
	}

	/**
	 * Refuses an address without one of the fields that its country asks for.
	 *
	 * @param string  $kind    Either billing or shipping.
	 * @param string  $name    The same for the shopper.
	 * @param Address $address The address.
	 * @throws ShopError With the missing fields.
	 */
	private static function check_address( string $kind, string $name, Address $address ): void {
		$missing = array();
		foreach ( $address->missing() as $label ) {
			/* translators: %s: a field's label */
			$missing[] = sprintf( __( '%s is required', 'storefront-islands' ), $label );
		}
		if ( array() !== $missing ) {
			/* translators: 1: which address, 2: list of what is missing */
			$message = sprintf( __( 'There was a problem with the provided %1$s: %2$s', 'storefront-islands' ), $name, implode( ', ', $missing ) );
			throw new ShopError( 'woocommerce_rest_invalid_address', $message, 400, array( 'errors' => array( $kind => $missing ) ) );
		}
	}
}
