<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the terms of one attribute for GET products/attributes/ID/terms. */
final class AttributeTerms extends TermRoute {
	public const PATH = '/products/attributes/(?P<attribute_id>[\d]+)/terms';

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If there is no such attribute.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		$taxonomy = array_keys( $this->services->settings->attributes() )[ $input->number( 'attribute_id' ) - 1 ] ?? null;
		if ( null === $taxonomy ) {
			throw new ShopError( 'woocommerce_rest_taxonomy_invalid', __( 'Attribute does not exist.', 'storefront-islands' ), 404 );
		}
		return $this->list( $taxonomy, $input );
	}
}
