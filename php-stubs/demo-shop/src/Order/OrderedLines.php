<?php
/**
 * What was ordered, as products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Catalogue\Products;

defined( 'ABSPATH' ) || exit;

/** Makes lines of a cart out of an order, for one that is paid later than it was placed. */
final class OrderedLines {
	/**
	 * The lines; products that are gone are left out.
	 *
	 * @return array<string, CartLine> By their keys.
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
