<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Handles POST cart/apply-coupon {code}. */
final class ApplyCoupon extends CartChange {
	public const PATH    = '/cart/apply-coupon';
	protected const ARGS = array( 'code' => array( 'type' => 'string' ) );

	protected function change( Cart $cart, Input $input ): void {
		$this->services->coupons->apply( $cart, $input->text( 'code' ) );
	}
}
