<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the routes that use data of the visitor. It checks the nonce of changes, adds the cart to 409 responses
 * and sends the headers for private responses.
 */
abstract class VisitorRoute extends Route {
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		try {
			if ( $this->needs_nonce( $request->get_method() ) ) {
				Nonce::check( $request );
			}
			$response = $this->respond( $request->get_method(), Input::of( $request->get_params() ) );
		} catch ( ShopError $error ) {
			$response = self::refuse( 409 === $error->status() ? $this->with_current_cart( $error ) : $error );
		}
		Nonce::add_headers( $response );
		$response->header( 'Cart-Hash', $this->services->carts->hash() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** True if a request needs a nonce: all requests that change data. */
	protected function needs_nonce( string $method ): bool {
		return 'GET' !== $method;
	}

	/** Adds the current cart to a conflict error, so that the browser can show it. */
	private function with_current_cart( ShopError $error ): ShopError {
		$cart = $this->services->cart_answer->of( $this->services->carts->load() );
		return new ShopError( $error->error_code(), $error->getMessage(), 409, $error->details() + array( 'cart' => $cart ) );
	}
}
