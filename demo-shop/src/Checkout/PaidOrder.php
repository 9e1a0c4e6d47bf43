<?php
/**
 * Holds an order and its payment result.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Checkout;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Payment\PaymentResult;

defined( 'ABSPATH' ) || exit;

/** Result of POST checkout, which includes if the order is paid. */
final class PaidOrder {
	/** Order with its current status. */
	public Order $order;

	/** Result of the payment. */
	public PaymentResult $result;

	/** Creates the result. */
	public function __construct( Order $order, PaymentResult $result ) {
		$this->order  = $order;
		$this->result = $result;
	}
}
