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
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Checks the nonce of everything that changes, hands the cart out, stores it again and sends the headers of a cart's answer. */
abstract class CartRoute extends Route {
	/** How often a change is made anew because another request of the same visitor was quicker. */
	private const TRIES = 5;

	/**
	 * Reads or changes the cart; done again where another request changed it meanwhile.
	 *
	 * @throws ShopError Where it is refused.
	 */
	abstract protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response;

	/** {@inheritDoc} */
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		try {
			if ( $this->needs_nonce( $request->get_method() ) ) {
				Nonce::check( $request );
			}
			$response = $this->answer( $request->get_method(), Input::of( $request->get_params() ) );
		} catch ( ShopError $error ) {
			$response = self::refuse( 409 === $error->status() ? $this->with_current_cart( $error ) : $error );
		}
		Nonce::add_headers( $response );
		$response->header( 'Cart-Hash', $this->services->carts->hash() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

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

	/** Whether a request needs a nonce: everything that changes does. */
	protected function needs_nonce( string $method ): bool {
		return 'GET' !== $method;
	}

	/** A conflict with the cart as it is now, so that the browser can show it. */
	private function with_current_cart( ShopError $error ): ShopError {
		$cart = $this->services->cart_answer->of( $this->services->carts->load() );
		return new ShopError( $error->error_code(), $error->getMessage(), 409, $error->details() + array( 'cart' => $cart ) );
	}
}
