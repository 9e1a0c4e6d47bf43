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
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What was ordered. */
final class Order extends OrderRoute {
	public const PATH = '/order/(?P<id>[\d]+)';

	/** {@inheritDoc} */
	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		return new WP_REST_Response( CheckoutAnswer::order( self::authorised( $input ) ) );
	}
}
