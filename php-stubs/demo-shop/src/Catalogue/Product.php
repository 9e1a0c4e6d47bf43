<?php
/**
 * A product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** A simple product, a variable one (whose prices and stock are its variations') or a variation. Amounts in minor units. */
final class Product {
	public int $id;
	public int $parent_id;
	/** One of simple, variable, variation. */
	public string $type;
	/** Encoded as WordPress stores titles; a variation has its parent's. */
	public string $name;
	public string $slug;
	public string $sku;
	public string $short_description;
	public string $description;
	public int $regular_price;
	/** Null where it is not on sale. */
	public ?int $sale_price;
	public int $stock;
	/** One of no, notify, yes. */
	public string $backorders;
	public int $low_stock_amount;
	/** In pounds. */
	public float $weight;
	public bool $is_virtual;
	public bool $sold_individually;
	/** Limits that replace those of the stock: minimum, maximum, multiple_of. */
	public ?Input $quantity;
	/** @var list<int> */
	public array $cross_sells;
	public string $average_rating;
	public int $review_count;
	/** @var array<string, list<string>> Taxonomy to slugs; one slug each for a variation. */
	public array $attributes;
	public int $image_id;
	/** Pieces sold. */
	public int $sales;
	/** Unix time of its making. */
	public int $created;
	/** Unix time of the last change. */
	public int $modified;
	public int $menu_order;
	/** @var list<self> Of a variable product. */
	public array $variations = array();

	/** Price of one as charged; the lowest of a variable product. */
	public function price(): int {
		return min( $this->prices() );
	}

	/** The highest price as charged of a variable product; price() elsewhere. */
	public function highest_price(): int {
		return max( $this->prices() );
	}

	/** Price of one before a sale; the lowest of a variable product. */
	public function regular_price(): int {
		$prices = array_column( $this->variations, 'regular_price' );
		return array() === $prices ? $this->regular_price : min( $prices );
	}

	/** Whether it, or a variation of it, is on sale. */
	public function on_sale(): bool {
		foreach ( $this->variations as $variation ) {
			if ( $variation->on_sale() ) {
				return true;
			}
		}
		return null !== $this->sale_price;
	}

	/** One of instock, outofstock, onbackorder. */
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

	/** Whether it can be bought now. */
	public function is_in_stock(): bool {
		return 'outofstock' !== $this->stock_status();
	}

	/** Whether more may be ordered than there is. */
	public function allows_backorders(): bool {
		return 'no' !== $this->backorders;
	}

	/** Pieces left where these are few; null where they are not. */
	public function low_stock_remaining(): ?int {
		if ( 'variable' === $this->type || $this->stock > $this->low_stock_amount ) {
			return null;
		}
		return max( 0, $this->stock );
	}

	/**
	 * Prices of one as charged: its variations', or its own.
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
