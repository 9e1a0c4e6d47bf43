<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stock of an order. It is reserved before the payment, so that two shoppers cannot pay for the last unit, and released
 * once if the payment fails.
 */
final class StockReservation {
	/** Post meta: quantity by product id, as JSON; '' if nothing is reserved. */
	public const META = '_storefront_islands_stock';

	/**
	 * @param int                     $order_id Id of the order, which has no reserved stock yet.
	 * @param array<string, CartLine> $lines    Items of the order.
	 * @throws ShopError With 409 if there is not enough stock; the caller rolls back what was reserved before.
	 */
	public static function take( int $order_id, array $lines ): void {
		$pieces = array();
		foreach ( $lines as $line ) {
			if ( ! Stock::take( $line->product, $line->quantity ) ) {
				/* translators: %s: product's name */
				$message = sprintf( __( 'There is not enough &quot;%s&quot; in stock. Please reduce the quantity in your cart.', 'storefront-islands' ), Text::html( $line->product->name ) );
				throw new ShopError( 'woocommerce_rest_product_partially_out_of_stock', $message, 409 );
			}
			$pieces[ $line->product->id ] = $line->quantity;
		}
		update_post_meta( $order_id, self::META, (string) wp_json_encode( $pieces ) );
	}

	public static function is_held( int $order_id ): bool {
		return '' !== self::read( $order_id );
	}

	/**
	 * Returns the reserved stock of an unpaid order, which is still available to its own shopper.
	 *
	 * @return array<int, int> Quantity by product id.
	 */
	public static function unpaid( int $order_id ): array {
		$order = Order::find( $order_id );
		return null !== $order && $order->needs_payment() ? self::pieces( self::read( $order_id ) ) : array();
	}

	/** Releases the reserved stock of an order; does nothing if another request has just released it. */
	public static function give_back( int $order_id ): void {
		$held = self::read( $order_id );
		if ( '' === $held || ! self::swap( $order_id, $held ) ) {
			return;
		}
		foreach ( self::pieces( $held ) as $product_id => $pieces ) {
			Stock::give_back( $product_id, $pieces );
		}
	}

	/** @return array<int, int> Quantity by product id. */
	private static function pieces( string $held ): array {
		$pieces = array();
		foreach ( Input::from_json( $held )->map() as $product_id => $count ) {
			$pieces[ (int) $product_id ] = (int) $count;
		}
		return $pieces;
	}

	/** Clears the reserved stock of an order; false if another request changed it in the meantime. */
	private static function swap( int $order_id, string $held ): bool {
		$rows = Database::change(
			'UPDATE %i SET meta_value = %s WHERE post_id = %d AND meta_key = %s AND meta_value = %s',
			array( Database::connection()->postmeta, '', $order_id, self::META, $held )
		);
		wp_cache_delete( $order_id, 'post_meta' );
		return 1 === $rows;
	}

	private static function read( int $order_id ): string {
		$held = get_post_meta( $order_id, self::META, true );
		return is_string( $held ) ? $held : '';
	}
}
