<?php
/**
 * Route cart/items/KEY.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Answer\LineAnswer;
use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One line: GET reads, PUT and PATCH set its quantity, DELETE removes it. */
final class Item extends CartRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/cart/items/(?P<key>[\w-]{32})';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array(
			$this->endpoint( 'GET', array( $this, 'answer' ) ),
			$this->endpoint( 'PUT, PATCH', array( $this, 'answer' ), array( 'quantity' => array( 'type' => 'number' ) ) ),
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
				$line = CartActions::line( $cart, $input->text( 'key' ) );
				if ( 'DELETE' === $method ) {
					CartActions::remove( $cart, $line->key );
					return new WP_REST_Response( null, 204 );
				}
				if ( 'GET' !== $method ) {
					CartActions::set_quantity( $cart, $line->key, $input->number( 'quantity', $line->quantity ) );
				}
				$calculation = new Calculation( $cart, $this->services->settings );
				return new WP_REST_Response( ( new LineAnswer( $this->services->settings ) )->of( $line, $calculation->lines[ $line->key ] ) );
			}
		);
	}
}
