<?php
/**
 * GET products/SLUG.
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

/** One product or variation by its slug. */
final class ProductBySlug extends Route {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/(?P<slug>[\S]+)';
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
		$slug    = Input::of( $request->get_params() )->text( 'slug' );
		$product = $this->services->products->find( $this->services->products->id_by_slug( $slug ) );
		if ( null === $product ) {
			return self::refuse( new ShopError( 'woocommerce_rest_product_invalid_slug', __( 'Invalid product slug.', 'storefront-islands' ), 404 ) );
		}
		return new WP_REST_Response( $this->services->product_answer->of( $product ) );
	}
}
