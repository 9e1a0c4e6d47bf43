<?php
/**
 * A route about what belongs to the visitor.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Checks the nonce of everything that changes, gives conflicts the cart and sends the headers of a visitor's answer. */
abstract class VisitorRoute extends Route {
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
