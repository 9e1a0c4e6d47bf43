<?php
/**
 * A change of the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** POST that changes the cart and answers with all of it. */
abstract class CartChange extends CartRoute {
	/**
	 * Changes the cart.
	 *
	 * @throws \StorefrontIslands\DemoShop\Support\ShopError Where the change is refused.
	 */
	abstract protected function change( Cart $cart, Input $input ): void;

	/**
	 * The parameters, as register_rest_route() takes them.
	 *
	 * @return array<string, mixed>
	 */
	abstract protected function args(): array;

	/** The status of success. */
	protected function status(): int {
		return 200;
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array( $this->endpoint( 'POST', array( $this, 'post' ), $this->args() ) );
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
			function ( Cart $cart, Input $input ): WP_REST_Response {
				$this->change( $cart, $input );
				return $this->cart_response( $cart, $this->status() );
			}
		);
	}
}
