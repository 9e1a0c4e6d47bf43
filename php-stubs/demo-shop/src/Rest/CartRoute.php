<?php
/**
 * A route about the visitor's cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Hands the cart out and stores it again. */
abstract class CartRoute extends VisitorRoute {
	/** How often a change is made anew because another request of the same visitor was quicker. */
	private const TRIES = 5;

	/**
	 * Reads or changes the cart; done again where another request changed it meanwhile.
	 *
	 * @throws ShopError Where it is refused.
	 */
	abstract protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response;

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError Where it is refused, or others are quicker again and again.
	 */
	protected function answer( string $method, Input $input ): WP_REST_Response {
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
