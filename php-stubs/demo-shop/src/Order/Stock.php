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
		$now = current_time( 'mysql', true );
		// Lists of products are newer now (spec section 4, collections).
		Database::change( 'UPDATE %i SET post_modified_gmt = %s WHERE ID IN ( %d, %d )', array( Database::connection()->posts, $now, $product->id, $product->parent_id ) );
		clean_post_cache( $product->id );
		return 1 === $rows;
	}
}
