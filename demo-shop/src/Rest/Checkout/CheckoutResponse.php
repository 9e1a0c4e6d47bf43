<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Checkout\PaidOrder;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Responses of GET checkout, POST checkout and GET order. */
final class CheckoutResponse {
	/**
	 * Returns the response before an order is placed. No draft order is created for it.
	 *
	 * @return array<string, mixed>
	 */
	public static function draft( Cart $cart, ShopSettings $settings ): array {
		$methods = $settings->payment_method_ids();
		return self::to_response( 0, 'checkout-draft', '', $cart->additional_fields ) + array(
			'customer_note'    => $cart->customer_note,
			'customer_id'      => get_current_user_id(),
			'billing_address'  => $cart->billing->response(),
			'shipping_address' => $cart->shipping->response(),
			'payment_method'   => '' === $cart->payment_method ? $methods[0] ?? '' : $cart->payment_method,
			'payment_result'   => null,
		);
	}

	/**
	 * Returns the response after an order was placed, paid or not.
	 *
	 * @return array<string, mixed>
	 */
	public static function placed( PaidOrder $paid ): array {
		$order = $paid->order;
		return self::to_response( $order->id, $order->status, $order->key, $order->cart->object( 'additional_fields' )->map() ) + array(
			'customer_note'    => $order->note,
			'customer_id'      => $order->customer_id,
			'billing_address'  => Address::billing( $order->cart->object( 'billing_address' ) )->response(),
			'shipping_address' => Address::shipping( $order->cart->object( 'shipping_address' ) )->response(),
			'payment_method'   => $order->payment_method,
			'payment_result'   => self::payment_result( $paid ),
		);
	}

	/** @return array<string, mixed> */
	private static function payment_result( PaidOrder $paid ): array {
		$url     = 'success' === $paid->result->status ? $paid->order->received_url() : '';
		$details = array();
		foreach ( $paid->result->details + ( '' === $url ? array() : array( 'redirect' => $url ) ) as $key => $value ) {
			$details[] = compact( 'key', 'value' );
		}
		return array(
			'payment_status'  => $paid->result->status,
			'payment_details' => $details,
			'redirect_url'    => $url,
		);
	}

	/**
	 * Returns the response of GET order/ID.
	 *
	 * @return array<string, mixed>
	 */
	public static function order( Order $order ): array {
		$cart   = $order->cart;
		$response = array(
			'id'                   => $order->id,
			'status'               => $order->status,
			'needs_payment'        => $order->needs_payment(),
			'needs_shipping'       => $cart->flag( 'needs_shipping' ),
			'payment_requirements' => array( 'products' ),
			'errors'               => array(),
		);
		foreach ( array( 'items', 'coupons', 'fees', 'totals', 'shipping_address', 'billing_address' ) as $field ) {
			$response[ $field ] = $cart->object( $field )->all();
		}
		return $response;
	}

	/**
	 * Returns the fields shared by the responses before and after an order is placed.
	 *
	 * @param int                      $id     Order number; 0 for none.
	 * @param array<array-key, string> $fields Values of additional fields outside the addresses.
	 * @return array<string, mixed>
	 */
	private static function to_response( int $id, string $status, string $key, array $fields ): array {
		return array(
			'order_id'          => $id,
			'status'            => $status,
			'order_key'         => $key,
			'order_number'      => 0 === $id ? '' : (string) $id,
			'additional_fields' => (object) $fields,
			'extensions'        => new \stdClass(),
		);
	}
}
