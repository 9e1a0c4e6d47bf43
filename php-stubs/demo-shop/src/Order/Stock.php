<?php
/**
 * Takes pieces from the stock.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/** The stock. Two orders at once never get the same piece: the database itself compares and subtracts, in one statement. */
final class Stock {
	/** Takes pieces of a product; false where there are too few and no backorders. */
	public static function take( Product $product, int $pieces ): bool {
		// update_post_meta() would read first and write later.
		$rows = Database::change(
			"UPDATE %i SET meta_value = meta_value - %d WHERE post_id = %d AND meta_key = '_stock' AND CAST( meta_value AS SIGNED ) >= %d",
			array( Database::connection()->postmeta, $pieces, $product->id, $product->allows_backorders() ? -PHP_INT_MAX : $pieces )
		);
		wp_cache_delete( $product->id, 'post_meta' );
		return 1 === $rows;
	}
}
