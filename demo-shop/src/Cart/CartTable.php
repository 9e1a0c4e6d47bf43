<?php
/**
 * Manages the database table of carts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/** One row per visitor. The row's version prevents that one of two simultaneous changes is lost. */
final class CartTable {
	/** Lifetime of an untouched row: 30 days in seconds. */
	private const LIFETIME = 2592000;

	/** Creates the table if it does not exist. */
	public static function create(): void {
		Database::change( 'CREATE TABLE IF NOT EXISTS %i ( visitor varchar(64) NOT NULL, data longtext NOT NULL, version bigint(20) unsigned NOT NULL, updated bigint(20) unsigned NOT NULL, PRIMARY KEY (visitor) )', array( self::name() ) );
	}

	/**
	 * Reads a visitor's row.
	 *
	 * @return array{data: string, version: int} Version 0 if there is no row.
	 */
	public static function read( string $visitor ): array {
		$rows = '' === $visitor ? array() : Database::rows( 'SELECT data, version FROM %i WHERE visitor = %s', array( self::name(), $visitor ) );
		return array(
			'data'    => isset( $rows[0] ) ? $rows[0]->text( 'data' ) : '',
			'version' => isset( $rows[0] ) ? $rows[0]->number( 'version' ) : 0,
		);
	}

	/** Writes a visitor's row; false if another request has written since that version was read. */
	public static function write( string $visitor, string $data, int $version, int $now ): bool {
		if ( 0 === $version ) {
			return 1 === Database::change( 'INSERT IGNORE INTO %i ( visitor, data, version, updated ) VALUES ( %s, %s, 1, %d )', array( self::name(), $visitor, $data, $now ) );
		}
		return 1 === Database::change( 'UPDATE %i SET data = %s, version = version + 1, updated = %d WHERE visitor = %s AND version = %d', array( self::name(), $data, $now, $visitor, $version ) );
	}

	/** Deletes a visitor's row; false if another request has written since that version was read. */
	public static function delete( string $visitor, int $version ): bool {
		return 1 === Database::change( 'DELETE FROM %i WHERE visitor = %s AND version = %d', array( self::name(), $visitor, $version ) );
	}

	/** Deletes expired rows; runs once a day. */
	public static function remove_old(): void {
		Database::change( 'DELETE FROM %i WHERE updated < %d', array( self::name(), time() - self::LIFETIME ) );
	}

	/** Returns the table's name with the site's prefix. */
	private static function name(): string {
		return Database::connection()->prefix . 'storefront_islands_carts';
	}
}
