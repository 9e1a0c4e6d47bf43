<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

use RuntimeException;
use Throwable;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Database operations that WordPress's functions do not cover: conditional updates, a custom table, transactions. Works
 * with MySQL and SQLite.
 */
final class Database {
	/**
	 * @throws RuntimeException If WordPress has not connected yet.
	 */
	public static function connection(): wpdb {
		global $wpdb;
		if ( ! $wpdb instanceof wpdb ) {
			throw new RuntimeException( 'WordPress has no database yet.' );
		}
		return $wpdb;
	}

	/**
	 * Runs a statement that changes data.
	 *
	 * @param literal-string   $sql    SQL with placeholders: %i for names, %s and %d for values.
	 * @param list<string|int> $values Values of the placeholders.
	 * @return int Number of affected rows.
	 */
	public static function change( string $sql, array $values ): int {
		$database = self::connection();
		return (int) $database->query( (string) $database->prepare( $sql, $values ) ); // phpcs:ignore WordPress.DB -- every caller passes a literal.
	}

	/**
	 * @param literal-string   $sql    SQL with placeholders: %i for names, %s and %d for values.
	 * @param list<string|int> $values Values of the placeholders.
	 * @return list<Input>
	 */
	public static function rows( string $sql, array $values ): array {
		$database = self::connection();
		$rows     = $database->get_results( (string) $database->prepare( $sql, $values ), ARRAY_A ); // phpcs:ignore WordPress.DB -- every caller passes a literal.
		return Input::of( array( 'rows' => $rows ) )->objects( 'rows' );
	}

	public static function next_id( string $table, string $column ): int {
		$rows = self::rows( 'SELECT MAX( %i ) AS last FROM %i', array( $column, $table ) );
		return 1 + ( isset( $rows[0] ) ? $rows[0]->number( 'last' ) : 0 );
	}

	/**
	 * Runs a callback in a transaction.
	 *
	 * @template T
	 * @param callable(): T $work Callback; if it throws, all its changes are rolled back.
	 * @return T
	 * @throws Throwable Error of the callback.
	 */
	public static function in_transaction( callable $work ) {
		$database = self::connection();
		$database->query( 'START TRANSACTION' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no transactions of its own.
		try {
			$result = $work();
		} catch ( Throwable $error ) {
			$database->query( 'ROLLBACK' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
			// Cached values may come from the rolled back transaction.
			wp_cache_flush();
			throw $error;
		}
		$database->query( 'COMMIT' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		return $result;
	}
}
