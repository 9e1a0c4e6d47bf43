<?php
/**
 * Payment outside the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Bank transfer, cheque and cash: nothing happens now, and the order waits for the money or is sent. */
final class OfflineGateway implements Gateway {
	/** What the order is from now on. */
	private string $order_status;

	/** A method that leaves orders with a status. */
	public function __construct( string $order_status ) {
		$this->order_status = $order_status;
	}

	/** {@inheritDoc} */
	public function pay( Order $order, Input $data ): PaymentResult {
		return PaymentResult::success( $this->order_status );
	}
}
