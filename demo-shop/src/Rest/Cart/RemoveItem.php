<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Handles POST cart/remove-item {key}. */
final class RemoveItem extends CartChange {
	public const PATH    = '/cart/remove-item';
	protected const ARGS = array( 'key' => array( 'type' => 'string' ) );

	protected function change( Cart $cart, Input $input ): void {
		CartActions::remove( $cart, $input->text( 'key' ) );
	}
}
