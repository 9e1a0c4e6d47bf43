<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stock of products. Two simultaneous orders never get the same unit: the database compares and subtracts in one
 * statement.
 */
final class Stock {
	/** Subtracts a quantity from the stock; false if there is too little and no backorders are allowed. */
	public static function take( Product $product, int $pieces ): bool {
		// update_post_meta() would read first and write later.
		$rows = Database::change(
			"UPDATE %i SET meta_value = meta_value - %d WHERE post_id = %d AND meta_key = '_stock' AND CAST( meta_value AS SIGNED ) >= %d",
			array( Database::connection()->postmeta, $pieces, $product->id, $product->allows_backorders() ? -PHP_INT_MAX : $pieces )
		);
		self::tell_changed( $product->id, $product->parent_id );
		return 1 === $rows;
	}

	public static function give_back( int $product_id, int $pieces ): void {
		Database::change(
			"UPDATE %i SET meta_value = meta_value + %d WHERE post_id = %d AND meta_key = '_stock'",
			array( Database::connection()->postmeta, $pieces, $product_id )
		);
		self::tell_changed( $product_id, (int) wp_get_post_parent_id( $product_id ) );
	}

	/** Invalidates cached lists of products (docs/behaviour.md#collections). */
	private static function tell_changed( int $product_id, int $parent_id ): void {
		$now = current_time( 'mysql', true );
		Database::change( 'UPDATE %i SET post_modified_gmt = %s WHERE ID IN ( %d, %d )', array( Database::connection()->posts, $now, $product_id, $parent_id ) );
		clean_post_cache( $product_id );
	}
}
