<?php
/**
 * Implements payment outside of the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Bank transfer, cheque and cash on delivery: no payment takes place, the order only changes its status. */
final class OfflineGateway implements Gateway {
	/** Status that orders get. */
	private string $order_status;

	/** Creates a gateway whose orders get a status. */
	public function __construct( string $order_status ) {
		$this->order_status = $order_status;
	}

	/** {@inheritDoc} */
	public function pay( Order $order, Input $data ): PaymentResult {
		return PaymentResult::success( $this->order_status );
	}
}
