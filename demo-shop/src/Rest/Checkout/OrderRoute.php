<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Order\Order as PlacedOrder;
use StorefrontIslands\DemoShop\Rest\VisitorRoute;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the routes that use an order. It restricts access: users see their own orders, guests need key and
 * email.
 */
abstract class OrderRoute extends VisitorRoute {
	/** {@inheritDoc} Checked before the route runs, as in WooCommerce. */
	final public function permit( WP_REST_Request $request ) {
		try {
			self::authorised( Input::of( $request->get_params() ) );
			return true;
		} catch ( ShopError $error ) {
			return new WP_Error( $error->error_code(), $error->getMessage(), array( 'status' => $error->status() ) );
		}
	}

	/**
	 * Returns the requested order.
	 *
	 * @param Input $input Request with id, key and billing_email.
	 * @throws ShopError If there is none, or it belongs to another customer.
	 */
	protected static function authorised( Input $input ): PlacedOrder {
		$order = PlacedOrder::find( $input->number( 'id' ) );
		if ( null === $order ) {
			throw new ShopError( 'woocommerce_rest_invalid_order', __( 'Invalid order ID.', 'storefront-islands' ), 404 );
		}
		if ( $order->customer_id > 0 ) {
			if ( get_current_user_id() !== $order->customer_id ) {
				throw new ShopError( 'woocommerce_rest_invalid_user', __( 'This order belongs to a different customer.', 'storefront-islands' ), 403 );
			}
			return $order;
		}
		if ( ! $order->has_key( $input->text( 'key' ) ) ) {
			throw new ShopError( 'woocommerce_rest_invalid_order', __( 'Invalid order ID or key provided.', 'storefront-islands' ), 401 );
		}
		if ( 0 !== strcasecmp( $order->cart->object( 'billing_address' )->text( 'email' ), $input->text( 'billing_email' ) ) ) {
			throw new ShopError( 'woocommerce_rest_invalid_billing_email', __( 'Invalid billing email provided.', 'storefront-islands' ), 401 );
		}
		return $order;
	}
}
