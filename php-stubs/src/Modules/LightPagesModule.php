<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Page\LightPages\LightPages;

defined( 'ABSPATH' ) || exit;

/** Pages without WooCommerce's classic scripts. */
final class LightPagesModule implements Module {
	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		( new LightPages() )->register();
	}
}
