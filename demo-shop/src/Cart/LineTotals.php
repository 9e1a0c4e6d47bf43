<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** Amounts of one cart item, in minor units. */
final class LineTotals {
	/** Price before coupons. */
	public int $subtotal;

	public int $subtotal_tax;

	/** Price after coupons. */
	public int $total;

	public int $total_tax;

	public function __construct( int $subtotal, int $subtotal_tax, int $total, int $total_tax ) {
		$this->subtotal     = $subtotal;
		$this->subtotal_tax = $subtotal_tax;
		$this->total        = $total;
		$this->total_tax    = $total_tax;
	}
}
