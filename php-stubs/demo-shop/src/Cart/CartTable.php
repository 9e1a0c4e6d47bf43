<?php
/**
 * Where carts are stored.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

defined( 'ABSPATH' ) || exit;

/** One row a visitor. A row's version makes sure that of two changes at once none is lost. */
final class CartTable {
	/** Rows that nobody has touched for so long go: 30 days in seconds. */
	private const LIFETIME = 2592000;

	/** The table's name with the site's prefix. */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'storefront_islands_carts';
	}

	/** Creates the table where it is missing. */
	public static function create(): void {
		global $wpdb;
		$charset = $wpdb->get_charset_collate();
		self::query( "CREATE TABLE IF NOT EXISTS %i ( visitor varchar(64) NOT NULL, data longtext NOT NULL, version bigint(20) unsigned NOT NULL, updated bigint(20) unsigned NOT NULL, PRIMARY KEY (visitor) ) $charset", array( self::name() ) );
	}

	/**
	 * Reads a visitor's row.
	 *
	 * @return array{data: string, version: int} Version 0 where there is no row.
	 */
	public static function read( string $visitor ): array {
		global $wpdb;
		$row = '' === $visitor ? null : $wpdb->get_row( $wpdb->prepare( 'SELECT data, version FROM %i WHERE visitor = %s', self::name(), $visitor ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- its own table.
		return array(
			'data'    => is_object( $row ) && isset( $row->data ) && is_string( $row->data ) ? $row->data : '',
			'version' => is_object( $row ) && isset( $row->version ) && is_numeric( $row->version ) ? (int) $row->version : 0,
		);
	}

	/** Writes a visitor's row; false where another request has written since that version was read. */
	public static function write( string $visitor, string $data, int $version, int $now ): bool {
		if ( 0 === $version ) {
			return 1 === self::query( 'INSERT IGNORE INTO %i ( visitor, data, version, updated ) VALUES ( %s, %s, 1, %d )', array( self::name(), $visitor, $data, $now ) );
		}
		return 1 === self::query( 'UPDATE %i SET data = %s, version = version + 1, updated = %d WHERE visitor = %s AND version = %d', array( self::name(), $data, $now, $visitor, $version ) );
	}

	/** Removes a visitor's row. */
	public static function delete( string $visitor ): void {
		self::query( 'DELETE FROM %i WHERE visitor = %s', array( self::name(), $visitor ) );
	}

	/** Removes rows that nobody has touched for long; once a day. */
	public static function remove_old(): void {
		self::query( 'DELETE FROM %i WHERE updated < %d', array( self::name(), time() - self::LIFETIME ) );
	}

	/**
	 * Runs a statement.
	 *
	 * @param literal-string        $sql    With placeholders.
	 * @param list<string|int>      $values For the placeholders.
	 * @return int Rows that it touched.
	 */
	private static function query( string $sql, array $values ): int {
		global $wpdb;
		return (int) $wpdb->query( (string) $wpdb->prepare( $sql, $values ) ); // phpcs:ignore WordPress.DB -- its own table; every caller passes a literal.
	}
}
