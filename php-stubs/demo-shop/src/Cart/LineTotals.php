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
	/**
	 * Before coupons.
	 *
	 * @var int
	 */
	public int $subtotal;

	/**
	 * Tax on the subtotal.
	 *
	 * @var int
	 */
	public int $subtotal_tax;

	/**
	 * After coupons.
	 *
	 * @var int
	 */
	public int $total;

	/**
	 * Tax on the total.
	 *
	 * @var int
	 */
	public int $total_tax;

	/**
	 * Holds amounts.
	 *
	 * @param int $subtotal     Before coupons.
	 * @param int $subtotal_tax Tax on the subtotal.
	 * @param int $total        After coupons.
	 * @param int $total_tax    Tax on the total.
	 */
	public function __construct( int $subtotal, int $subtotal_tax, int $total, int $total_tax ) {
		$this->subtotal     = $subtotal;
		$this->subtotal_tax = $subtotal_tax;
		$this->total        = $total;
		$this->total_tax    = $total_tax;
	}
}
