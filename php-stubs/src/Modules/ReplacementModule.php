<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Replacement\BlockReplacement;

defined( 'ABSPATH' ) || exit;

/** This plugin's blocks in the place of WooCommerce's. */
final class ReplacementModule implements Module {
	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		( new BlockReplacement() )->register();
	}
}
