<?php
/**
 * Restores removed items of WooCommerce's cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use StorefrontIslands\Shop\RestoredItem;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes the removal of a cart item as WooCommerce's classic cart does: the session keeps removed items with all that
 * plugins have stored in them, until the visitor opens another page.
 */
final class WooRestoredItems {
	/** Registers the hooks. */
	public static function register(): void {
		add_action( 'init', array( self::class, 'extend' ) );
	}

	/** Registers the callback of cart/extensions, if WooCommerce's blocks are loaded. */
	public static function extend(): void {
		if ( function_exists( 'woocommerce_store_api_register_update_callback' ) ) {
			woocommerce_store_api_register_update_callback(
				array(
					'namespace' => RestoredItem::EXTENSION,
					'callback'  => array( self::class, 'restore' ),
				)
			);
		}
	}

	/**
	 * Restores an item under its own key. One that is in the cart stays as it is, so that the request can be repeated.
	 *
	 * @param mixed $data Data of the request.
	 * @throws RouteException If the session does not know the item any more, or nobody can buy its product.
	 */
	public static function restore( $data ): void {
		$item = new RestoredItem( is_array( $data ) ? $data : array() );
		$cart = WC()->cart;
		if ( isset( $cart->get_cart_contents()[ $item->key ] ) ) {
			return;
		}
		$place = static function ( string $key, \WC_Cart $cart ) use ( $item ): void {
			$cart->set_cart_contents( $item->place( $cart->get_cart_contents() ) );
		};
		add_action( 'woocommerce_restore_cart_item', $place, 10, 2 );
		$is_restored = self::is_sold( $cart->get_removed_cart_contents()[ $item->key ] ?? null ) && $cart->restore_cart_item( $item->key );
		remove_action( 'woocommerce_restore_cart_item', $place );
		if ( ! $is_restored ) {
			throw new RouteException( RestoredItem::IS_LOST, esc_html( RestoredItem::message() ), 409 );
		}
	}

	/**
	 * True if the product of a removed item still exists and is sold: WooCommerce restores it without a look.
	 *
	 * @param mixed $removed Removed item of the session.
	 */
	private static function is_sold( $removed ): bool {
		$ids     = is_array( $removed ) ? array( $removed['variation_id'] ?? 0, $removed['product_id'] ?? 0 ) : array();
		$ids     = array_filter( array_filter( $ids, 'is_numeric' ) );
		$product = array() === $ids ? null : wc_get_product( (int) reset( $ids ) );
		return $product instanceof \WC_Product && $product->is_purchasable();
	}
}
