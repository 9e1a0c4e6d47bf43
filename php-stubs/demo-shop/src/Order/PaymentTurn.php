<?php
/**
 * Whose turn it is to pay an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Of several requests that want to store or pay one order, one does at a time. A turn that is over without having been
 * given back belongs to a request that broke down.
 */
final class PaymentTurn {
	/** Post meta: who has the turn, and until when in seconds; '' where nobody has. */
	private const META = '_storefront_islands_turn';

	/** How long storing an order may take, in seconds. Past that somebody else may try; money has not moved. */
	private const TO_STORE = 3;

	/** How long a payment may take, in seconds. */
	private const TO_PAY = 300;

	/**
	 * Takes the turn.
	 *
	 * @return string The turn, for begin_to_pay(). What is known of the order is to be looked up anew.
	 * @throws ShopError With 409 where somebody has it.
	 */
	public static function take( int $order_id ): string {
		$present = self::present( $order_id );
		if ( (int) strstr( $present, ' ' ) > time() ) {
			throw self::refusal();
		}
		return self::pass( $order_id, $present, self::TO_STORE );
	}

	/**
	 * Takes the turn from a request that is known to have broken down before it began to pay.
	 *
	 * @throws ShopError With 409 where somebody was quicker.
	 */
	public static function take_over( int $order_id ): string {
		return self::pass( $order_id, self::present( $order_id ), self::TO_STORE );
	}

	/**
	 * Keeps the turn for as long again.
	 *
	 * @param int    $order_id The order.
	 * @param string $turn     As it was taken.
	 * @return string The turn, for begin_to_pay().
	 * @throws ShopError With 409 where it was over, and somebody else has taken it.
	 */
	public static function keep( int $order_id, string $turn ): string {
		return self::pass( $order_id, $turn, self::TO_STORE );
	}

	/**
	 * Begins to pay.
	 *
	 * @param int    $order_id The order.
	 * @param string $turn     As it was taken.
	 * @throws ShopError With 409 where the turn was over before, and somebody else has taken it.
	 */
	public static function begin_to_pay( int $order_id, string $turn ): void {
		self::pass( $order_id, $turn, self::TO_PAY );
	}

	/** Gives the turn back. */
	public static function end( int $order_id ): void {
		update_post_meta( $order_id, self::META, '' );
	}

	/** The turn as it is stored. */
	private static function present( int $order_id ): string {
		$present = get_post_meta( $order_id, self::META, true );
		return is_string( $present ) ? $present : '';
	}

	/**
	 * Makes a new turn out of the present one, unless somebody has done so meanwhile.
	 *
	 * @throws ShopError With 409.
	 */
	private static function pass( int $order_id, string $present, int $seconds ): string {
		$turn = bin2hex( random_bytes( 8 ) ) . ' ' . ( time() + $seconds );
		$rows = Database::change(
			'UPDATE %i SET meta_value = %s WHERE post_id = %d AND meta_key = %s AND meta_value = %s',
			array( Database::connection()->postmeta, $turn, $order_id, self::META, $present )
		);
		wp_cache_delete( $order_id, 'post_meta' );
		if ( 1 === $rows ) {
			return $turn;
		}
		// A new order: nobody else knows of it yet.
		if ( '' === $present && false !== add_post_meta( $order_id, self::META, $turn, true ) ) {
			return $turn;
		}
		throw self::refusal();
	}

	/** Why it is refused. */
	private static function refusal(): ShopError {
		return new ShopError( 'woocommerce_rest_cart_error', __( 'The order is being placed in another window. Please wait a moment and check your cart.', 'storefront-islands' ), 409 );
	}
}
