<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Fields\AdditionalFields;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\Shop\RestoredItem;

defined( 'ABSPATH' ) || exit;

/** Changes of cart items, shipping rate and customer; adding products and coupons have their own classes. */
final class CartActions {
	/**
	 * @throws ShopError If there is no such cart item or the quantity is refused.
	 */
	public static function set_quantity( Cart $cart, string $key, int $quantity ): void {
		$line = self::line( $cart, $key );
		( new QuantityLimits( $line->product ) )->check( $quantity, $line->product->name );
		$line->quantity = $quantity;
	}

	/**
	 * @throws ShopError If there is no such cart item.
	 */
	public static function remove( Cart $cart, string $key ): void {
		if ( ! isset( $cart->lines[ $key ] ) ) {
			throw new ShopError( 'woocommerce_rest_cart_invalid_key', __( 'Cart item no longer exists or is invalid.', 'storefront-islands' ), 409 );
		}
		$cart->removed[ $key ] = $cart->lines[ $key ];
		unset( $cart->lines[ $key ] );
	}

	/**
	 * Restores a removed cart item; one that is in the cart stays as it is.
	 *
	 * @throws ShopError If it is not known any more.
	 */
	public static function restore( Cart $cart, RestoredItem $restored ): void {
		if ( isset( $cart->lines[ $restored->key ] ) ) {
			return;
		}
		if ( ! isset( $cart->removed[ $restored->key ] ) ) {
			throw new ShopError( RestoredItem::IS_LOST, RestoredItem::message(), 409 );
		}
		$others = $cart->lines;
		$cart->put( $cart->removed[ $restored->key ] );
		$cart->lines = $restored->place( $cart->lines, $others );
		unset( $cart->removed[ $restored->key ] );
	}

	/**
	 * @throws ShopError With woocommerce_rest_cart_invalid_key, 409, if there is none.
	 */
	public static function line( Cart $cart, string $key ): CartLine {
		if ( ! isset( $cart->lines[ $key ] ) ) {
			throw new ShopError( 'woocommerce_rest_cart_invalid_key', __( 'Cart item does not exist.', 'storefront-islands' ), 409 );
		}
		return $cart->lines[ $key ];
	}

	/** Selects a shipping rate; an unavailable rate changes nothing, as in WooCommerce. */
	public static function select_rate( Cart $cart, string $rate_id, ShopSettings $settings ): void {
		$calculation = new Calculation( $cart, $settings );
		if ( null !== $calculation->shipping->find( $rate_id ) ) {
			$cart->chosen_rate = $rate_id;
		}
	}

	/** Updates the values of additional fields outside the addresses; missing ones keep their values. */
	public static function update_fields( Cart $cart, Input $input ): void {
		$given                   = $input->object( 'additional_fields' );
		$cart->additional_fields = AdditionalFields::stored( 'contact', $given ) + AdditionalFields::stored( 'order', $given ) + $cart->additional_fields;
	}

	/**
	 * @param Input $input Request with billing_address and shipping_address; missing fields keep their values.
	 * @throws ShopError With rest_invalid_param if an address is invalid.
	 */
	public static function update_customer( Cart $cart, Input $input, ShopSettings $settings ): void {
		$billing  = Address::billing( $input->object( 'billing_address' ), $cart->billing );
		$shipping = Address::shipping( $input->object( 'shipping_address' ), $cart->shipping );
		if ( ! $cart->needs_shipping() && ! $input->has( 'shipping_address' ) ) {
			$shipping = Address::shipping( Input::of( $billing->all() ) );
		}
		$problems = array(
			'billing_address'  => $input->has( 'billing_address' ) ? $billing->problem() : null,
			'shipping_address' => $input->has( 'shipping_address' ) ? $shipping->problem() : null,
		);
		$params   = array();
		$details  = array();
		foreach ( array_filter( $problems ) as $param => $problem ) {
			$params[ $param ]  = implode( ' ', $problem->get_error_messages() );
			$details[ $param ] = rest_convert_error_to_response( $problem )->get_data();
		}
		if ( array() !== $params ) {
			/* translators: %s: names of parameters */
			$message = sprintf( __( 'Invalid parameter(s): %s', 'storefront-islands' ), implode( ', ', array_keys( $params ) ) );
			throw new ShopError( 'rest_invalid_param', $message, 400, compact( 'params', 'details' ) );
		}
		// As in WooCommerce, the chosen rate is reset when the address becomes incomplete, which removes the shipping
		// rates.
		if ( $settings->ships_to_full_addresses_only() && $cart->shipping->is_locatable() && ! $shipping->is_locatable() ) {
			$cart->chosen_rate = '';
		}
		$cart->billing  = $billing;
		$cart->shipping = $shipping;
	}
}
