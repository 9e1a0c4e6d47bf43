<?php
/**
 * A payment method of the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/** Takes the money for orders. */
interface Gateway {
	/**
	 * Pays an order that is stored.
	 *
	 * @param Order $order The order, pending.
	 * @param Input $data  payment_data by key.
	 * @throws ShopError Where it cannot even try.
	 */
	public function pay( Order $order, Input $data ): PaymentResult;
}
