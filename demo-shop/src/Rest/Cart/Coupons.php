<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads the coupons of the cart, applies one or removes all, with GET, POST or DELETE. */
final class Coupons extends CartRoute {
	public const PATH = '/cart/coupons';

	protected function methods(): array {
		return array(
			'GET'    => array(),
			'POST'   => array( 'code' => array( 'type' => 'string' ) ),
			'DELETE' => array(),
		);
	}

	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		if ( 'POST' === $method ) {
			$this->services->coupons->apply( $cart, $input->text( 'code' ) );
		} elseif ( 'DELETE' === $method ) {
			$cart->coupons = array();
		}
		return new WP_REST_Response( $this->services->cart_answer->coupons( $cart ), 'POST' === $method ? 201 : 200 );
	}
}
