<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * Cart items of a user in user meta, which outlive the session, as in WooCommerce: they fill an empty cart, and join the
 * cart with which the user logs in.
 */
final class SavedCart {
	private const LINES = 'storefront_islands_demo_saved_cart';
	private const LOGIN = 'storefront_islands_demo_joins_saved_cart';

	/** Lets the saved items join the user's cart when it is next loaded. */
	public static function join_after_login( int $user ): void {
		update_user_meta( $user, self::LOGIN, '1' );
	}

	/** Records that the saved items have joined the user's cart. */
	public static function has_joined( int $user ): void {
		delete_user_meta( $user, self::LOGIN );
	}

	/**
	 * Returns the saved items that join a cart that is loaded.
	 *
	 * @param int  $user     Id of the user; 0 for a guest.
	 * @param bool $is_empty True if the session's cart is empty.
	 * @return list<Input> Items with id and quantity.
	 */
	public static function joining( int $user, bool $is_empty ): array {
		if ( 0 === $user || ( ! $is_empty && '' === get_user_meta( $user, self::LOGIN, true ) ) ) {
			return array();
		}
		return Input::of( array( 'lines' => get_user_meta( $user, self::LINES, true ) ) )->objects( 'lines' );
	}

	/**
	 * @param int                                 $user  Id of the user; 0 for a guest, who has no saved cart.
	 * @param list<array{id: int, quantity: int}> $lines Items.
	 */
	public static function save( int $user, array $lines ): void {
		if ( $user > 0 ) {
			update_user_meta( $user, self::LINES, $lines );
		}
	}
}
