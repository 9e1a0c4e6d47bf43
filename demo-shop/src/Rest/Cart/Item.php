<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Response\CartItemResponse;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads a cart item, sets its quantity or removes it, with GET, PUT and PATCH, or DELETE. */
final class Item extends CartRoute {
	public const PATH = '/cart/items/(?P<key>[\w-]{32})';

	protected function methods(): array {
		return array(
			'GET'        => array(),
			'PUT, PATCH' => array( 'quantity' => array( 'type' => 'number' ) ),
			'DELETE'     => array(),
		);
	}

	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		$line = CartActions::line( $cart, $input->text( 'key' ) );
		if ( 'DELETE' === $method ) {
			CartActions::remove( $cart, $line->key );
			return new WP_REST_Response( null, 204 );
		}
		if ( 'GET' !== $method ) {
			CartActions::set_quantity( $cart, $line->key, $input->number( 'quantity', $line->quantity ) );
		}
		$calculation = new Calculation( $cart, $this->services->settings );
		return new WP_REST_Response( ( new CartItemResponse( $this->services->settings ) )->of( $line, $calculation->lines[ $line->key ] ) );
	}
}
