<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads the initial data of the form with GET, stores changes with PUT, places the order with POST. */
final class Checkout extends CartRoute {
	public const PATH = '/checkout';

	/** Parameter with the data from the scripts of payment methods. */
	public const PAYMENT_DATA = array(
		'type'  => 'array',
		'items' => array(
			'type'       => 'object',
			'properties' => array(
				'key'   => array( 'type' => 'string' ),
				'value' => array( 'type' => array( 'string', 'boolean' ) ),
			),
		),
	);

	protected function methods(): array {
		$method  = array(
			'type' => 'string',
			'enum' => $this->services->settings->payment_method_ids(),
		);
		$address = array(
			'type'              => 'object',
			'validate_callback' => array( self::class, 'validate_address' ),
		);
		return array(
			'GET'        => array(),
			'PUT, PATCH' => array(
				'payment_method'    => $method,
				'order_notes'       => array( 'type' => 'string' ),
				'additional_fields' => array( 'type' => 'object' ),
			),
			'POST'       => array(
				'billing_address'   => $address + array( 'required' => true ),
				'shipping_address'  => $address,
				'payment_method'    => $method,
				'customer_note'     => array( 'type' => 'string' ),
				'create_account'    => array( 'type' => 'boolean' ),
				'customer_password' => array( 'type' => 'string' ),
				'payment_data'      => self::PAYMENT_DATA,
				'additional_fields' => array( 'type' => 'object' ),
				'extensions'        => array( 'type' => 'object' ),
			),
		);
	}

	protected function respond( string $method, Input $input ): WP_REST_Response {
		if ( 'POST' !== $method ) {
			return parent::respond( $method, $input );
		}
		// Placing an order saves the cart itself, and must not be retried when another request changed the cart.
		$paid = $this->services->placement->place( $input );
		return new WP_REST_Response( CheckoutResponse::placed( $paid ), $paid->result->http_status() );
	}

	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		if ( 'GET' !== $method ) {
			$cart->payment_method = $input->text( 'payment_method', $cart->payment_method );
			$cart->customer_note  = sanitize_textarea_field( $input->text( 'order_notes', $cart->customer_note ) );
			CartActions::update_fields( $cart, $input );
		}
		$draft = CheckoutResponse::draft( $cart, $this->services->settings );
		return new WP_REST_Response( 'GET' === $method ? $draft : $draft + array( '__experimentalCart' => $this->services->cart_answer->of( $cart ) ) );
	}

	/** GET needs a nonce as well: the response contains the customer's addresses. */
	protected function needs_nonce( string $method ): bool {
		return true;
	}

	/**
	 * @internal
	 * @param mixed                                 $value   Value of the parameter.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return true|WP_Error
	 */
	public static function validate_address( $value, WP_REST_Request $request, string $param ) {
		$valid = rest_validate_request_arg( $value, $request, $param );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		$input = Input::of( $value );
		if ( 'billing_address' === $param && '' !== $input->text( 'email' ) && false === is_email( $input->text( 'email' ) ) ) {
			return new WP_Error( 'invalid_email', __( 'The provided email address is not valid', 'storefront-islands' ) );
		}
		return Address::billing( $input )->problem() ?? true;
	}
}
