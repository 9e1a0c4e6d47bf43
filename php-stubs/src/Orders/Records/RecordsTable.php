<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Records;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Table with one row for each record, whose name is its primary key. Every statement on it is atomic in MySQL, MariaDB
 * and SQLite (INSERT IGNORE; UPDATE and DELETE with the expected content), so it needs neither transactions nor an
 * isolation level.
 */
final class RecordsTable {
	/** Prefix of the rows that version 0 kept in the options table. */
	private const OLD_PREFIX = 'storefront_islands_';

	/** Kinds of the rows that version 0 kept in the options table. */
	private const OLD_KINDS = array( 'add', 'attempt', 'lock', 'login' );

	/** Registers the hook for sites of a network that are deleted. */
	public static function register(): void {
		self::table()->register();
	}

	/** Returns the table's name on the current site. */
	public static function name(): string {
		return self::table()->name();
	}

	/** Creates the table; orders are refused until it is there. */
	public static function ensure(): void {
		self::table()->ensure(
			static function (): void {
				self::move_old_rows();
			}
		);
	}

	/** Makes the next request look for the table, which may be missing in a restored backup. */
	public static function look_again(): void {
		self::table()->look_again();
	}

	public static function table(): Table {
		return new Table(
			'records',
			'1',
			'name varchar(100) NOT NULL,
			expires bigint(20) unsigned NOT NULL,
			content longtext NOT NULL,
			PRIMARY KEY  (name),
			KEY expires (expires)'
		);
	}

	/** Moves the rows of version 0, so that an order that is placed during the update is still placed once. */
	private static function move_old_rows(): void {
		$wpdb = Table::database();
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
}
