<?php
/**
 * A line of the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** One product or variation in the cart. */
final class CartLine {
	/** Names the line: 32 hexadecimal digits. */
	public string $key;

	/** The product or variation. */
	public Product $product;

	/** Pieces. */
	public int $quantity;

	/** Describes a line. */
	public function __construct( Product $product, int $quantity ) {
		$this->key      = self::key_of( $product );
		$this->product  = $product;
		$this->quantity = $quantity;
	}

	/** The key of the line that a product is or would be in. */
	public static function key_of( Product $product ): string {
		return md5( 'line:' . $product->id );
	}

	/** Price of all pieces before coupons, minor units. */
	public function subtotal(): int {
		return $this->product->price() * $this->quantity;
	}
}
