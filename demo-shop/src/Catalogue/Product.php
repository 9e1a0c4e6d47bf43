<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * A simple product, a variable one (with the prices and stock of its variations) or a variation. Amounts are in minor
 * units.
 */
final class Product {
	public int $id;
	public int $parent_id;
	/** One of simple, variable, variation. */
	public string $type;
	/** Name, HTML-encoded as WordPress stores titles; a variation has its parent's. */
	public string $name;
	public string $slug;
	public string $sku;
	public string $short_description;
	public string $description;
	public int $regular_price;
	/** Sale price; null if it is not on sale. */
	public ?int $sale_price;
	public int $stock;
	/** One of no, notify, yes. */
	public string $backorders;
	public int $low_stock_amount;
	/** Weight in pounds. */
	public float $weight;
	public bool $is_virtual;
	public bool $sold_individually;
	/** Quantity limits that replace those of the stock: minimum, maximum, multiple_of. */
	public ?Input $quantity;
	/** @var list<int> */
	public array $cross_sells;
	public string $average_rating;
	public int $review_count;
	/** @var array<string, list<string>> Attribute slugs by taxonomy; one slug each for a variation. */
	public array $attributes;
	public int $image_id;
	/** Number of units sold. */
	public int $sales;
	/** Time of creation, as a Unix timestamp. */
	public int $created;
	/** Time of the last change, as a Unix timestamp. */
	public int $modified;
	public int $menu_order;
	/** @var list<self> Variations of a variable product. */
	public array $variations = array();

	/** Returns the current price of one unit; the lowest of a variable product. */
	public function price(): int {
		return min( $this->prices() );
	}

	/** Returns the highest current price of a variable product; for other products the same as price(). */
	public function highest_price(): int {
		return max( $this->prices() );
	}

	/** Returns the price of one unit before a sale; the lowest of a variable product. */
	public function regular_price(): int {
		$prices = array_column( $this->variations, 'regular_price' );
		return array() === $prices ? $this->regular_price : min( $prices );
	}

	/** True if the product, or one of its variations, is on sale. */
	public function on_sale(): bool {
		foreach ( $this->variations as $variation ) {
			if ( $variation->on_sale() ) {
				return true;
			}
		}
		return null !== $this->sale_price;
	}

	/** Returns the stock status: instock, outofstock or onbackorder. */
	public function stock_status(): string {
		if ( 'variable' === $this->type ) {
			foreach ( array( 'instock', 'onbackorder' ) as $status ) {
				foreach ( $this->variations as $variation ) {
					if ( $variation->stock_status() === $status ) {
						return $status;
					}
				}
			}
			return 'outofstock';
		}
		if ( $this->stock > 0 ) {
			return 'instock';
		}
		return $this->allows_backorders() ? 'onbackorder' : 'outofstock';
	}

	/** True if the product can be bought now. */
	public function is_in_stock(): bool {
		return 'outofstock' !== $this->stock_status();
	}

	public function allows_backorders(): bool {
		return 'no' !== $this->backorders;
	}

	/** Returns the number of units left if stock is low; null otherwise. */
	public function low_stock_remaining(): ?int {
		if ( 'variable' === $this->type || $this->stock > $this->low_stock_amount ) {
			return null;
		}
		return max( 0, $this->stock );
	}

	/**
	 * Returns the current prices of one unit: those of its variations, or its own.
	 *
	 * @return non-empty-list<int>
	 */
	private function prices(): array {
		$prices = array();
		foreach ( $this->variations as $variation ) {
			$prices[] = $variation->price();
		}
		return array() === $prices ? array( $this->sale_price ?? $this->regular_price ) : $prices;
	}
}
