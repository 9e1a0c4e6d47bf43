<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns one product attribute for GET products/attributes/ID. */
final class Attribute extends Attributes {
	public const PATH = '/products/attributes/(?P<id>[\d]+)';

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is none.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$attribute = $this->attributes()[ $input->number( 'id' ) - 1 ] ?? null;
		if ( null === $attribute ) {
			throw new ShopError( 'woocommerce_rest_attribute_invalid_id', __( 'Invalid attribute ID.', 'storefront-islands' ), 404 );
		}
		return new WP_REST_Response( $attribute );
	}
}
