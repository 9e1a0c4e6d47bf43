<?php
/**
 * Database table of the idempotency store.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Table with one row for each record, whose name is its primary key. Every statement on it is one that MySQL, MariaDB
 * and SQLite execute for one process at a time (INSERT IGNORE; UPDATE and DELETE with the expected content), so that no
 * transaction and no isolation level is relied on.
 */
final class RecordsTable {
	/** Version of the table's definition. */
	private const VERSION = '1';

	/** Option with the version of the existing table. */
	private const OPTION = 'storefront_islands_records_version';

	/** Prefix of the rows that version 0 kept in the options table. */
	private const OLD_PREFIX = 'storefront_islands_';

	/** Kinds of the rows that version 0 kept in the options table. */
	private const OLD_KINDS = array( 'add', 'attempt', 'lock', 'login' );

	/** Registers the hook for sites of a network that are deleted. */
	public static function register(): void {
		add_filter( 'wpmu_drop_tables', array( self::class, 'tables_of_site' ), 10, 2 );
	}

	/**
	 * Adds the table to those that are dropped with a site of a network.
	 *
	 * @param mixed $tables  Names of tables.
	 * @param mixed $site_id Id of the site.
	 * @return mixed
	 */
	public static function tables_of_site( $tables, $site_id ) {
		if ( is_array( $tables ) && is_numeric( $site_id ) ) {
			$tables[] = self::database()->get_blog_prefix( (int) $site_id ) . 'storefront_islands_records';
		}
		return $tables;
	}

	/** Returns the table's name on the current site. */
	public static function name(): string {
		return self::database()->prefix . 'storefront_islands_records';
	}

	/** Creates the table, or changes an older one; once per version and site, in whatever way the plugin was updated. */
	public static function ensure(): void {
		if ( self::VERSION === get_option( self::OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$table = self::name();
		// Compared byte by byte, as the content may be encrypted.
		$collate = self::database()->has_cap( 'utf8mb4' ) ? 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
		dbDelta(
			"CREATE TABLE $table (
				name varchar(100) NOT NULL,
				expires bigint(20) unsigned NOT NULL,
				content longtext NOT NULL,
				PRIMARY KEY  (name),
				KEY expires (expires)
			) $collate;"
		);
		$wpdb = self::database();
		if ( null === $wpdb->get_var( (string) $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) { // phpcs:ignore WordPress.DB -- a table of this plugin.
			// The database's user may not create tables: tried again with the next request, orders are refused until then.
			return;
		}
		self::move_old_rows();
		update_option( self::OPTION, self::VERSION, true );
	}

	/** Makes the next request look for the table, which may be missing in a restored backup. */
	public static function look_again(): void {
		delete_option( self::OPTION );
	}

	/** Moves the rows of version 0, so that an order that is placed during the update is still placed once. */
	private static function move_old_rows(): void {
		$wpdb = self::database();
		foreach ( self::OLD_KINDS as $kind ) {
			$prefix = self::OLD_PREFIX . $kind . '_';
			$like   = $wpdb->esc_like( $prefix ) . '%';
			$rows   = $wpdb->get_results( (string) $wpdb->prepare( 'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s', $wpdb->options, $like ), ARRAY_A ); // phpcs:ignore WordPress.DB -- the options API does not know these rows.
			foreach ( (array) $rows as $row ) {
				$name  = is_string( $row['option_name'] ?? null ) ? substr( $row['option_name'], strlen( $prefix ) ) : '';
				$parts = explode( '|', is_string( $row['option_value'] ?? null ) ? $row['option_value'] : '', 2 );
				if ( isset( $parts[1] ) && (int) $parts[0] >= time() ) {
					( new IdempotencyStore( $kind ) )->claim( $name, new StoredRow( (int) $parts[0], $parts[1] ) );
				}
			}
			$wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $like ) ); // phpcs:ignore WordPress.DB -- see above.
		}
	}

	/** Returns WordPress's database object. */
	public static function database(): \wpdb {
		global $wpdb;
		/**
		 * Set before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return $wpdb;
	}
}
