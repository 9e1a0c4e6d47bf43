<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Page\StoreApiCacheHeaders;
use StorefrontIslands\Support\Http\OwnRoutes;
use StorefrontIslands\Support\Http\PrivateRoutes;

defined( 'ABSPATH' ) || exit;

/** Who may read the routes that know the visitor, and who may keep their responses. */
final class RoutesModule implements Module {
	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		PrivateRoutes::register();
		StoreApiCacheHeaders::register();
		( new OwnRoutes() )->register();
	}
}
