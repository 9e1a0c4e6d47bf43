<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Base class of the POST routes that change the cart and return the whole cart. */
abstract class CartChange extends CartRoute {
	/** @var array<string, mixed> Parameters as register_rest_route() takes them. */
	protected const ARGS = array();

	/** @var int HTTP status of a successful response. */
	protected const STATUS = 200;

	/**
	 * @throws ShopError If the change is refused.
	 */
	abstract protected function change( Cart $cart, Input $input ): void;

	protected function methods(): array {
		return array( 'POST' => static::ARGS );
	}

	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		$this->change( $cart, $input );
		return new WP_REST_Response( $this->services->cart_answer->of( $cart ), static::STATUS );
	}
}
