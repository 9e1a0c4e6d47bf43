<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads the cart items, adds one or removes all, with GET, POST or DELETE. */
final class Items extends CartRoute {
	public const PATH = '/cart/items';

	protected function methods(): array {
		return array(
			'GET'    => array(),
			'POST'   => AddItem::ARGS,
			'DELETE' => array(),
		);
	}

	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		if ( 'POST' === $method ) {
			$this->services->add_to_cart->add( $cart, $input );
		} elseif ( 'DELETE' === $method ) {
			$cart->lines = array();
		}
		$calculation = new Calculation( $cart, $this->services->settings );
		return new WP_REST_Response( $this->services->cart_answer->lines( $cart, $calculation ), 'POST' === $method ? 201 : 200 );
	}
}
