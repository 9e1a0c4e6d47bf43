<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Payments\PaymentLimits;
use StorefrontIslands\Orders\Payments\UnlimitedPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Registers the limits, if the shop's settings have them. */
final class Limits {
	/**
	 * Registers the hooks.
	 *
	 * @return PaymentLimits Limits of the current request's payment.
	 */
	public static function register( Visitor $visitor, CheckoutEvents $shop ): PaymentLimits {
		$log = new PaymentLog();
		PaymentLog::table()->register();
		add_action( 'wp_scheduled_delete', array( $log, 'remove_old' ) );
		( new WooPaymentData( $log ) )->register();
		$settings = Settings::load();
		if ( ! $settings->limits_payments() ) {
			return new UnlimitedPayments();
		}
		PaymentLog::table()->ensure();
		Alert::register();
		$proof = new CheckoutProof( new IdempotencyStore( 'proof' ), $visitor );
		$proof->register();
		$rules   = new PaymentRules( $settings );
		$guard   = new Guard( $rules, $log );
		$limiter = new PaymentLimiter( $rules, $log, $guard, $proof, $visitor, $shop );
		$coupons = new IdempotencyStore( 'coupon' );
		add_action( 'wp_scheduled_delete', array( $coupons, 'remove_old' ) );
		( new WooPaymentResults( $log, $guard ) )->register();
		( new WooNewPaymentMethod( $limiter, $visitor ) )->register();
		$codes        = new CouponLimiter( new FailureCounter( $coupons ), $visitor );
		$coupon_guard = new CouponGuard( $codes );
		$coupon_guard->register();
		( new WooCouponValidation( $codes, $coupon_guard ) )->register();
		( new WooCouponRequests( $codes ) )->register();
		return $limiter;
	}
}
