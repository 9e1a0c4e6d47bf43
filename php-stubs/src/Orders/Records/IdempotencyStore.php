<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Records;

use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\Support\ShopLog;

defined( 'ABSPATH' ) || exit;

/** Rows of one kind in RecordsTable: each statement succeeds for exactly one of several concurrent processes. */
final class IdempotencyStore {
	/** Time for which a response is repeated, in seconds. */
	private const RETENTION = 86400;

	/** Maximum number of tries to claim a row that other processes change meanwhile. */
	private const MAX_TRIES = 20;

	/**
	 * Messages of MySQL and MariaDB for a statement that may succeed if it is repeated: errors 1213, 1205, 2006 and 2013.
	 * WordPress connects again with the next statement.
	 */
	private const REPEATABLE = '/deadlock|lock wait timeout|try restarting transaction|gone away|lost connection/i';

	/** Number of affected rows of a statement that has failed. */
	private const FAILED = -1;

	/** Prefix of the names of these rows. */
	private string $prefix;

	/**
	 * @param string $kind Kind of the rows: letters and underscores.
	 */
	public function __construct( string $kind ) {
		$this->prefix = "{$kind}_";
	}

	/**
	 * Claims a name.
	 *
	 * @param string $name The name: a hash.
	 * @return StoredRow|null Row of another process, not expired; null if the claim succeeded.
	 */
	public function claim( string $name, StoredRow $mine ): ?StoredRow {
		$this->clean_sometimes( $name );
		for ( $try = 0; $try < self::MAX_TRIES; $try++ ) {
			$written = $this->run( 'INSERT IGNORE INTO %i ( name, expires, content ) VALUES ( %s, %d, %s )', $this->prefix . $name, $mine->expires(), $mine->content() );
			if ( 1 === $written ) {
				return null;
			}
			$other = $this->read( $name );
			if ( null === $other && self::FAILED === $written ) {
				// A time-out of each try would keep the visitor waiting for minutes.
				break;
			}
			if ( null === $other ) {
				// Another process has just released it.
				continue;
			}
			if ( $other->equals( $mine ) ) {
				// Written, and the connection was lost before the database could say so.
				return null;
			}
			if ( $other->expires() >= time() ) {
				return $other;
			}
			if ( $this->replace( $name, $other, $mine ) ) {
				return null;
			}
			// Another process has just claimed or removed the expired row.
		}
		// A database that cannot be written must not count as a successful claim.
		RecordsTable::look_again();
		ShopLog::error( 'The table of records cannot be written, so that the request is refused: ' . Table::database()->last_error );
		return new StoredRow( time(), '' );
	}

	/**
	 * Writes a row instead of the one that is there.
	 *
	 * @param string $name The name: a hash.
	 * @return bool False if another process has written it meanwhile.
	 */
	public function put( string $name, StoredRow $row ): bool {
		$other = $this->claim( $name, $row );
		return null === $other || $this->replace( $name, $other, $row );
	}

	public function read( string $name ): ?StoredRow {
		$wpdb  = Table::database();
		$query = (string) $wpdb->prepare( 'SELECT expires, content FROM %i WHERE name = %s', RecordsTable::name(), $this->prefix . $name ); // phpcs:ignore WordPress.DB -- a table of this plugin.
		$row   = $wpdb->get_row( $query, ARRAY_A ); // phpcs:ignore WordPress.DB -- a cache would hide other processes.
		if ( null === $row && self::is_repeatable() ) {
			// A row that could not be read must not count as one that is not there.
			$row = $wpdb->get_row( $query, ARRAY_A ); // phpcs:ignore WordPress.DB -- see above.
		}
		return is_array( $row ) && is_scalar( $row['expires'] ) && is_scalar( $row['content'] ) ? new StoredRow( (int) $row['expires'], (string) $row['content'] ) : null;
	}

	/** Replaces a row if it has not changed. */
	public function replace( string $name, StoredRow $known, StoredRow $next ): bool {
		if ( $known->equals( $next ) ) {
			// MySQL does not count an unchanged row as affected.
			$now = $this->read( $name );
			return null !== $now && $now->equals( $next );
		}
		return 1 === $this->run( 'UPDATE %i SET expires = %d, content = %s WHERE name = %s AND expires = %d AND content = %s', $next->expires(), $next->content(), $this->prefix . $name, $known->expires(), $known->content() );
	}

	/** Deletes a row if it has not changed. */
	public function release( string $name, StoredRow $mine ): void {
		$this->run( 'DELETE FROM %i WHERE name = %s AND expires = %d AND content = %s', $this->prefix . $name, $mine->expires(), $mine->content() );
	}

	/** Returns the time until which a response of now is repeated, as a Unix timestamp. */
	public static function expiry(): int {
		return time() + self::RETENTION;
	}

	/** Deletes expired rows. */
	public function remove_old(): void {
		$this->run( 'DELETE FROM %i WHERE name LIKE %s AND expires < %d', Table::database()->esc_like( $this->prefix ) . '%', time() );
	}

	/**
	 * Deletes expired rows with one claim in 64, for sites without a daily clean-up by WP-Cron: names are hashes, so
	 * their first digits are random.
	 */
	private function clean_sometimes( string $name ): void {
		if ( 0 === (int) hexdec( substr( $name, 0, 2 ) ) % 64 ) {
			$this->remove_old();
		}
	}

	/**
	 * Runs a statement, and repeats it once if the database has aborted it in favour of another process.
	 *
	 * @param literal-string $sql       Statement with a placeholder for the table and for each value.
	 * @param string|int     ...$values The values.
	 * @return int Number of affected rows; FAILED if the statement has failed.
	 */
	private function run( string $sql, ...$values ): int {
		$wpdb      = Table::database();
		$statement = (string) $wpdb->prepare( $sql, RecordsTable::name(), ...$values ); // phpcs:ignore WordPress.DB -- every caller passes a literal.
		$affected  = $wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- see read().
		if ( false === $affected && self::is_repeatable() ) {
			$affected = $wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- see read().
		}
		return false === $affected ? self::FAILED : (int) $affected;
	}

	/** True if the last statement has failed for a reason that may be gone when it is repeated. */
	private static function is_repeatable(): bool {
		return 1 === preg_match( self::REPEATABLE, Table::database()->last_error );
	}
}
