<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Returns one category for GET products/categories/ID. */
final class Category extends Categories {
	public const PATH = '/products/categories/(?P<id>[\d]+)';

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is none.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$term = get_term( $input->number( 'id' ), 'product_cat' );
		if ( ! $term instanceof WP_Term ) {
			throw new ShopError( 'woocommerce_rest_category_invalid_id', __( 'Invalid category ID.', 'storefront-islands' ), 404 );
		}
		return new WP_REST_Response( $this->term( $term ) );
	}
}
