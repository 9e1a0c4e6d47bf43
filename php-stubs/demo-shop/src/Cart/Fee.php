<?php
/**
 * A fee.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** One fee of a cart. */
final class Fee {
	/**
	 * Shown to the shopper.
	 *
	 * @var string
	 */
	public string $name;

	/**
	 * Minor units, without tax.
	 *
	 * @var int
	 */
	public int $total;

	/**
	 * Minor units.
	 *
	 * @var int
	 */
	public int $tax;

	/**
	 * Describes a fee.
	 *
	 * @param string $name  Shown to the shopper.
	 * @param int    $total Minor units, without tax.
	 * @param int    $tax   Minor units.
	 */
	public function __construct( string $name, int $total, int $tax ) {
		$this->name  = $name;
		$this->total = $total;
		$this->tax   = $tax;
	}
}
