<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Orders that a shop has for its lists of products, by their value of the URL argument `orderby`. */
final class ProductOrders {
	/** Order that a list is in before its visitor chooses one. */
	public string $default;

	/**
	 * Labels of the orders that visitors may choose, as text, in the shop's order.
	 *
	 * @var array<string, string>
	 */
	public array $labels;

	/**
	 * @param array<string, string> $labels Labels of the orders that visitors may choose, as text.
	 */
	public function __construct( string $default_order, array $labels ) {
		$this->default = $default_order;
		$this->labels  = $labels;
	}
}
