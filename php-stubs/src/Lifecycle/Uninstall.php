<?php
/**
 * Takes the plugin's own data out of WordPress.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what the plugin has stored for itself: options, with the rows that make requests safe to repeat, what it has noted about
 * users, and the demo shop's tables. All of it is named storefront_islands_…; transients and scheduled events it has none. What
 * people have written or bought (pages, products, orders) is theirs, and stays.
 *
 * Read by any PHP that WordPress runs on: nothing in here is newer than PHP 7.0.
 */
final class Uninstall {
	/** What all of its names begin with. */
	const PREFIX = 'storefront_islands_';

	/** Names of the demo shop's tables, without the site's prefix. */
	const TABLES = array( 'storefront_islands_carts', 'storefront_islands_products' );

	/**
	 * Removes it from every site of the network, or from the one there is.
	 *
	 * @return void
	 */
	public static function run() {
		if ( ! is_multisite() ) {
			self::clean_site();
			self::clean_users();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			self::clean_site();
			restore_current_blog();
		}
		self::clean_users();
	}

	/**
	 * What the site that is switched to holds.
	 *
	 * @return void
	 */
	private static function clean_site() {
		$wpdb = self::database();
		// Thousands of rows may be the ledger's, which WordPress's own functions know nothing of.
		$wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) ); // phpcs:ignore WordPress.DB -- WordPress deletes options by their whole name only.
		foreach ( self::TABLES as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" ); // phpcs:ignore WordPress.DB -- The demo shop's own tables; their names are written above.
		}
		// Options were deleted past the options API.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/**
	 * What is noted about users, who belong to all sites.
	 *
	 * @return void
	 */
	private static function clean_users() {
		$wpdb = self::database();
		$keys = (array) $wpdb->get_col( (string) $wpdb->prepare( 'SELECT DISTINCT meta_key FROM %i WHERE meta_key LIKE %s', $wpdb->usermeta, $wpdb->esc_like( self::PREFIX ) . '%' ) ); // phpcs:ignore WordPress.DB -- WordPress finds meta by its whole key only.
		foreach ( array_filter( $keys, 'is_string' ) as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}

	/**
	 * WordPress's database.
	 *
	 * @return \wpdb
	 */
	private static function database() {
		global $wpdb;
		/**
		 * Set before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return $wpdb;
	}
}
