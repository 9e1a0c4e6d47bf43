<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/** Result of a gateway, with WooCommerce's payment status and the order status that follows. */
final class PaymentResult {
	/** HTTP status by payment status. */
	private const HTTP = array(
		'success' => 200,
		'pending' => 202,
		'failure' => 400,
	);

	/** @var 'success'|'pending'|'failure' payment_status of the response. */
	public string $status;

	/** New status of the order; one of PostTypes::order_statuses(). */
	public string $order_status;

	/** @var array<string, string> Payment details for the scripts of the gateway. */
	public array $details;

	/**
	 * @param 'success'|'pending'|'failure' $status       payment_status of the response.
	 * @param string                        $order_status New status of the order.
	 * @param array<string, string>         $details      Payment details for the scripts of the gateway.
	 */
	private function __construct( string $status, string $order_status, array $details ) {
		$this->status       = $status;
		$this->order_status = $order_status;
		$this->details      = $details;
	}

	/** Returns the result of a completed payment. */
	public static function success( string $order_status = 'processing' ): self {
		return new self( 'success', $order_status, array( 'result' => 'success' ) );
	}

	/**
	 * Returns the result of a payment that needs an action of the shopper.
	 *
	 * @param array<string, string> $details Describe the action for the gateway's script.
	 */
	public static function pending( array $details ): self {
		return new self( 'pending', 'pending', array( 'result' => 'pending' ) + $details );
	}

	/**
	 * Returns the result of a refused payment.
	 *
	 * @param string $message Message for the shopper; '' if the gateway gives no reason.
	 */
	public static function failure( string $message ): self {
		return new self( 'failure', 'failed', array( 'result' => 'failure' ) + ( '' === $message ? array() : array( 'errorMessage' => $message ) ) );
	}

	public function http_status(): int {
		return self::HTTP[ $this->status ];
	}
}
