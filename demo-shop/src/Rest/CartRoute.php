<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Base class of the routes that use the visitor's cart. It loads the cart for a request and saves it afterwards. */
abstract class CartRoute extends VisitorRoute {
	/** Maximum number of attempts if other requests of the same visitor change the cart at the same time. */
	private const TRIES = 5;

	/**
	 * Reads or changes the cart; called again if another request changed the cart in the meantime.
	 *
	 * @throws ShopError If the request is refused.
	 */
	abstract protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response;

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If the request is refused, or other requests change the cart in every attempt.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$cart     = $this->services->carts->load();
			$response = $this->work( $method, $cart, $input );
			if ( $this->services->carts->save( $cart ) ) {
				return $response;
			}
		}
		throw new ShopError( 'woocommerce_rest_cart_error', __( 'The cart is being changed by another request. Please try again.', 'storefront-islands' ), 409 );
	}
}
