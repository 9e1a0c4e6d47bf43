<?php
/**
 * GET products/attributes/ID/terms.
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

/** The terms of one attribute. */
final class AttributeTerms extends TermRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/attributes/(?P<attribute_id>[\d]+)/terms';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array( $this->endpoint( 'GET', array( $this, 'get' ), self::ARGS ) );
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$query    = Input::of( $request->get_params() );
		$taxonomy = array_keys( $this->services->settings->attributes() )[ $query->number( 'attribute_id' ) - 1 ] ?? null;
		if ( null === $taxonomy ) {
			return self::refuse( new ShopError( 'woocommerce_rest_taxonomy_invalid', __( 'Attribute does not exist.', 'storefront-islands' ), 404 ) );
		}
		return $this->list( $taxonomy, $query );
	}
}
