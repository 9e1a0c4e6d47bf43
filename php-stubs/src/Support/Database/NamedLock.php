<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Database;

defined( 'ABSPATH' ) || exit;

/** Named locks of MySQL and MariaDB, of this site. They end with the connection, also where PHP is killed. */
final class NamedLock {
	/**
	 * Takes a lock.
	 *
	 * @param string $name At most 30 characters.
	 * @param int    $wait Seconds to wait for another connection.
	 * @return bool|null False if another connection has it; null if this database, such as SQLite, has no locks.
	 */
	public static function take( string $name, int $wait ): ?bool {
		$answer = self::ask( "GET_LOCK( %s, $wait )", $name );
		return is_numeric( $answer ) ? 1 === (int) $answer : null;
	}

	public static function release( string $name ): void {
		self::ask( 'RELEASE_LOCK( %s )', $name );
	}

	/**
	 * Asks the database for the value of a function; null if it has no such function.
	 *
	 * @param string $call Function with a placeholder for the name.
	 * @return mixed
	 */
	private static function ask( string $call, string $name ) {
		$wpdb = Table::database();
		$silent  = $wpdb->suppress_errors();
		$answer  = $wpdb->get_var( (string) $wpdb->prepare( "SELECT $call", self::of_site( $name ) ) ); // phpcs:ignore WordPress.DB -- A lock. @phpstan-ignore argument.type (the function is of this class)
		$wpdb->suppress_errors( $silent );
		return $answer;
	}

	/** Returns the name for the server, whose databases share the names, of at most 64 characters. */
	private static function of_site( string $name ): string {
		return "storefront_islands_{$name}_" . substr( md5( home_url() ), 0, 12 );
	}
}
