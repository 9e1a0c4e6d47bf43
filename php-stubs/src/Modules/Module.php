<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

defined( 'ABSPATH' ) || exit;

/** Part of the plugin that is registered as a whole, once all plugins are loaded, or not at all. */
interface Module {
	/** False where nothing on this site needs it. */
	public function is_wanted(): bool;

	/** Adds its hooks. No class of it may be loaded before. */
	public function register(): void;
}
