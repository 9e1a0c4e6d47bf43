<?php
/**
 * GET products/brands/IDENTIFIER.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One brand: the demo shop has none. */
final class Brand extends Route {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/brands/(?P<identifier>[\w-]+)';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array( $this->endpoint( 'GET', array( $this, 'get' ) ) );
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$by_id = is_numeric( Input::of( $request->get_params() )->text( 'identifier' ) );
		return self::refuse(
			$by_id
				? new ShopError( 'woocommerce_rest_brand_invalid_id', __( 'Invalid brand ID.', 'storefront-islands' ), 404 )
				: new ShopError( 'woocommerce_rest_brand_invalid_slug', __( 'Invalid brand slug.', 'storefront-islands' ), 404 )
		);
	}
}
