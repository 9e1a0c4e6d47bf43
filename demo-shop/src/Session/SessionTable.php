<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Session;

use StorefrontIslands\DemoShop\Support\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Table of sessions, with one row per customer id. The row's version prevents that one of two simultaneous changes is
 * lost.
 */
final class SessionTable {
	/** Maximum number of attempts to move a session that another request changes at the same time. */
	private const TRIES = 5;

	/** Creates the table if it does not exist. */
	public static function create(): void {
		Database::change( 'CREATE TABLE IF NOT EXISTS %i ( customer varchar(64) NOT NULL, data longtext NOT NULL, version bigint(20) unsigned NOT NULL, expires bigint(20) unsigned NOT NULL, PRIMARY KEY (customer) )', array( self::name() ) );
	}

	/**
	 * Reads a session; there is none for ''.
	 *
	 * @return array{data: string, version: int} Version 0 if there is none.
	 */
	public static function read( string $customer ): array {
		$rows = '' === $customer ? array() : Database::rows( 'SELECT data, version FROM %i WHERE customer = %s', array( self::name(), $customer ) );
		return array(
			'data'    => isset( $rows[0] ) ? $rows[0]->text( 'data' ) : '',
			'version' => isset( $rows[0] ) ? $rows[0]->number( 'version' ) : 0,
		);
	}

	/** Writes a session; false if another request has written since that version was read. */
	public static function write( string $customer, string $data, int $version, int $expires ): bool {
		if ( 0 === $version ) {
			return 1 === Database::change( 'INSERT IGNORE INTO %i ( customer, data, version, expires ) VALUES ( %s, %s, 1, %d )', array( self::name(), $customer, $data, $expires ) );
		}
		return 1 === Database::change( 'UPDATE %i SET data = %s, version = version + 1, expires = %d WHERE customer = %s AND version = %d', array( self::name(), $data, $expires, $customer, $version ) );
	}

	/** Makes the session of a guest that of a user, whose own it replaces. A guest without one leaves it alone. */
	public static function move( string $guest, string $user, int $expires ): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$row = self::read( $guest );
			if ( 0 === $row['version'] ) {
				return;
			}
			if ( self::write( $user, $row['data'], self::read( $user )['version'], $expires ) && self::delete_version( $guest, $row['version'] ) ) {
				return;
			}
		}
	}

	public static function extend( string $customer, int $expires ): void {
		Database::change( 'UPDATE %i SET expires = %d WHERE customer = %s', array( self::name(), $expires, $customer ) );
	}

	public static function delete( string $customer ): void {
		Database::change( 'DELETE FROM %i WHERE customer = %s', array( self::name(), $customer ) );
	}

	/** Deletes expired sessions; runs once a day. */
	public static function remove_old(): void {
		Database::change( 'DELETE FROM %i WHERE expires < %d', array( self::name(), time() ) );
	}

	/** Deletes a session; false if another request has written since that version was read. */
	private static function delete_version( string $customer, int $version ): bool {
		return 1 === Database::change( 'DELETE FROM %i WHERE customer = %s AND version = %d', array( self::name(), $customer, $version ) );
	}

	/** Returns the table's name with the site's prefix. */
	private static function name(): string {
		return Database::connection()->prefix . 'storefront_islands_sessions';
	}
}
