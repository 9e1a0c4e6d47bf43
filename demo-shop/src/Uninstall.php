<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop;

use StorefrontIslands\DemoShop\Catalogue\ProductUpdates;

defined( 'ABSPATH' ) || exit;

/** Drops the demo shop's tables, and deletes its options and user meta, from the site that deletes the plugin. */
final class Uninstall {
	/** Prefix of the names of options and user meta. */
	private const PREFIX = 'storefront_islands_demo_';

	/** Names of the tables, without the site's prefix. */
	private const TABLES = array( 'storefront_islands_sessions', 'storefront_islands_products' );

	public static function run(): void {
		global $wpdb;
		/**
		 * Set before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		$names = $wpdb->esc_like( self::PREFIX ) . '%';
		$wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $names ) ); // phpcs:ignore WordPress.DB -- WordPress deletes options by their whole name only.
		$wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE meta_key LIKE %s', $wpdb->usermeta, $names ) ); // phpcs:ignore WordPress.DB -- WordPress deletes meta by its whole key only.
		delete_option( ProductUpdates::OPTION );
		foreach ( self::TABLES as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" ); // phpcs:ignore WordPress.DB -- The demo shop's own tables; their names are written above.
		}
		wp_cache_flush();
	}
}
