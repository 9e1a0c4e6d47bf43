<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Catalogue\Products;

defined( 'ABSPATH' ) || exit;

/** Converts the items of an order to cart items, for an order that is paid later than it was placed. */
final class OrderItems {
	/**
	 * Returns the cart items; products that no longer exist are left out.
	 *
	 * @return array<string, CartLine> Cart items by their keys.
	 */
	public static function of( Order $order, Products $products ): array {
		$quantities = array();
		foreach ( $order->cart->objects( 'items' ) as $item ) {
			$quantities[ $item->number( 'id' ) ] = $item->number( 'quantity' );
		}
		$lines = array();
		foreach ( $products->by_ids( array_keys( $quantities ) ) as $product ) {
			$line                = new CartLine( $product, $quantities[ $product->id ] );
			$lines[ $line->key ] = $line;
		}
		return $lines;
	}
}
