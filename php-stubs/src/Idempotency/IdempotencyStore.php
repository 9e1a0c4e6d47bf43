<?php
/**
 * Idempotency store.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of the options table, written directly instead of with the options API: only INSERT IGNORE and UPDATE … WHERE
 * succeed for exactly one of several concurrent processes, on MySQL and on SQLite. The rows are never autoloaded.
 */
final class IdempotencyStore {
	/** Time for which a response is repeated, in seconds. */
	private const RETENTION = 86400;

	/** Maximum number of tries to claim a row that other processes change meanwhile. */
	private const MAX_TRIES = 20;

	/** Prefix of the names of these rows. */
	private string $prefix;

	/**
	 * Constructor.
	 *
	 * @param string $kind Kind of the rows: letters and underscores.
	 */
	public function __construct( string $kind ) {
		$this->prefix = "storefront_islands_{$kind}_";
	}

	/**
	 * Claims a name.
	 *
	 * @param string $name The name: a hash.
	 * @param StoredRow    $mine Row to write.
	 * @return StoredRow|null Row of another process, not expired; null if the claim succeeded.
	 */
	public function claim( string $name, StoredRow $mine ): ?StoredRow {
		$this->clean_sometimes( $name );
		for ( $try = 0; $try < self::MAX_TRIES; $try++ ) {
			if ( 1 === $this->run( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", $this->prefix . $name, $mine->text() ) ) {
				return null;
			}
			$other = $this->read( $name );
			if ( null === $other ) {
				// Another process has just released it.
				continue;
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
		return new StoredRow( time(), '' );
	}

	/**
	 * Reads a row.
	 *
	 * @param string $name The name.
	 */
	public function read( string $name ): ?StoredRow {
		$wpdb = $this->database();
		$text = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $this->prefix . $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		return is_string( $text ) ? StoredRow::parse( $text ) : null;
	}

	/**
	 * Replaces a row if it has not changed.
	 *
	 * @param string $name  The name.
	 * @param StoredRow    $known Expected row.
	 * @param StoredRow    $next  New row.
	 */
	public function replace( string $name, StoredRow $known, StoredRow $next ): bool {
		if ( $known->text() === $next->text() ) {
			// MySQL does not count an unchanged row as affected.
			$now = $this->read( $name );
			return null !== $now && $now->text() === $next->text();
		}
		return 1 === $this->run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $next->text(), $this->prefix . $name, $known->text() );
	}

	/**
	 * Deletes a row if it has not changed.
	 *
	 * @param string $name The name.
	 * @param StoredRow    $mine Expected row.
	 */
	public function release( string $name, StoredRow $mine ): void {
		$this->run( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $this->prefix . $name, $mine->text() );
	}

	/** Returns the time until which a response of now is repeated, as a Unix timestamp. */
	public static function expiry(): int {
		return time() + self::RETENTION;
	}

	/** Deletes expired rows. */
	public function remove_old(): void {
		$this->run( 'DELETE FROM %i WHERE option_name LIKE %s AND option_value < %s', $this->database()->esc_like( $this->prefix ) . '%', sprintf( '%010d', time() ) );
	}

	/**
	 * Deletes expired rows with one claim in 64, for sites without a daily clean-up by WP-Cron: names are hashes, so
	 * their first digits are random.
	 *
	 * @param string $name Name of a claim.
	 */
	private function clean_sometimes( string $name ): void {
		if ( 0 === (int) hexdec( substr( $name, 0, 2 ) ) % 64 ) {
			$this->remove_old();
		}
	}

	/**
	 * Runs a statement on the options table.
	 *
	 * @param literal-string $sql       Statement with a placeholder for the table and for each value.
	 * @param string         ...$values The values.
	 * @return int Number of affected rows.
	 */
	private function run( string $sql, string ...$values ): int {
		$wpdb = $this->database();
		return (int) $wpdb->query( (string) $wpdb->prepare( $sql, $wpdb->options, ...$values ) ); // phpcs:ignore WordPress.DB -- see the class; every caller passes a literal.
	}

	/** Returns WordPress's database object. */
	private function database(): \wpdb {
		global $wpdb;
		/**
		 * Set before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return $wpdb;
	}
}
