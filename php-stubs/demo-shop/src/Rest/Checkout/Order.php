<?php
/**
 * GET order/ID.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Answer\CheckoutAnswer;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What was ordered. */
final class Order extends OrderRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/order/(?P<id>[\d]+)';
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
			static function ( Cart $cart, Input $input ): WP_REST_Response {
				return new WP_REST_Response( CheckoutAnswer::order( self::authorised( $input ) ) );
			}
		);
	}
}
