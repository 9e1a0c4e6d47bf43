<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Lookup table of products: one row per published product and variation, with all values that lists are filtered,
 * counted and sorted by. A shop of thousands finds its products in one statement. Rows are computed from products and
 * kept up to date by ProductUpdates. Prices are in minor units, times are Unix timestamps.
 */
final class ProductTable {
	/** Columns, in the order of row(). */
	private const COLUMNS = 'product_id, parent_id, type, title, slug, sku, low, high, on_sale, stock_status, rating, stars, reviews, sales, position, created, modified';

	/** Placeholders of one row. */
	private const PLACES = '( %d, %d, %s, %s, %s, %s, %d, %d, %d, %s, %d, %d, %d, %d, %d, %d, %d )';

	/** Number of products read and written per batch. */
	private const AT_ONCE = 200;

	/** Creates the table if it does not exist. */
	public static function create(): void {
		Database::change(
			'CREATE TABLE IF NOT EXISTS %i ( product_id bigint(20) unsigned NOT NULL, parent_id bigint(20) unsigned NOT NULL, type varchar(20) NOT NULL, title varchar(255) NOT NULL, slug varchar(200) NOT NULL, sku varchar(100) NOT NULL, low bigint(20) NOT NULL, high bigint(20) NOT NULL, on_sale tinyint(1) NOT NULL, stock_status varchar(20) NOT NULL, rating int(11) NOT NULL, stars tinyint(1) NOT NULL, reviews bigint(20) NOT NULL, sales bigint(20) NOT NULL, position int(11) NOT NULL, created bigint(20) NOT NULL, modified bigint(20) NOT NULL, PRIMARY KEY (product_id), KEY sku (sku), KEY slug (slug), KEY modified (modified) )',
			array( self::name() )
		);
	}

	/** Returns the table's name with the site's prefix. */
	public static function name(): string {
		return Database::connection()->prefix . 'storefront_islands_products';
	}

	/**
	 * Updates the rows of some posts. Posts that are not published products have no row.
	 *
	 * @param list<int> $ids Post ids.
	 */
	public static function write( Products $products, array $ids ): void {
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
			$there = $products->by_ids( $some );
			$gone  = array_values( array_diff( $some, array_keys( $there ) ) );
			if ( array() !== $gone ) {
				Database::change( 'DELETE FROM %i WHERE product_id IN ( ' . Condition::places( $gone ) . ' )', array_merge( array( self::name() ), $gone ) );
			}
			if ( array() !== $there ) {
				$places = implode( ', ', array_fill( 0, count( $there ), self::PLACES ) );
				$values = array_merge( ...array_map( array( self::class, 'row' ), array_values( $there ) ) );
				Database::change( 'REPLACE INTO %i ( ' . self::COLUMNS . ' ) VALUES ' . $places, array_merge( array( self::name() ), $values ) );
			}
		}
	}

	/** Deletes rows whose post no longer exists. */
	public static function remove_orphans(): void {
		Database::change( 'DELETE FROM %i WHERE product_id NOT IN ( SELECT ID FROM %i )', array( self::name(), Database::connection()->posts ) );
	}

	/** @return list<string|int> Values in the order of COLUMNS. */
	private static function row( Product $product ): array {
		return array(
			$product->id,
			$product->parent_id,
			$product->type,
			mb_strtolower( Text::plain( $product->name ) ),
			$product->slug,
			$product->sku,
			$product->price(),
			$product->highest_price(),
			$product->on_sale() ? 1 : 0,
			$product->stock_status(),
			// Stored in hundredths: responses have two decimals.
			(int) round( 100 * (float) $product->average_rating ),
			(int) round( (float) $product->average_rating ),
			$product->review_count,
			$product->sales,
			$product->menu_order,
			$product->created,
			$product->modified,
		);
	}
}
