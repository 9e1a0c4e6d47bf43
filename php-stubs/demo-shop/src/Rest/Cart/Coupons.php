<?php
/**
 * Route cart/coupons.
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
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The coupons alone: GET reads, POST applies one, DELETE removes all. */
final class Coupons extends CartRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/cart/coupons';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array(
			$this->endpoint( 'GET', array( $this, 'answer' ) ),
			$this->endpoint( 'POST', array( $this, 'answer' ), array( 'code' => array( 'type' => 'string' ) ) ),
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
				if ( 'POST' === $method ) {
					$this->services->coupons->apply( $cart, $input->text( 'code' ) );
				}
				if ( 'DELETE' === $method ) {
					$cart->coupons = array();
				}
				$totals = new TotalsAnswer( $this->services->settings->currency(), new Calculation( $cart, $this->services->settings ) );
				return new WP_REST_Response( $totals->coupons( $cart, $this->services->settings ) );
			}
		);
	}
}
