<?php

declare(strict_types=1);

namespace StorefrontIslands\Modules;

use StorefrontIslands\Admin\DeclinedPayments\DeclinedPaymentsPage;

defined( 'ABSPATH' ) || exit;

/** Report of declined payments. They are counted and limited without it, too. */
final class DeclinedPaymentsModule implements Module {
	public function is_wanted(): bool {
		return true;
	}

	public function register(): void {
		DeclinedPaymentsPage::register();
	}
}
