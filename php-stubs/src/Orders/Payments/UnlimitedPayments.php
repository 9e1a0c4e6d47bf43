<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Payments;

defined( 'ABSPATH' ) || exit;

/** Lets every payment through, where the shop's settings have no limits. */
final class UnlimitedPayments implements PaymentLimits {
	public function seconds_to_wait( string $visitor, int $order_id, string $method ): int {
		return 0;
	}

	public function begin( int $order_id ): bool {
		return true;
	}

	public function end( bool $is_success ): void {}
}
