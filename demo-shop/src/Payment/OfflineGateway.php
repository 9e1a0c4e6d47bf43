<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * Payment outside of the shop, by bank transfer, cheque or cash on delivery: no payment takes place, the order only
 * changes its status.
 */
final class OfflineGateway implements Gateway {
	/** Status that orders get. */
	private string $order_status;

	public function __construct( string $order_status ) {
		$this->order_status = $order_status;
	}

	public function pay( Order $order, Input $data ): PaymentResult {
		return PaymentResult::success( $this->order_status );
	}
}
