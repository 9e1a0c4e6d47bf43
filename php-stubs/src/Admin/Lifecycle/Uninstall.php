<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the plugin's own data: its tables, options and user meta, and a scheduled e-mail. All names begin with
 * storefront_islands_; the plugin has no transients. Content and orders (pages, products, orders) are kept.
 *
 * Parsed by every PHP version that WordPress runs on: the file must not use syntax newer than PHP 7.0.
 */
final class Uninstall {
	/** Prefix of all names. */
	const PREFIX = 'storefront_islands_';

	/**
	 * Deletes the data on every site of the network, or on the single site.
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
	 * Deletes the data of the current site.
	 *
	 * @return void
	 */
	private static function clean_site() {
		$wpdb = self::database();
		foreach ( array( 'records', 'payments', 'index_products', 'index_sets', 'index_texts' ) as $table ) {
			$wpdb->query( (string) $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . self::PREFIX . $table ) ); // phpcs:ignore WordPress.DB -- the plugin's own tables (Orders\Records\RecordsTable, Orders\Limits\Log\PaymentLog, WooCommerce\Catalogue\Index\IndexTables).
		}
		// Version 0 kept thousands of rows here, which WordPress's own functions do not know.
		$wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) ); // phpcs:ignore WordPress.DB -- WordPress deletes options by their whole name only.
		// The e-mail of an alert (Orders\Limits\Alert), if it was not sent yet.
		wp_clear_scheduled_hook( 'storefront_islands_mail_alert' );
		// A step of the index (WooCommerce\Catalogue\Index\IndexBuild), if one waits.
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( 'storefront_islands_index' );
		}
		// Options were deleted without the options API.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/**
	 * Deletes the user meta, which all sites of a network share.
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
	 * Returns WordPress's database object.
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
