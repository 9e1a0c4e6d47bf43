<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Cart\CartActions;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Handles POST cart/select-shipping-rate {package_id, rate_id}; without package_id the rate applies to every package.
 */
final class SelectShippingRate extends CartChange {
	public const PATH    = '/cart/select-shipping-rate';
	protected const ARGS = array(
		'package_id' => array( 'type' => array( 'integer', 'string', 'null' ) ),
		'rate_id'    => array(
			'type'     => 'string',
			'required' => true,
		),
	);

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If the rate is missing.
	 */
	protected function change( Cart $cart, Input $input ): void {
		if ( '' === $input->text( 'rate_id' ) ) {
			throw new ShopError( 'woocommerce_rest_cart_missing_rate_id', __( 'Invalid Rate ID.', 'storefront-islands' ) );
		}
		CartActions::select_rate( $cart, $input->text( 'rate_id' ), $this->services->settings );
	}
}
