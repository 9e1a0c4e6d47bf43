<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

/** Cart item: one product or variation. */
final class CartLine {
	/** Key of the cart item: 32 hexadecimal digits. */
	public string $key;

	public Product $product;

	public int $quantity;

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
