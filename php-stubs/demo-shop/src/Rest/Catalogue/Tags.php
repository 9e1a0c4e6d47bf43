<?php
/**
 * GET products/tags.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The tags. */
final class Tags extends TermRoute {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/tags';
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
		return $this->list( 'product_tag', Input::of( $request->get_params() ) );
	}
}
