<?php
/**
 * POST checkout/ID.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Answer\CheckoutAnswer;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Pays an order that waits for it. */
final class CheckoutOrder extends OrderRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/checkout/(?P<id>[\d]+)';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		$args = array(
			'payment_method' => array(
				'type'     => 'string',
				'enum'     => $this->services->settings->payment_method_ids(),
				'required' => true,
			),
		);
		return array( $this->endpoint( 'POST', array( $this, 'post' ), $args ) );
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function post( WP_REST_Request $request ): WP_REST_Response {
		return $this->with_cart(
			$request,
			static function ( Cart $cart, Input $input ): WP_REST_Response {
				$order = self::authorised( $input );
				if ( ! $order->needs_payment() ) {
					throw new ShopError( 'invalid_order_update_status', __( 'This order cannot be paid for.', 'storefront-islands' ) );
				}
				return new WP_REST_Response( CheckoutAnswer::placed( $order->pay( $input->text( 'payment_method' ) ) ) );
			}
		);
	}
}
