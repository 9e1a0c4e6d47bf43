<?php
/**
 * Keeps the table of products up to date.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which products change during a request, and writes their rows before the next list is asked for, at the latest at the
 * request's end. Whatever changes a post, cleans its cache; meta may change alone.
 */
final class ProductUpdates {
	/** The layout of the table, so that an older one is made anew. */
	private const LAYOUT = 1;

	/** The option with the layout that the table has. */
	private const OPTION = 'storefront_islands_product_table';

	/** Meta that a row is computed from. */
	private const META = array( '_sku', '_regular_price', '_sale_price', '_stock', '_backorders', '_product_type', '_wc_average_rating', '_wc_review_count', 'total_sales' );

	/** @var array<int, true> Products and variations whose rows may be out of date. */
	private static array $changed = array();

	/** Hooks in. */
	public static function register(): void {
		add_action( 'clean_post_cache', array( self::class, 'note' ), 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, array( self::class, 'note_meta' ), 10, 3 );
		}
		add_action( 'shutdown', array( self::class, 'write' ) );
	}

	/**
	 * Notes a post.
	 *
	 * @internal
	 */
	public static function note( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, array( 'product', 'product_variation' ), true ) ) {
			ReadOnce::forget();
			self::$changed[ $id ] = true;
			if ( $post->post_parent > 0 ) {
				self::$changed[ $post->post_parent ] = true;
			}
		}
	}

	/**
	 * Notes the post of a meta value.
	 *
	 * @internal
	 * @param int|list<int> $meta_id Not looked at.
	 * @param int           $id      The post.
	 * @param string        $key     The meta's key.
	 */
	public static function note_meta( $meta_id, int $id, string $key ): void {
		$post = in_array( $key, self::META, true ) ? get_post( $id ) : null;
		if ( $post instanceof WP_Post ) {
			self::note( $id, $post );
		}
	}

	/** Brings the table up to date. */
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

	/** Writes the rows of all products, and makes the table where there is none of this layout. */
	public static function rebuild(): void {
		self::$changed = array();
		$layout        = get_option( self::OPTION );
		if ( false !== $layout && (string) self::LAYOUT !== $layout ) {
			Database::change( 'DROP TABLE IF EXISTS %i', array( ProductTable::name() ) );
		}
		ProductTable::create();
		ProductTable::remove_strangers();
		ProductTable::write( new Products( ShopSettings::load() ), Products::all_ids() );
		update_option( self::OPTION, (string) self::LAYOUT );
	}
}
