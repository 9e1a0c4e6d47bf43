<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the table of products up to date: collects the products that change during a request, and writes their rows
 * before the next list is queried, at the latest at the end of the request. Every change of a post cleans its cache;
 * meta may change alone.
 */
final class ProductUpdates {
	/** Version of the table's layout; a table with another version is rebuilt. */
	private const LAYOUT = 1;

	/** Option with the layout version of the existing table. */
	public const OPTION = 'storefront_islands_product_table';

	/** Meta keys that rows are computed from. */
	private const META = array( '_sku', '_regular_price', '_sale_price', '_stock', '_backorders', '_product_type', '_wc_average_rating', '_wc_review_count', 'total_sales' );

	/** @var array<int, true> Products and variations whose rows may be out of date. */
	private static array $changed = array();

	public static function register(): void {
		add_action( 'clean_post_cache', array( self::class, 'note' ), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_meta' ), 10, 3 );
		}
		add_action( 'shutdown', array( self::class, 'write' ) );
	}

	/**
	 * Marks a post as changed.
	 *
	 * @internal
	 */
	public static function note( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, array( 'product', 'product_variation' ), true ) ) {
			QueryCache::forget();
			self::$changed[ $id ] = true;
			if ( $post->post_parent > 0 ) {
				self::$changed[ $post->post_parent ] = true;
			}
		}
	}

	/**
	 * Marks the post of a changed meta value.
	 *
	 * @internal
	 * @param int|list<int> $meta_id Not used.
	 */
	public static function note_meta( $meta_id, int $id, string $key ): void {
		$post = in_array( $key, self::META, true ) ? get_post( $id ) : null;
		if ( $post instanceof WP_Post ) {
			self::note( $id, $post );
		}
	}

	/** Writes the rows of changed products. */
	public static function write(): void {
		if ( (string) self::LAYOUT !== get_option( self::OPTION ) ) {
			self::rebuild();
			return;
		}
		$changed       = array_keys( self::$changed );
		self::$changed = array();
		if ( array() !== $changed ) {
			ProductTable::write( new Products( ShopSettings::load() ), $changed );
		}
	}

	/** Writes the rows of all products; creates the table, or replaces one of another layout. */
	public static function rebuild(): void {
		self::$changed = array();
		$layout        = get_option( self::OPTION );
		if ( false !== $layout && (string) self::LAYOUT !== $layout ) {
			Database::change( 'DROP TABLE IF EXISTS %i', array( ProductTable::name() ) );
		}
		ProductTable::create();
		ProductTable::remove_orphans();
		ProductTable::write( new Products( ShopSettings::load() ), Products::all_ids() );
		update_option( self::OPTION, (string) self::LAYOUT );
	}
}
