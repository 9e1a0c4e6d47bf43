<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Admin\PaymentScripts\Check;
use StorefrontIslands\Admin\PaymentScripts\ScriptsPage;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Inventory of the scripts of the checkout, with its daily check. */
final class PaymentScriptsModule implements Module {
	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		( new ScriptsPage( new Check( $this->shop ) ) )->register();
	}
}
