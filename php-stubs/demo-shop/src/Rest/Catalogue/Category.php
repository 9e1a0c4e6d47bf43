<?php
/**
 * GET products/categories/ID.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** One category. */
final class Category extends Categories {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/categories/(?P<id>[\d]+)';
	}

	/** {@inheritDoc} */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$term = get_term( Input::of( $request->get_params() )->number( 'id' ), 'product_cat' );
		if ( ! $term instanceof WP_Term ) {
			return self::refuse( new ShopError( 'woocommerce_rest_category_invalid_id', __( 'Invalid category ID.', 'storefront-islands' ), 404 ) );
		}
		return new WP_REST_Response( $this->term( $term ) );
	}
}
