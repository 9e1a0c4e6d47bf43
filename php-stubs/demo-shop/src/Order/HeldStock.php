<?php
/**
 * The pieces that an order has taken.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** An order takes its pieces before it is paid, or two could pay for the last one. Where the payment fails it gives them back, once. */
final class HeldStock {
	/** Post meta: product id to pieces as JSON; '' where it holds none. */
	public const META = '_storefront_islands_stock';

	/**
	 * Takes what an order needs.
	 *
	 * @param int                     $order_id The order, which holds nothing yet.
	 * @param array<string, CartLine> $lines    What is ordered.
	 * @throws ShopError With 409 where there is not enough; the caller undoes what was taken before.
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

	/** Whether an order has its pieces. */
	public static function is_held( int $order_id ): bool {
		return '' !== self::read( $order_id );
	}

	/**
	 * What an order holds that is not paid: its own shopper may still count on it.
	 *
	 * @return array<int, int> Product id to pieces.
	 */
	public static function unpaid( int $order_id ): array {
		$order = Order::find( $order_id );
		return null !== $order && $order->needs_payment() ? self::pieces( self::read( $order_id ) ) : array();
	}

	/** Gives back what an order holds; nothing where another request has just done it. */
	public static function give_back( int $order_id ): void {
		$held = self::read( $order_id );
		if ( '' === $held || ! self::swap( $order_id, $held ) ) {
			return;
		}
		foreach ( self::pieces( $held ) as $product_id => $pieces ) {
			Stock::give_back( $product_id, $pieces );
		}
	}

	/**
	 * The meta, read.
	 *
	 * @return array<int, int> Product id to pieces.
	 */
	private static function pieces( string $held ): array {
		$pieces = array();
		foreach ( Input::from_json( $held )->map() as $product_id => $count ) {
			$pieces[ (int) $product_id ] = (int) $count;
		}
		return $pieces;
	}

	/** Forgets what an order holds; false where that is no longer so. */
	private static function swap( int $order_id, string $held ): bool {
		$rows = Database::change(
			'UPDATE %i SET meta_value = %s WHERE post_id = %d AND meta_key = %s AND meta_value = %s',
			array( Database::connection()->postmeta, '', $order_id, self::META, $held )
		);
		wp_cache_delete( $order_id, 'post_meta' );
		return 1 === $rows;
	}

	/** The meta as it is stored. */
	private static function read( int $order_id ): string {
		$held = get_post_meta( $order_id, self::META, true );
		return is_string( $held ) ? $held : '';
	}
}
