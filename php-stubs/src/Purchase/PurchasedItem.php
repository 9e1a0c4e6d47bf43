<?php
/**
 * A line of a purchase.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** One product that was ordered, in words. */
final class PurchasedItem {
	/** Its name, as text. */
	public string $name;

	/** How many of it. */
	public int $quantity;

	/** What was chosen of it ("Color: Blue, Size: M"); may be empty. */
	public string $choice;

	/** What the line costs, as the shop writes it. */
	public string $total;

	/** Holds `images` as the Store API sends them. */
	public Data $images;

	/** Brings a line's facts together. */
	public function __construct( string $name, int $quantity, string $choice, string $total, Data $images ) {
		$this->name     = $name;
		$this->quantity = $quantity;
		$this->choice   = $choice;
		$this->total    = $total;
		$this->images   = $images;
	}
}
