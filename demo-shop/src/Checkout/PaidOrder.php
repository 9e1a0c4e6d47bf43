<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Checkout;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Payment\PaymentResult;

defined( 'ABSPATH' ) || exit;

/** Result of a request that pays: an order and the result of its payment. */
final class PaidOrder {
	/** Order with its current status. */
	public Order $order;

	public PaymentResult $result;

	public function __construct( Order $order, PaymentResult $result ) {
		$this->order  = $order;
		$this->result = $result;
	}
}
