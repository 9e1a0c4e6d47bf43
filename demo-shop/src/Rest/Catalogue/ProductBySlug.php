<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns one product or variation by its slug for GET products/SLUG. */
final class ProductBySlug extends Route {
	public const PATH = '/products/(?P<slug>[\S]+)';

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is none.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$product = $this->services->products->find( $this->services->products->id_by_slug( $input->text( 'slug' ) ) );
		if ( null === $product ) {
			throw new ShopError( 'woocommerce_rest_product_invalid_slug', __( 'Invalid product slug.', 'storefront-islands' ), 404 );
		}
		return new WP_REST_Response( $this->services->product_answer->of( $product ) );
	}
}
