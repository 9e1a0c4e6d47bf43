<?php
/**
 * GET products/brands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Rest\Route;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The brands: the demo shop has none. */
final class Brands extends Route {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/brands';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		return array( $this->endpoint( 'GET', array( $this, 'get' ) ) );
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 */
	public function get(): WP_REST_Response {
		return new WP_REST_Response( array() );
	}
}
