<?php
/**
 * Payments that were begun and left.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\ShopError;

defined( 'ABSPATH' ) || exit;

/**
 * Orders whose second step nobody has ended, or whose server broke down, hold their pieces for a while and not for ever.
 * They can still be paid: their pieces are taken anew then.
 */
final class AbandonedPayments {
	/** How long a payment may wait for its shopper, in seconds. */
	private const HELD_FOR = 900;

	/** Nobody waits for long because of others' orders. */
	private const AT_ONCE = 10;

	/** Gives back what such orders hold. Runs before the shop answers: many sites have no timer that can be relied on. */
	public static function give_back_pieces(): void {
		$rows = Database::rows(
			"SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID WHERE p.post_type = 'shop_order' AND p.post_status = 'wc-pending' AND p.post_modified_gmt < %s AND m.meta_key = %s AND m.meta_value <> '' LIMIT %d",
			array( Database::connection()->posts, Database::connection()->postmeta, gmdate( 'Y-m-d H:i:s', time() - self::HELD_FOR ), HeldStock::META, self::AT_ONCE )
		);
		foreach ( $rows as $row ) {
			self::give_back( $row->number( 'ID' ) );
		}
	}

	/** Gives back what one order holds, unless somebody is paying it this very moment. */
	private static function give_back( int $order_id ): void {
		try {
			PaymentTurn::take( $order_id );
		} catch ( ShopError $error ) {
			return;
		}
		$order = Order::find_anew( $order_id );
		if ( null !== $order && $order->needs_payment() ) {
			HeldStock::give_back( $order_id );
		}
		PaymentTurn::end( $order_id );
	}
}
