<?php
/**
 * Route cart/coupons/CODE.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Cart;

use StorefrontIslands\DemoShop\Answer\TotalsAnswer;
use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Rest\CartRoute;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One coupon: GET reads, DELETE removes it. */
final class Coupon extends CartRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/cart/coupons/(?P<code>[\w-]+)';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array(
			$this->endpoint( 'GET', array( $this, 'answer' ) ),
			$this->endpoint( 'DELETE', array( $this, 'answer' ) ),
		);
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$method = $request->get_method();
		return $this->with_cart(
			$request,
			function ( Cart $cart, Input $input ) use ( $method ): WP_REST_Response {
				$code   = strtolower( $input->text( 'code' ) );
				$totals = new TotalsAnswer( $this->services->settings->currency(), new Calculation( $cart, $this->services->settings ) );
				foreach ( $totals->coupons( $cart, $this->services->settings ) as $coupon ) {
					if ( $coupon['code'] === $code ) {
						if ( 'DELETE' === $method ) {
							$this->services->coupons->remove( $cart, $code );
							return new WP_REST_Response( null, 204 );
						}
						return new WP_REST_Response( $coupon );
					}
				}
				throw new ShopError( 'woocommerce_rest_cart_coupon_invalid_code', __( 'Coupon does not exist in the cart.', 'storefront-islands' ), 404 );
			}
		);
	}
}
