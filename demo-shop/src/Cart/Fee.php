<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** A fee of a cart. */
final class Fee {
	public string $name;

	/** Amount in minor units, without tax. */
	public int $total;

	/** Tax in minor units. */
	public int $tax;

	public function __construct( string $name, int $total, int $tax ) {
		$this->name  = $name;
		$this->total = $total;
		$this->tax   = $tax;
	}
}
