<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Pays an order that needs payment, for POST checkout/ID. */
final class CheckoutOrder extends OrderRoute {
	public const PATH = '/checkout/(?P<id>[\d]+)';

	protected function methods(): array {
		$method = array(
			'type'     => 'string',
			'enum'     => $this->services->settings->payment_method_ids(),
			'required' => true,
		);
		return array(
			'POST' => array(
				'payment_method' => $method,
				'payment_data'   => Checkout::PAYMENT_DATA,
			),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If no payment is needed, or the payment cannot be attempted.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$order = self::authorised( $input );
		if ( ! $order->needs_payment() ) {
			throw new ShopError( 'invalid_order_update_status', __( 'This order cannot be paid for.', 'storefront-islands' ) );
		}
		$paid = $this->services->payment->pay_stored( $order, $input );
		return new WP_REST_Response( CheckoutResponse::placed( $paid ), $paid->result->http_status() );
	}
}
