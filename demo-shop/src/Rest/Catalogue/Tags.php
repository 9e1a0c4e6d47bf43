<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the tags for GET products/tags. */
final class Tags extends TermRoute {
	public const PATH = '/products/tags';

	protected function respond( string $method, Input $input ): WP_REST_Response {
		return $this->list( 'product_tag', $input );
	}
}
