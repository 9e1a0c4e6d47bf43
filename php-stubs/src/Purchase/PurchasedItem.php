<?php
/**
 * Item of an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** One product of an order, as text. */
final class PurchasedItem {
	/** Name of the product, as text. */
	public string $name;

	/** Quantity of the item. */
	public float $quantity;

	/** Selected attributes ("Color: Blue, Size: M"); may be empty. */
	public string $choice;

	/** Formatted total of the item. */
	public string $total;

	/** Object with `images` as the Store API sends them. */
	public JsonReader $images;

	/** HTML that the shop and its plugins print for the item, such as a note. Trusted like their other output. */
	public string $html;

	/** Constructor. */
	public function __construct( string $name, float $quantity, string $choice, string $total, JsonReader $images, string $html = '' ) {
		$this->name     = $name;
		$this->quantity = $quantity;
		$this->choice   = $choice;
		$this->total    = $total;
		$this->images   = $images;
		$this->html     = $html;
	}
}
