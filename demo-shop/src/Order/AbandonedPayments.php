<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Releases the stock of pending orders whose second payment step was not completed or whose request crashed. These
 * orders can still be paid: their stock is reserved again then.
 */
final class AbandonedPayments {
	/** Time before a pending payment counts as abandoned, in seconds. */
	private const HELD_FOR = 900;

	/** Maximum number of orders released per request, so that no visitor waits long. */
	private const AT_ONCE = 10;

	/**
	 * Releases the reserved stock of abandoned orders. Runs before the shop handles a request, because cron is not
	 * reliable on many sites.
	 */
	public static function give_back_pieces(): void {
		$rows = Database::rows(
			"SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID WHERE p.post_type = 'shop_order' AND p.post_status = 'wc-pending' AND p.post_modified_gmt < %s AND m.meta_key = %s AND m.meta_value <> '' LIMIT %d",
			array( Database::connection()->posts, Database::connection()->postmeta, gmdate( 'Y-m-d H:i:s', time() - self::HELD_FOR ), StockReservation::META, self::AT_ONCE )
		);
		foreach ( $rows as $row ) {
			self::give_back( $row->number( 'ID' ) );
		}
	}

	/** Releases the reserved stock of one order, unless it is being paid at the moment. */
	private static function give_back( int $order_id ): void {
		try {
			PaymentLock::take( $order_id );
		} catch ( ShopError $error ) {
			return;
		}
		$order = Order::find_uncached( $order_id );
		if ( null !== $order && $order->needs_payment() ) {
			StockReservation::give_back( $order_id );
		}
		PaymentLock::end( $order_id );
	}
}
