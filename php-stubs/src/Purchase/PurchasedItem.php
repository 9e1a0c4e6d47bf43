<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** One product of an order. */
final class PurchasedItem {
	/** Name of the product, as HTML of the shop. */
	public string $name;

	/** Quantity as HTML of the shop: × 2. */
	public string $quantity;

	/** Formatted total of the item, as text. */
	public string $total;

	public JsonReader $images;

	/** What the shop and its plugins print below: chosen values, a note. HTML, trusted like their other output. */
	public string $html;

	public function __construct( string $name, string $quantity, string $total, JsonReader $images, string $html = '' ) {
		$this->name     = $name;
		$this->quantity = $quantity;
		$this->total    = $total;
		$this->images   = $images;
		$this->html     = $html;
	}
}
