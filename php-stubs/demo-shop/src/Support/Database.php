<?php
/**
 * WordPress's database.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

use RuntimeException;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** What WordPress's functions cannot do: conditional updates, a table of its own, transactions. Works on MySQL and on SQLite. */
final class Database {
	/**
	 * The connection.
	 *
	 * @throws RuntimeException Before WordPress has connected.
	 */
	public static function connection(): wpdb {
		global $wpdb;
		if ( ! $wpdb instanceof wpdb ) {
			throw new RuntimeException( 'WordPress has no database yet.' );
		}
		return $wpdb;
	}

	/**
	 * Runs a statement that changes something.
	 *
	 * @param literal-string   $sql    Placeholders: %i for names, %s and %d for values.
	 * @param list<string|int> $values For the placeholders.
	 * @return int Rows that it touched.
	 */
	public static function change( string $sql, array $values ): int {
		$database = self::connection();
		return (int) $database->query( (string) $database->prepare( $sql, $values ) ); // phpcs:ignore WordPress.DB -- every caller passes a literal.
	}

	/**
	 * Reads rows.
	 *
	 * @param literal-string   $sql    Placeholders: %i for names, %s and %d for values.
	 * @param list<string|int> $values For the placeholders.
	 * @return list<Input>
	 */
	public static function rows( string $sql, array $values ): array {
		$database = self::connection();
		$rows     = $database->get_results( (string) $database->prepare( $sql, $values ), ARRAY_A ); // phpcs:ignore WordPress.DB -- every caller passes a literal.
		return Input::of( array( 'rows' => $rows ) )->objects( 'rows' );
	}

	/** The first id that a table has not given yet. */
	public static function next_id( string $table, string $column ): int {
		$rows = self::rows( 'SELECT MAX( %i ) AS last FROM %i', array( $column, $table ) );
		return 1 + ( isset( $rows[0] ) ? $rows[0]->number( 'last' ) : 0 );
	}

	/**
	 * Runs work of which all stays or nothing.
	 *
	 * @template T
	 * @param callable(): T $work May throw; then nothing of it stays.
	 * @return T
	 * @throws Throwable What the work throws.
	 */
	public static function in_one_step( callable $work ) {
		$database = self::connection();
		$database->query( 'START TRANSACTION' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no transactions of its own.
		try {
			$result = $work();
		} catch ( Throwable $error ) {
			$database->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
			// What was cached of it never happened.
			wp_cache_flush();
			throw $error;
		}
		$database->query( 'COMMIT' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		return $result;
	}
}
