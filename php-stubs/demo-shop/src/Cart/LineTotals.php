<?php
/**
 * What a line costs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** Amounts of one line in minor units. */
final class LineTotals {
	/** Before coupons. */
	public int $subtotal;

	/** Tax on the subtotal. */
	public int $subtotal_tax;

	/** After coupons. */
	public int $total;

	/** Tax on the total. */
	public int $total_tax;

	/** Holds amounts. */
	public function __construct( int $subtotal, int $subtotal_tax, int $total, int $total_tax ) {
		$this->subtotal     = $subtotal;
		$this->subtotal_tax = $subtotal_tax;
		$this->total        = $total;
		$this->total_tax    = $total_tax;
	}
}
