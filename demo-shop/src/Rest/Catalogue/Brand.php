<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Refuses GET products/brands/IDENTIFIER: the demo shop has no brands. */
final class Brand extends Route {
	public const PATH = '/products/brands/(?P<identifier>[\w-]+)';

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError Always.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		if ( is_numeric( $input->text( 'identifier' ) ) ) {
			throw new ShopError( 'woocommerce_rest_brand_invalid_id', __( 'Invalid brand ID.', 'storefront-islands' ), 404 );
		}
		throw new ShopError( 'woocommerce_rest_brand_invalid_slug', __( 'Invalid brand slug.', 'storefront-islands' ), 404 );
	}
}
