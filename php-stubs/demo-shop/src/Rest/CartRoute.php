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
	 * Answers with the visitor's cart at hand.
	 *
	 * @param WP_REST_Request<array<string, mixed>>        $request The request.
	 * @param callable( Cart, Input ): WP_REST_Response $work    Reads or changes the cart; may throw ShopError; is repeated where the cart was changed meanwhile.
	 */
	protected function with_cart( WP_REST_Request $request, callable $work ): WP_REST_Response {
		try {
			if ( 'GET' !== $request->get_method() ) {
				self::check_nonce( $request );
			}
			$response = $this->run( $work, Input::of( $request->get_params() ) );
		} catch ( ShopError $error ) {
			$response = self::refuse( 409 === $error->status() ? $this->with_current_cart( $error ) : $error );
		}
		return $this->with_headers( $response );
	}

	/**
	 * Runs the work until its cart is stored.
	 *
	 * @param callable( Cart, Input ): WP_REST_Response $work Reads or changes the cart.
	 * @throws ShopError Where the work refuses, or others are quicker again and again.
	 */
	private function run( callable $work, Input $input ): WP_REST_Response {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$cart     = $this->services->carts->load();
			$response = $work( $cart, $input );
			if ( $this->services->carts->save( $cart ) ) {
				return $response;
			}
		}
		throw new ShopError( 'woocommerce_rest_cart_error', __( 'The cart is being changed by another request. Please try again.', 'storefront-islands' ), 409 );
	}

	/** An answer that holds the cart. */
	protected function cart_response( Cart $cart, int $status = 200 ): WP_REST_Response {
		return new WP_REST_Response( $this->services->cart_answer->of( $cart ), $status );
	}

	/**
	 * Refuses a request without a valid nonce.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @throws ShopError With woocommerce_rest_missing_nonce, 401, or woocommerce_rest_invalid_nonce, 403.
	 */
	private static function check_nonce( WP_REST_Request $request ): void {
		$nonce = $request->get_header( 'Nonce' );
		if ( null === $nonce || '' === $nonce ) {
			throw new ShopError( 'woocommerce_rest_missing_nonce', __( 'Missing the Nonce header. This endpoint requires a valid nonce.', 'storefront-islands' ), 401 );
		}
		if ( false === wp_verify_nonce( $nonce, Nonce::ACTION ) ) {
			throw new ShopError( 'woocommerce_rest_invalid_nonce', __( 'Nonce is invalid.', 'storefront-islands' ), 403 );
		}
	}

	/** A conflict with the cart as it is now, so that the browser can show it. */
	private function with_current_cart( ShopError $error ): ShopError {
		$cart = $this->services->cart_answer->of( $this->services->carts->load() );
		return new ShopError( $error->error_code(), $error->getMessage(), 409, $error->details() + array( 'cart' => $cart ) );
	}

	/** The headers of every answer about a cart. */
	private function with_headers( WP_REST_Response $response ): WP_REST_Response {
		Nonce::add_headers( $response );
		$response->header( 'Cart-Hash', $this->services->carts->hash() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
