<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Limits\Log\Payment;
use StorefrontIslands\Orders\Limits\Log\PaymentLimit;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Payments\PaymentLimits;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/** Applies PaymentRules to the payment of the current request, and logs what became of it. */
final class PaymentLimiter implements PaymentLimits {
	/** Reason of a refusal: there is no proof that a checkout was opened. */
	private const WITHOUT_PROOF = 'proof';

	private PaymentRules $rules;
	private PaymentLog $log;
	private Guard $guard;
	private CheckoutProof $proof;
	private Visitor $visitor;
	private CheckoutEvents $shop;

	/** Payment of the current request; null before it is known, and for one that is not limited. */
	private ?Payment $payment = null;

	/** Id of the payment's row; 0 for none. */
	private int $row = 0;

	/** True if the payment is held to the limit of a shop on guard. */
	private bool $is_on_guard = false;

	public function __construct( PaymentRules $rules, PaymentLog $log, Guard $guard, CheckoutProof $proof, Visitor $visitor, CheckoutEvents $shop ) {
		$this->rules   = $rules;
		$this->log     = $log;
		$this->guard   = $guard;
		$this->proof   = $proof;
		$this->visitor = $visitor;
		$this->shop    = $shop;
	}

	public function seconds_to_wait( string $visitor, int $order_id, string $method ): int {
		$this->payment = null;
		/**
		 * Filters if payments by a method are limited.
		 *
		 * @param bool   $is_limited False for methods that no gateway processes while the order is placed.
		 * @param string $method     Id of the payment method.
		 */
		if ( true !== apply_filters( 'storefront_islands_limits_payment', ! in_array( $method, self::OFFLINE, true ), $method ) ) {
			return 0;
		}
		return $this->check( new Payment( $visitor, $order_id, Network::current(), $method, $this->has_paid_before() ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * Checked again, as the requests of many visitors may have passed seconds_to_wait() at once.
	 */
	public function begin( int $order_id ): bool {
		if ( null === $this->payment ) {
			return true;
		}
		$payment = new Payment( $this->payment->visitor(), $order_id, $this->payment->network(), $this->payment->method(), $this->payment->is_known() );
		if ( $this->check( $payment ) > 0 ) {
			return false;
		}
		$this->row = $this->log->begin( $this->payment, $this->is_on_guard );
		$this->proof->take();
		return true;
	}

	public function end( bool $is_success ): void {
		if ( 0 === $this->row || null === $this->payment ) {
			return;
		}
		if ( $is_success ) {
			$this->log->end( $this->row, $this->shop->is_paid( $this->payment->order_id() ) ? PaymentLog::PAID : PaymentLog::PENDING );
		} else {
			$this->log->end( $this->row, PaymentLog::DECLINED );
			$this->guard->declined( $this->payment );
			$this->proof->give_back();
		}
		$this->row = 0;
	}

	/**
	 * Lets a payment pass, or logs why it must not be tried now.
	 *
	 * @return int Seconds until it may be tried; 0 if it may now.
	 */
	private function check( Payment $payment ): int {
		$this->payment         = $payment;
		$this->is_on_guard     = false;
		list( $reason, $wait ) = $this->first_exceeded( $this->rules->of_visitor(), $payment );
		if ( '' === $reason && ! $payment->is_known() ) {
			list( $reason, $wait ) = $this->refusal_of_stranger( $payment );
			if ( '' !== $reason && self::has_passed_challenge() ) {
				$this->payment     = new Payment( $payment->visitor(), $payment->order_id(), $payment->network(), $payment->method(), true );
				$this->is_on_guard = false;
				return 0;
			}
		}
		if ( '' !== $reason ) {
			$this->log->refuse( $payment, $reason );
		}
		return $wait;
	}

	/**
	 * Returns why a visitor whom the shop does not know must wait before paying, and the seconds.
	 *
	 * @return array{string, int} Reason, empty if the visitor may; seconds.
	 */
	private function refusal_of_stranger( Payment $payment ): array {
		$refusal = $this->first_exceeded( $this->rules->of_network(), $payment );
		$guarded = '' === $refusal[0] ? $this->guard->seconds_left( $payment ) : 0;
		if ( 0 === $guarded ) {
			return $refusal;
		}
		$this->is_on_guard = true;
		$wait              = $this->proof->seconds_to_wait() ?? $guarded;
		if ( $wait > 0 ) {
			return array( self::WITHOUT_PROOF, $wait );
		}
		$first        = $this->rules->first_of_network();
		$has_declines = ! $first->applies_to( $payment ) || $first->excess( $this->log->count( $first, $payment ) ) >= 0;
		return $this->first_exceeded( array( $this->rules->on_guard( $has_declines ) ), $payment );
	}

	/**
	 * Returns the scope of the first limit that is reached, and the seconds until it is not.
	 *
	 * @param list<PaymentLimit> $limits The limits.
	 * @return array{string, int} Scope, empty if there is none; seconds.
	 */
	private function first_exceeded( array $limits, Payment $payment ): array {
		foreach ( $limits as $limit ) {
			if ( ! $limit->applies_to( $payment ) ) {
				continue;
			}
			$excess = $limit->excess( $this->log->count( $limit, $payment ) );
			if ( $excess >= 0 ) {
				return array( $limit->scope(), $this->log->seconds_until_free( $limit, $payment, $excess ) );
			}
		}
		return array( '', 0 );
	}

	/** True if the visitor is a customer who has paid before. */
	private function has_paid_before(): bool {
		$user = $this->visitor->user_id();
		return $user > 0 && $this->shop->has_paid_before( $user );
	}

	/** True if the visitor has passed a challenge. */
	private static function has_passed_challenge(): bool {
		/**
		 * Filters if the visitor has passed a challenge (captcha) with this request, or since the last one.
		 *
		 * @param bool $has_passed False by default.
		 */
		return true === apply_filters( 'storefront_islands_has_passed_challenge', false );
	}
}
