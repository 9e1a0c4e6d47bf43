<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Checkout;

use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the contents of an order for GET order/ID. */
final class Order extends OrderRoute {
	public const PATH = '/order/(?P<id>[\d]+)';

	protected function respond( string $method, Input $input ): WP_REST_Response {
		return new WP_REST_Response( CheckoutResponse::order( self::authorised( $input ) ) );
	}
}
