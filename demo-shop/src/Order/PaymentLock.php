<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Lock that lets one request at a time store or pay an order. A lock that expired without being released belongs to a
 * request that crashed.
 */
final class PaymentLock {
	/** Post meta: lock token with its expiry as a Unix timestamp; '' if the order is not locked. */
	private const META = '_storefront_islands_turn';

	/**
	 * Maximum time for storing an order, in seconds. After that another request may acquire the lock; nothing has been
	 * charged yet.
	 */
	private const TO_STORE = 3;

	/** Maximum time for a payment, in seconds. */
	private const TO_PAY = 300;

	/**
	 * Acquires the lock.
	 *
	 * @return string Lock token for begin_to_pay(). The order has to be read again afterwards.
	 * @throws ShopError With 409 if another request holds the lock.
	 */
	public static function take( int $order_id ): string {
		$present = self::present( $order_id );
		if ( (int) strstr( $present, ' ' ) > time() ) {
			throw self::refusal();
		}
		return self::pass( $order_id, $present, self::TO_STORE );
	}

	/**
	 * Acquires the lock of a request that is known to have crashed before it began to pay.
	 *
	 * @throws ShopError With 409 if another request was faster.
	 */
	public static function take_over( int $order_id ): string {
		return self::pass( $order_id, self::present( $order_id ), self::TO_STORE );
	}

	/**
	 * Extends the lock by the time for storing an order.
	 *
	 * @return string Lock token for begin_to_pay().
	 * @throws ShopError With 409 if the lock expired and another request has acquired it.
	 */
	public static function keep( int $order_id, string $turn ): string {
		return self::pass( $order_id, $turn, self::TO_STORE );
	}

	/**
	 * Extends the lock by the time for a payment.
	 *
	 * @throws ShopError With 409 if the lock expired and another request has acquired it.
	 */
	public static function begin_to_pay( int $order_id, string $turn ): void {
		self::pass( $order_id, $turn, self::TO_PAY );
	}

	/** Releases the lock. */
	public static function end( int $order_id ): void {
		update_post_meta( $order_id, self::META, '' );
	}

	/** Returns the stored lock token. */
	private static function present( int $order_id ): string {
		$present = get_post_meta( $order_id, self::META, true );
		return is_string( $present ) ? $present : '';
	}

	/**
	 * Replaces the current lock token by a new one, unless another request has replaced it in the meantime.
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
		// A new order, which no other request knows yet.
		if ( '' === $present && false !== add_post_meta( $order_id, self::META, $turn, true ) ) {
			return $turn;
		}
		throw self::refusal();
	}

	private static function refusal(): ShopError {
		return new ShopError( 'woocommerce_rest_cart_error', __( 'The order is being placed in another window. Please wait a moment and check your cart.', 'storefront-islands' ), 409 );
	}
}
