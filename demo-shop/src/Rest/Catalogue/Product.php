<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns one product or variation by its id for GET products/ID. */
final class Product extends Route {
	public const PATH = '/products/(?P<id>[\d]+)';

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is none.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$product = $this->services->products->find( $input->number( 'id' ) );
		if ( null === $product ) {
			throw new ShopError( 'woocommerce_rest_product_invalid_id', __( 'Invalid product ID.', 'storefront-islands' ), 404 );
		}
		return new WP_REST_Response( $this->services->product_answer->of( $product ) );
	}
}
