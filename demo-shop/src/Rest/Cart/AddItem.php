<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Handles POST cart/add-item {id, quantity, variation}. */
final class AddItem extends CartChange {
	public const PATH      = '/cart/add-item';
	public const ARGS      = array(
		'id'        => array( 'type' => 'integer' ),
		'quantity'  => array( 'type' => 'number' ),
		'variation' => array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => array(
					'attribute' => array( 'type' => 'string' ),
					'value'     => array( 'type' => 'string' ),
				),
			),
		),
	);
	protected const STATUS = 201;

	protected function change( Cart $cart, Input $input ): void {
		$this->services->add_to_cart->add( $cart, $input );
	}
}
