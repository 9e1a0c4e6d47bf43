<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/** Translation of pages. Without it its block prints nothing. */
final class TranslationModule implements Module {
	private BlockScope $scope;

	public function __construct( BlockScope $scope ) {
		$this->scope = $scope;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$this->scope->has_translation = true;
	}
}
