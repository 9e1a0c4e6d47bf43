<?php
/**
 * Where requests that add to the cart are remembered.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of the options table, written past the options API: only INSERT IGNORE and UPDATE … WHERE have one winner of many
 * processes, on MySQL and on SQLite.
 */
final class Ledger {
	private const PREFIX = 'storefront_islands_add_';

	/** How long a process may work on a request, in seconds. One that was killed blocks its repetition for so long. */
	private const LEASE = 60;

	/** How long an answer is given again, in seconds. */
	private const MEMORY = 86400;

	/**
	 * Claims a request.
	 *
	 * @param string $name The request's name: a hash.
	 * @param Record $mine What to write.
	 * @return Record|null What another process has written; null where the claim is ours.
	 */
	public function claim( string $name, Record $mine ): ?Record {
		$this->clean_sometimes( $name );
		if ( 1 === $this->run( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", self::PREFIX . $name, $mine->row() ) ) {
			return null;
		}
		$other = $this->read( $name );
		if ( null === $other ) {
			// Released in this moment.
			return $this->claim( $name, $mine );
		}
		return $other->is_expired( time() ) && $this->replace( $name, $other, $mine ) ? null : $other;
	}

	/**
	 * What is known of a request.
	 *
	 * @param string $name The request's name.
	 */
	public function read( string $name ): ?Record {
		$wpdb = $this->database();
		$row  = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::PREFIX . $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		return is_string( $row ) ? Record::parse( $row ) : null;
	}

	/**
	 * Writes over a row, if it is still the one that is known.
	 *
	 * @param string $name  The request's name.
	 * @param Record $known What it is thought to hold.
	 * @param Record $next  What it shall hold.
	 */
	public function replace( string $name, Record $known, Record $next ): bool {
		return 1 === $this->run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $next->row(), self::PREFIX . $name, $known->row() );
	}

	/**
	 * Forgets a claim, if it is still ours.
	 *
	 * @param string $name The request's name.
	 * @param Record $mine What was written.
	 */
	public function release( string $name, Record $mine ): void {
		$this->run( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', self::PREFIX . $name, $mine->row() );
	}

	/** The end of a lease that begins now, Unix time. */
	public function lease_end(): int {
		return time() + self::LEASE;
	}

	/** Until when an answer of now is given again, Unix time. */
	public function memory_end(): int {
		return time() + self::MEMORY;
	}

	/**
	 * Removes rows that count no more, with one claim in 64: names are hashes.
	 *
	 * @param string $name The name of a claim.
	 */
	private function clean_sometimes( string $name ): void {
		if ( 0 === (int) hexdec( substr( $name, 0, 2 ) ) % 64 ) {
			$this->run( 'DELETE FROM %i WHERE option_name LIKE %s AND option_value < %s', $this->database()->esc_like( self::PREFIX ) . '%', sprintf( '%010d', time() ) );
		}
	}

	/**
	 * Runs a statement on the options table.
	 *
	 * @param literal-string $sql       With a placeholder for the table and for each value.
	 * @param string         ...$values The values.
	 * @return int Rows that it touched.
	 */
	private function run( string $sql, string ...$values ): int {
		$wpdb = $this->database();
		return (int) $wpdb->query( (string) $wpdb->prepare( $sql, $wpdb->options, ...$values ) ); // phpcs:ignore WordPress.DB -- see the class; every caller passes a literal.
	}

	/** WordPress's database. */
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
