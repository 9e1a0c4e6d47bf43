<?php
/**
 * An order and how its payment went.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Payment\PaymentResult;

defined( 'ABSPATH' ) || exit;

/** What POST checkout answers with. Paid or not: the result says. */
final class PaidOrder {
	/** The order with the status that it has now. */
	public Order $order;

	/** How the payment went. */
	public PaymentResult $result;

	/** Puts the two together. */
	public function __construct( Order $order, PaymentResult $result ) {
		$this->order  = $order;
		$this->result = $result;
	}
}
