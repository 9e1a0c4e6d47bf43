<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Handles POST cart/update-customer {billing_address, shipping_address}, each with the changed fields only. */
final class UpdateCustomer extends CartChange {
	public const PATH    = '/cart/update-customer';
	protected const ARGS = array(
		'billing_address'  => array( 'type' => 'object' ),
		'shipping_address' => array( 'type' => 'object' ),
	);

	protected function change( Cart $cart, Input $input ): void {
		CartActions::update_customer( $cart, $input, $this->services->settings );
	}
}
