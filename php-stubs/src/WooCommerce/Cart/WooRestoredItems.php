<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use StorefrontIslands\Shop\RestoredItem;

defined( 'ABSPATH' ) || exit;

/**
 * Undoes the removal of a cart item as WooCommerce's classic cart does. The session keeps removed items with all that
 * plugins have stored in them. WooCommerce forgets them when any page is opened, which another tab may do while Undo is
 * shown; this class keeps them for an hour.
 */
final class WooRestoredItems {
	/** Key of the session for the removed items and the times until which they are kept, by their keys. */
	private const KEPT = 'storefront_islands_removed_items';

	/** Time for which a removed item is kept, in seconds. */
	private const KEPT_FOR = 3600;

	/** Maximum number of kept items; the oldest are forgotten. */
	private const MAX_KEPT = 10;

	public static function register(): void {
		add_action( 'init', array( self::class, 'extend' ) );
		add_action( 'woocommerce_cart_item_removed', array( self::class, 'keep' ), 10, 2 );
		add_action( 'woocommerce_cart_emptied', array( self::class, 'forget' ) );
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
	 * Keeps a removed item.
	 *
	 * @param mixed $key  Key of the item.
	 * @param mixed $cart The cart, which has the removed item still.
	 */
	public static function keep( $key, $cart ): void {
		$item = $cart instanceof \WC_Cart && is_string( $key ) ? $cart->get_removed_cart_contents()[ $key ] ?? null : null;
		if ( is_array( $item ) && null !== WC()->session ) {
			$others = array_diff_key( self::kept(), array( $key => true ) );
			$kept   = $others + array( $key => array( $item, time() + self::KEPT_FOR ) );
			WC()->session->set( self::KEPT, array_slice( $kept, -self::MAX_KEPT, null, true ) );
		}
	}

	/** Forgets the kept items, when the cart is emptied. */
	public static function forget(): void {
		if ( null !== WC()->session && null !== WC()->session->get( self::KEPT ) ) {
			WC()->session->set( self::KEPT, null );
		}
	}

	/**
	 * Returns the kept items whose time is not over.
	 *
	 * @return array<array-key, array{array<mixed>, int}>
	 */
	private static function kept(): array {
		$kept = WC()->session->get( self::KEPT );
		return array_filter(
			is_array( $kept ) ? $kept : array(),
			static fn ( $entry ): bool => is_array( $entry ) && is_array( $entry[0] ?? null ) && is_int( $entry[1] ?? null ) && $entry[1] >= time()
		);
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
		$removed = $cart->get_removed_cart_contents() + array_map( 'current', self::kept() );
		if ( ! is_array( $removed[ $item->key ] ?? null ) || ! self::is_sold( $removed[ $item->key ] ) ) {
			throw new RouteException( RestoredItem::IS_LOST, esc_html( RestoredItem::message() ), 409 );
		}
		// All of them: a plugin that restores members of a bundle looks for them there.
		$others = $cart->get_cart_contents();
		$cart->set_removed_cart_contents( array_diff_key( $removed, $others ) );
		$cart->restore_cart_item( $item->key );
		$cart->set_cart_contents( $item->place( $cart->get_cart_contents(), $others ) );
		// Plugins set the prices of their items as they are read from the session: by the next page after WooCommerce's Undo.
		$cart->set_session();
		$cart->get_cart_from_session();
	}

	/**
	 * True if the product of a removed item still exists and is sold: WooCommerce restores it without a look.
	 *
	 * @param array<mixed> $removed Removed item of the session.
	 */
	private static function is_sold( array $removed ): bool {
		$ids     = array( $removed['variation_id'] ?? 0, $removed['product_id'] ?? 0 );
		$ids     = array_filter( array_filter( $ids, 'is_numeric' ) );
		$product = array() === $ids ? null : wc_get_product( (int) reset( $ids ) );
		return $product instanceof \WC_Product && $product->is_purchasable();
	}
}
