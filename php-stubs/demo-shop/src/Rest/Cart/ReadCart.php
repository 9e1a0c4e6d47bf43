<?php
/**
 * GET cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** GET cart. */
final class ReadCart extends CartRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/cart';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array( $this->endpoint( 'GET', array( $this, 'get' ) ) );
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->with_cart(
			$request,
			function ( Cart $cart ): WP_REST_Response {
				return $this->cart_response( $cart );
			}
		);
	}
}
