<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Order\Order as PlacedOrder;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Route of the second step of a payment: receives from the test card's script if the shopper has confirmed the payment.
 * The order's key authorises the request.
 */
final class ConfirmPayment extends Route {
	public const PATH = CardGateway::CONFIRM_PATH;

	protected const NAMESPACES = array( CardGateway::CONFIRM_NAMESPACE );

	protected function methods(): array {
		return array(
			'POST' => array(
				'order_id' => array(
					'type'     => 'integer',
					'required' => true,
				),
				'key'      => array(
					'type'     => 'string',
					'required' => true,
				),
				'approved' => array(
					'type'     => 'boolean',
					'required' => true,
				),
			),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is no such order, or nothing to confirm.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$order = PlacedOrder::find( $input->number( 'order_id' ) );
		if ( null === $order || ! $order->has_key( $input->text( 'key' ) ) ) {
			throw new ShopError( 'woocommerce_rest_invalid_order', __( 'Invalid order ID or key provided.', 'storefront-islands' ), 401 );
		}
		$paid = $this->services->payment->confirm( $order, $input->flag( 'approved' ) );
		return new WP_REST_Response(
			array(
				'status'       => $paid->order->status,
				'redirect_url' => 'success' === $paid->result->status ? $paid->order->received_url() : '',
			)
		);
	}
}
