<?php
/**
 * Limits of declined payments.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

use StorefrontIslands\Idempotency\CheckoutEvents;
use StorefrontIslands\Idempotency\PaymentLimits;
use StorefrontIslands\Idempotency\Visitor;

defined( 'ABSPATH' ) || exit;

/** Applies PaymentRules to the payment of the current request, and logs what became of it. */
final class PaymentLimiter implements PaymentLimits {
	/** Methods that no gateway processes while the order is placed. */
	private const OFFLINE = array( '', 'bacs', 'cheque', 'cod' );

	/** Reason of a refusal: there is no proof that a checkout was opened. */
	private const WITHOUT_PROOF = 'proof';

	/** The rules. */
	private PaymentRules $rules;

	/** Log of payments. */
	private PaymentLog $log;

	/** Proof that a checkout was opened. */
	private CheckoutProof $proof;

	/** Visitor of the current request. */
	private Visitor $visitor;

	/** Checkout events of the shop. */
	private CheckoutEvents $shop;

	/** Payment of the current request; null before it is known, and for one that is not limited. */
	private ?Payment $payment = null;

	/** Id of the payment's row; 0 for none. */
	private int $row = 0;

	/** True if the shop is on guard. */
	private bool $is_on_guard = false;

	/**
	 * Constructor.
	 *
	 * @param PaymentRules   $rules   The rules.
	 * @param PaymentLog     $log     Log of payments.
	 * @param CheckoutProof  $proof   Proof that a checkout was opened.
	 * @param Visitor        $visitor Visitor of the current request.
	 * @param CheckoutEvents $shop    Checkout events of the shop.
	 */
	public function __construct( PaymentRules $rules, PaymentLog $log, CheckoutProof $proof, Visitor $visitor, CheckoutEvents $shop ) {
		$this->rules   = $rules;
		$this->log     = $log;
		$this->proof   = $proof;
		$this->visitor = $visitor;
		$this->shop    = $shop;
	}

	/** {@inheritDoc} */
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
		$payment               = new Payment( $visitor, $order_id, Network::current(), $method );
		list( $reason, $wait ) = $this->refusal( $payment );
		if ( '' !== $reason ) {
			$this->log->refuse( $payment, $reason );
			return $wait;
		}
		$this->payment = $payment;
		return 0;
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
		$this->payment    = new Payment( $this->payment->visitor(), $order_id, $this->payment->network(), $this->payment->method() );
		list( $reason ) = $this->refusal( $this->payment );
		if ( '' !== $reason ) {
			$this->log->refuse( $this->payment, $reason );
			return false;
		}
		$this->row = $this->log->begin( $this->payment, $this->is_on_guard );
		$this->proof->take();
		return true;
	}

	/** {@inheritDoc} */
	public function end( bool $is_success ): void {
		if ( 0 === $this->row || null === $this->payment ) {
			return;
		}
		if ( $is_success ) {
			$this->log->end( $this->row, $this->shop->is_paid( $this->payment->order_id() ) ? PaymentLog::PAID : PaymentLog::PENDING );
		} else {
			$this->log->end( $this->row, PaymentLog::DECLINED );
			$this->proof->give_back();
		}
		$this->row = 0;
	}

	/**
	 * Returns why a payment must not be tried now, and the seconds until it may.
	 *
	 * @param Payment $payment The payment.
	 * @return array{string, int} Reason, empty if it may; seconds.
	 */
	private function refusal( Payment $payment ): array {
		$refusal = $this->first_exceeded( $this->rules->of_visitor(), $payment );
		if ( '' !== $refusal[0] ) {
			return $refusal;
		}
		$refusal = $this->first_exceeded( $this->rules->of_network(), $payment );
		if ( '' === $refusal[0] ) {
			$refusal = $this->refusal_on_guard( $payment );
		}
		if ( '' === $refusal[0] || $this->is_known() ) {
			return array( '', 0 );
		}
		if ( $this->is_on_guard ) {
			Alert::raise();
		}
		return $refusal;
	}

	/**
	 * Returns why a payment must not be tried while the shop is on guard, and the seconds until it may.
	 *
	 * @param Payment $payment The payment.
	 * @return array{string, int} Reason, empty if it may; seconds.
	 */
	private function refusal_on_guard( Payment $payment ): array {
		$limit             = $this->rules->of_shop( UsualDeclines::read( $this->log ) );
		$excess            = $limit->excess( $this->log->count( $limit, $payment ) );
		// Payments of other shoppers must not let a bot go on that is still trying.
		$calm              = Alert::raised_at() + PaymentRules::STAYS_ON_GUARD - time();
		$this->is_on_guard = $excess >= 0 || $calm > 0;
		if ( ! $this->is_on_guard ) {
			return array( '', 0 );
		}
		$wait = $this->proof->seconds_to_wait();
		if ( null === $wait ) {
			$wait = $excess >= 0 ? $this->log->seconds_until_free( $limit, $payment, $excess ) : $calm;
		}
		return $wait > 0 ? array( self::WITHOUT_PROOF, $wait ) : $this->first_exceeded( array( $this->rules->on_guard() ), $payment );
	}

	/**
	 * Returns the scope of the first limit that is reached, and the seconds until it is not.
	 *
	 * @param list<PaymentLimit> $limits  The limits.
	 * @param Payment            $payment The payment.
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

	/** True if the shop knows the visitor: a customer who has paid before, or somebody who has passed a challenge. */
	private function is_known(): bool {
		$user = $this->visitor->user_id();
		if ( $user > 0 && $this->shop->has_paid_before( $user ) ) {
			return true;
		}
		/**
		 * Filters if the visitor has passed a challenge (captcha) with this request, or since the last one.
		 *
		 * @param bool $has_passed False by default.
		 */
		return true === apply_filters( 'storefront_islands_has_passed_challenge', false );
	}
}
