<?php
/**
 * Holds a cart item.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** One product or variation in the cart. */
final class CartLine {
	/** Key of the cart item: 32 hexadecimal digits. */
	public string $key;

	/** The product or variation. */
	public Product $product;

	/** Number of units. */
	public int $quantity;

	/** Creates a cart item. */
	public function __construct( Product $product, int $quantity ) {
		$this->key      = self::key_of( $product );
		$this->product  = $product;
		$this->quantity = $quantity;
	}

	/** Returns the key of the cart item that a product is or would be in. */
	public static function key_of( Product $product ): string {
		return md5( 'line:' . $product->id );
	}

	/** Returns the price of all units before coupons, in minor units. */
	public function subtotal(): int {
		return $this->product->price() * $this->quantity;
	}
}
