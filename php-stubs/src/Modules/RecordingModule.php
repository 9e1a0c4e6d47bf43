<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Site\Recording\Recording;

defined( 'ABSPATH' ) || exit;

/** Session recording. */
final class RecordingModule implements Module {
	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		( new Recording( $this->islands ) )->register();
	}
}
