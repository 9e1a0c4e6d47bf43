<?php
/**
 * GET products/attributes/ID.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One product attribute. */
final class Attribute extends Attributes {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/attributes/(?P<id>[\d]+)';
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
		$attribute = $this->attributes()[ Input::of( $request->get_params() )->number( 'id' ) - 1 ] ?? null;
		if ( null === $attribute ) {
			return self::refuse( new ShopError( 'woocommerce_rest_attribute_invalid_id', __( 'Invalid attribute ID.', 'storefront-islands' ), 404 ) );
		}
		return new WP_REST_Response( $attribute );
	}
}
