<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Limits\Log\Payment;
use StorefrontIslands\Orders\Limits\Log\PaymentLimit;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether the shop is on guard. Only declines put the shop on guard and keep it there for a while; payments that
 * succeed do not end it. A refused request must not count: it costs nothing.
 */
final class Guard {
	private PaymentRules $rules;
	private PaymentLog $log;

	public function __construct( PaymentRules $rules, PaymentLog $log ) {
		$this->rules = $rules;
		$this->log   = $log;
	}

	/**
	 * Returns the seconds for which the shop stays on guard, if nothing else happens.
	 *
	 * @return int 0 if it is not on guard.
	 */
	public function seconds_left( Payment $payment ): int {
		$limit  = $this->limit();
		$excess = $limit->excess( $this->log->count( $limit, $payment ) );
		$free   = $excess >= 0 ? $this->log->seconds_until_free( $limit, $payment, $excess ) : 0;
		return max( $free, Alert::raised_at() + PaymentRules::GUARD_SECONDS - time(), 0 );
	}

	/** Runs after a payment was declined. */
	public function declined( Payment $payment ): void {
		$limit = $this->limit();
		if ( ! $payment->is_known() && $limit->excess( $this->log->count( $limit, $payment ) ) >= 0 ) {
			Alert::raise();
		}
	}

	/** Returns the limit from which the shop is on guard. */
	private function limit(): PaymentLimit {
		return $this->rules->of_shop( DeclineBaseline::read( $this->log ) );
	}
}
