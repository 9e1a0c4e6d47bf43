<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Table that is created or changed once per version and site, and that goes with its site of a network. */
final class Table {
	/** Prefix of the names of tables and options. */
	private const PREFIX = 'storefront_islands_';

	/** Name without prefixes. */
	private string $base;

	/** Version of the definition. */
	private string $version;

	/** Columns and keys, as dbDelta() reads them. */
	private string $columns;

	/**
	 * @param string $base Name without prefixes.
	 * @param string $columns Columns and keys, as dbDelta() reads them.
	 */
	public function __construct( string $base, string $version, string $columns ) {
		$this->base    = $base;
		$this->version = $version;
		$this->columns = $columns;
	}

	/** Registers the hook for sites of a network that are deleted. */
	public function register(): void {
		add_filter( 'wpmu_drop_tables', array( $this, 'tables_of_site' ), 10, 2 );
	}

	/**
	 * Adds the table to those that are dropped with a site of a network.
	 *
	 * @param mixed $tables  Names of tables.
	 * @param mixed $site_id Id of the site.
	 * @return mixed
	 */
	public function tables_of_site( $tables, $site_id ) {
		if ( is_array( $tables ) && is_numeric( $site_id ) ) {
			$tables[] = self::database()->get_blog_prefix( (int) $site_id ) . self::PREFIX . $this->base;
		}
		return $tables;
	}

	/** Returns the table's name on the current site. */
	public function name(): string {
		return self::database()->prefix . self::PREFIX . $this->base;
	}

	/**
	 * Creates the table, or changes an older one; once per version and site, in whatever way the plugin was updated.
	 *
	 * @param callable(): void|null $created Called before the version is recorded.
	 */
	public function ensure( ?callable $created = null ): void {
		if ( get_option( $this->option() ) === $this->version ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$wpdb  = self::database();
		$table = $this->name();
		// Compared byte by byte, as the content may be encrypted.
		$collate = $wpdb->has_cap( 'utf8mb4' ) ? 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
		dbDelta( "CREATE TABLE $table ( {$this->columns} ) $collate;" );
		if ( null === $wpdb->get_var( (string) $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) { // phpcs:ignore WordPress.DB -- a table of this plugin.
			// The database's user may not create tables: tried again with the next request.
			return;
		}
		if ( null !== $created ) {
			$created();
		}
		update_option( $this->option(), $this->version, true );
	}

	/** True if the table is there and its rows can be changed. */
	public function is_writable(): bool {
		$wpdb   = self::database();
		$silent = $wpdb->suppress_errors();
		$done   = $wpdb->query( (string) $wpdb->prepare( 'DELETE FROM %i WHERE 1 = 0', $this->name() ) ); // phpcs:ignore WordPress.DB -- a table of this plugin.
		$wpdb->suppress_errors( $silent );
		return false !== $done;
	}

	/** Makes the next request look for the table, which may be missing in a restored backup. */
	public function look_again(): void {
		delete_option( $this->option() );
	}

	/** Returns the option with the version of the existing table. */
	private function option(): string {
		return self::PREFIX . $this->base . '_version';
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
