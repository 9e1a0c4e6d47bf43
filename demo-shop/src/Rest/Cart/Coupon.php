<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads or removes one coupon of the cart, with GET or DELETE. */
final class Coupon extends CartRoute {
	public const PATH = '/cart/coupons/(?P<code>[\w-]+)';

	protected function methods(): array {
		return array(
			'GET'    => array(),
			'DELETE' => array(),
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If the coupon is not applied.
	 */
	protected function work( string $method, Cart $cart, Input $input ): WP_REST_Response {
		$code = strtolower( $input->text( 'code' ) );
		foreach ( $this->services->cart_answer->coupons( $cart ) as $coupon ) {
			if ( $coupon['code'] === $code && 'DELETE' === $method ) {
				$this->services->coupons->remove( $cart, $code );
				return new WP_REST_Response( null, 204 );
			}
			if ( $coupon['code'] === $code ) {
				return new WP_REST_Response( $coupon );
			}
		}
		throw new ShopError( 'woocommerce_rest_cart_coupon_invalid_code', __( 'Coupon does not exist in the cart.', 'storefront-islands' ), 404 );
	}
}
