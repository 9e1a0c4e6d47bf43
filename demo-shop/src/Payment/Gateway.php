<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Pays orders by a payment method of the demo shop. */
interface Gateway {
	/**
	 * Pays a stored order.
	 *
	 * @param Order $order Pending order.
	 * @param Input $data  payment_data by key.
	 * @throws ShopError If the payment cannot be attempted.
	 */
	public function pay( Order $order, Input $data ): PaymentResult;
}
