<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Handles GET cart. */
final class ReadCart extends CartRoute {
	public const PATH = '/cart';

	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		return new WP_REST_Response( $this->services->cart_answer->of( $cart ) );
	}
}
