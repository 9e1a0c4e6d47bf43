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
	/** Shown to the shopper. */
	public string $name;

	/** Minor units, without tax. */
	public int $total;

	/** Minor units. */
	public int $tax;

	/** Describes a fee. */
	public function __construct( string $name, int $total, int $tax ) {
		$this->name  = $name;
		$this->total = $total;
		$this->tax   = $tax;
	}
}
