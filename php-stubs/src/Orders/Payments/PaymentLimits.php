<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Payments;

defined( 'ABSPATH' ) || exit;

/** Limits how often payments may be tried, whatever request tries them. */
interface PaymentLimits {
	/** Methods that no gateway processes while the order is placed. */
	public const OFFLINE = array( '', 'bacs', 'cheque', 'cod' );

	/**
	 * Returns the seconds that the visitor must wait before a payment may be tried; 0 if it may be tried now.
	 *
	 * @param string $visitor  Hash of the visitor.
	 * @param int    $order_id Id of the existing order that is to be paid; 0 to place one.
	 * @param string $method   Id of the payment method; empty if the order needs no payment.
	 */
	public function seconds_to_wait( string $visitor, int $order_id, string $method ): int;

	/**
	 * Records that the payment is passed to its gateway.
	 *
	 * @return bool False if other requests have used up the limit since seconds_to_wait().
	 */
	public function begin( int $order_id ): bool;

	/**
	 * Records that the gateway has answered; not called if its answer is unknown.
	 *
	 * @param bool $is_success False if the payment was declined.
	 */
	public function end( bool $is_success ): void;
}
