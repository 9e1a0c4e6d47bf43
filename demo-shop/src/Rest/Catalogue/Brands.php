<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the brands for GET products/brands; the demo shop has none. */
final class Brands extends Route {
	public const PATH = '/products/brands';

	protected function respond( string $method, Input $input ): WP_REST_Response {
		return new WP_REST_Response( array() );
	}
}
