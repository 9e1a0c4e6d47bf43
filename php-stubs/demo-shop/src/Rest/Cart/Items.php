<?php
/**
 * Route cart/items.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The lines alone: GET reads, POST adds, DELETE removes all. */
final class Items extends CartRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/cart/items';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array(
			$this->endpoint( 'GET', array( $this, 'answer' ) ),
			$this->endpoint( 'POST', array( $this, 'answer' ), AddItem::ARGS ),
			$this->endpoint( 'DELETE', array( $this, 'answer' ) ),
		);
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$method = $request->get_method();
		return $this->with_cart(
			$request,
			function ( Cart $cart, Input $input ) use ( $method ): WP_REST_Response {
				if ( 'POST' === $method ) {
					$this->services->add_to_cart->add( $cart, $input );
				}
				if ( 'DELETE' === $method ) {
					foreach ( array_keys( $cart->lines ) as $key ) {
						CartActions::remove( $cart, $key );
					}
				}
				$calculation = new Calculation( $cart, $this->services->settings );
				return new WP_REST_Response( $this->services->cart_answer->lines( $cart, $calculation ), 'POST' === $method ? 201 : 200 );
			}
		);
	}
}
