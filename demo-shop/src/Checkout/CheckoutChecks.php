<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Checkout;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartErrors;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Fields\FieldRules;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\Orders\Requests\ExpectedTotal;

defined( 'ABSPATH' ) || exit;

/** Validates a cart and its customer before anything is stored. */
final class CheckoutChecks {
	private ShopSettings $settings;

	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Refuses an empty cart and a cart with errors.
	 *
	 * @throws ShopError With 409.
	 */
	public function check_cart( Cart $cart ): void {
		if ( array() === $cart->lines ) {
			// As in WooCommerce's response, the first status is an entry without a key.
			throw new ShopError( 'woocommerce_rest_cart_empty', __( 'Cannot place an order, your cart is empty.', 'storefront-islands' ), 409, array( 400 ) );
		}
		$problems = CartErrors::of( $cart, $this->settings );
		if ( array() !== $problems ) {
			throw new ShopError( $problems[0]['code'], $problems[0]['message'], 409 );
		}
	}

	/**
	 * Refuses a customer without an email address, a shipping rate or complete addresses.
	 *
	 * @throws ShopError With the missing fields.
	 */
	public function check_customer( Cart $cart ): void {
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
	 * Refuses additional fields that are required or invalid.
	 *
	 * @param array<string, mixed> $response Response of GET cart.
	 * @param Input                $input    Parameters of POST checkout.
	 * @throws ShopError With rest_invalid_param, as WooCommerce has it.
	 */
	public static function check_fields( array $response, Cart $cart, Input $input ): void {
		$rules   = new FieldRules(
			$response,
			$cart->additional_fields,
			array(
				'create_account' => $input->flag( 'create_account' ),
				'customer_note'  => $input->text( 'customer_note' ),
				'payment_method' => $input->text( 'payment_method' ),
			)
		);
		$given   = array(
			'shipping' => $cart->shipping->all(),
			'billing'  => $cart->billing->all(),
			'contact'  => $cart->additional_fields,
			'order'    => $cart->additional_fields,
		);
		$details = array();
		foreach ( $given as $place => $values ) {
			$is_needed = 'shipping' !== $place || $cart->needs_shipping();
			$problems  = $is_needed ? $rules->problems( $place, $values ) : null;
			if ( null !== $problems ) {
				$param             = 'address' === FieldRules::PLACES[ $place ] ? $place . '_address' : 'additional_fields';
				$details[ $param ] = rest_convert_error_to_response( $problems )->get_data();
			}
		}
		if ( array() !== $details ) {
			/* translators: %s: names of parameters */
			$message = sprintf( __( 'Invalid parameter(s): %s', 'storefront-islands' ), implode( ', ', array_keys( $details ) ) );
			throw new ShopError( 'rest_invalid_param', $message, 400, array( 'details' => $details ) );
		}
	}

	/**
	 * Refuses a total that differs from the one shown to the shopper.
	 *
	 * @param int $total Total in minor units.
	 * @throws ShopError With 409 and the current cart.
	 */
	public static function check_total( int $total ): void {
		/**
		 * Filters whether the total of an order is the one that the shopper has seen.
		 *
		 * @param bool $is_expected True if the shopper has seen the total.
		 * @param int  $total       Total in minor units.
		 */
		if ( true !== apply_filters( 'storefront_islands_total_is_expected', true, $total ) ) {
			throw new ShopError( ExpectedTotal::CODE, ExpectedTotal::message(), 409 );
		}
	}

	/**
	 * Refuses an address without one of the fields that its country requires.
	 *
	 * @param string $kind Either billing or shipping.
	 * @param string $name Name of the address for the message.
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
