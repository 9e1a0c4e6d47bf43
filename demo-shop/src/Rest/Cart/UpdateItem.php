<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Handles POST cart/update-item {key, quantity}. */
final class UpdateItem extends CartChange {
	public const PATH    = '/cart/update-item';
	protected const ARGS = array(
		'key'      => array( 'type' => 'string' ),
		'quantity' => array( 'type' => 'number' ),
	);

	protected function change( Cart $cart, Input $input ): void {
		$line = CartActions::line( $cart, $input->text( 'key' ) );
		CartActions::set_quantity( $cart, $line->key, $input->number( 'quantity', $line->quantity ) );
	}
}
