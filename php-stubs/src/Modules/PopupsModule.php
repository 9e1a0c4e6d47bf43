<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Site\Popups\Popups;
use StorefrontIslands\Site\Popups\PublishedPopups;

defined( 'ABSPATH' ) || exit;

/** Popups. Without it their block prints nothing. */
final class PopupsModule implements Module {
	private Islands $islands;
	private BlockScope $scope;

	public function __construct( Islands $islands, BlockScope $scope ) {
		$this->islands = $islands;
		$this->scope   = $scope;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		$this->scope->popups = new Popups( $this->islands );
		$this->scope->popups->register();
		( new PublishedPopups() )->register();
	}
}
