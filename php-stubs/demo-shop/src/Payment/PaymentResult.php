<?php
/**
 * How a payment went.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/** What a gateway says, in WooCommerce's words, and the status that the order gets by it. */
final class PaymentResult {
	/** Payment status to the status of the answer. */
	private const HTTP = array(
		'success' => 200,
		'pending' => 202,
		'failure' => 400,
	);

	/** @var 'success'|'pending'|'failure' The payment_status of answers. */
	public string $status;

	/** What the order is from now on; one of PostTypes::order_statuses(). */
	public string $order_status;

	/** @var array<string, string> What scripts of the gateway are told. */
	public array $details;

	/**
	 * Describes a result; see the other constructors.
	 *
	 * @param 'success'|'pending'|'failure' $status       The payment_status of answers.
	 * @param string                        $order_status What the order is from now on.
	 * @param array<string, string>         $details      What scripts of the gateway are told.
	 */
	private function __construct( string $status, string $order_status, array $details ) {
		$this->status       = $status;
		$this->order_status = $order_status;
		$this->details      = $details;
	}

	/** Nothing more is asked of the shopper. */
	public static function success( string $order_status = 'processing' ): self {
		return new self( 'success', $order_status, array( 'result' => 'success' ) );
	}

	/**
	 * The shopper has to do something first.
	 *
	 * @param array<string, string> $details Tells the gateway's script what.
	 */
	public static function pending( array $details ): self {
		return new self( 'pending', 'pending', array( 'result' => 'pending' ) + $details );
	}

	/**
	 * The payment was refused.
	 *
	 * @param string $message For the shopper; '' where the gateway does not say why.
	 */
	public static function failure( string $message ): self {
		return new self( 'failure', 'failed', array( 'result' => 'failure' ) + ( '' === $message ? array() : array( 'errorMessage' => $message ) ) );
	}

	/** The status of the answer. */
	public function http_status(): int {
		return self::HTTP[ $this->status ];
	}
}
