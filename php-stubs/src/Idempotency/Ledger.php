<?php
/**
 * Where requests are remembered.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of the options table, written past the options API: only INSERT IGNORE and UPDATE … WHERE have one winner of many
 * processes, on MySQL and on SQLite. Never loaded with WordPress's other options.
 */
final class Ledger {
	/** How long an answer is given again, in seconds. */
	private const MEMORY = 86400;

	/** How often a row may vanish while it is claimed, before the claim is given up. */
	private const TRIES = 20;

	/**
	 * What the names of these rows begin with.
	 *
	 * @var string
	 */
	private $prefix;

	/**
	 * A part of the ledger.
	 *
	 * @param string $kind What its rows are about: letters and underscores.
	 */
	public function __construct( string $kind ) {
		$this->prefix = "storefront_islands_{$kind}_";
	}

	/**
	 * Claims a name.
	 *
	 * @param string $name The name: a hash.
	 * @param Row    $mine What to write.
	 * @return Row|null What another process has written; null where the claim is ours.
	 */
	public function claim( string $name, Row $mine ): ?Row {
		$this->clean_sometimes( $name );
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			if ( 1 === $this->run( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", $this->prefix . $name, $mine->text() ) ) {
				return null;
			}
			$other = $this->read( $name );
			if ( null === $other ) {
				// Released in this moment.
				continue;
			}
			return $other->expires() < time() && $this->replace( $name, $other, $mine ) ? null : $other;
		}
		// A database that cannot be written must not look like a claim.
		return new Row( time(), '' );
	}

	/**
	 * What stands under a name.
	 *
	 * @param string $name The name.
	 */
	public function read( string $name ): ?Row {
		$wpdb = $this->database();
		$text = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $this->prefix . $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		return is_string( $text ) ? Row::parse( $text ) : null;
	}

	/**
	 * Writes over a row, if it is still the one that is known.
	 *
	 * @param string $name  The name.
	 * @param Row    $known What it is thought to hold.
	 * @param Row    $next  What it shall hold.
	 */
	public function replace( string $name, Row $known, Row $next ): bool {
		if ( $known->text() === $next->text() ) {
			// MySQL counts a row that stays as it is as none.
			$now = $this->read( $name );
			return null !== $now && $now->text() === $next->text();
		}
		return 1 === $this->run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s', $next->text(), $this->prefix . $name, $known->text() );
	}

	/**
	 * Forgets a row, if it is still the one that is known.
	 *
	 * @param string $name The name.
	 * @param Row    $mine What was written.
	 */
	public function release( string $name, Row $mine ): void {
		$this->run( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $this->prefix . $name, $mine->text() );
	}

	/** Until when an answer of now is given again, Unix time. */
	public static function memory_end(): int {
		return time() + self::MEMORY;
	}

	/** Removes rows that count no more. */
	public function remove_old(): void {
		$this->run( 'DELETE FROM %i WHERE option_name LIKE %s AND option_value < %s', $this->database()->esc_like( $this->prefix ) . '%', sprintf( '%010d', time() ) );
	}

	/**
	 * The same with one claim in 64, for sites that WordPress does not tidy up every day: names are hashes.
	 *
	 * @param string $name The name of a claim.
	 */
	private function clean_sometimes( string $name ): void {
		if ( 0 === (int) hexdec( substr( $name, 0, 2 ) ) % 64 ) {
			$this->remove_old();
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
