<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Page\ViewTransitions;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Fades between the shop's pages. */
final class ViewTransitionsModule implements Module {
	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		( new ViewTransitions( $this->shop ) )->register();
	}
}
