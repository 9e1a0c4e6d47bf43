<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how many counts run at once on the site: combinations of filters multiply, and a crawler that asks for
 * hundreds would keep the database from orders. The database's named locks end with their connection.
 */
final class WooCountLimit {
	/** Maximum number of counts at once (docs/behaviour.md#limits). */
	private const MAX = 4;

	/** Seconds that a count waits for another to end (docs/behaviour.md#limits). */
	private const WAIT = 1;

	/** True once a count of this request has waited in vain: its others do not wait again. */
	private static bool $is_refused = false;

	/**
	 * Runs a count.
	 *
	 * @template T
	 * @param callable(): T $count The count.
	 * @return T
	 * @throws TooManyCounts If too many run.
	 */
	public static function run( callable $count ) {
		$lock = self::lock();
		try {
			return $count();
		} finally {
			self::ask( 'RELEASE_LOCK( %s )', $lock );
		}
	}

	/**
	 * Takes a lock.
	 *
	 * @return string Its name.
	 * @throws TooManyCounts If all are taken.
	 */
	private static function lock(): string {
		$first = wp_rand( 0, self::MAX - 1 );
		for ( $place = 0; $place < self::MAX; $place++ ) {
			$name = self::name( ( $first + $place ) % self::MAX );
			if ( self::is_free( self::ask( 'GET_LOCK( %s, 0 )', $name ) ) ) {
				return $name;
			}
		}
		$name = self::name( $first );
		if ( ! self::$is_refused && self::is_free( self::ask( 'GET_LOCK( %s, ' . self::WAIT . ' )', $name ) ) ) {
			return $name;
		}
		self::$is_refused = true;
		throw new TooManyCounts( 'Too many counts at once.' );
	}

	/**
	 * True unless another connection has the lock; a database without locks, such as SQLite, limits nothing.
	 *
	 * @param mixed $answer Answer of the database.
	 */
	private static function is_free( $answer ): bool {
		return '0' !== $answer;
	}

	/** Returns the name of a lock: at most 64 characters, and of this site, as all databases of a server share them. */
	private static function name( int $place ): string {
		return 'storefront_islands_count_' . substr( md5( home_url() ), 0, 12 ) . "_$place";
	}

	/**
	 * Asks the database for the value of a function.
	 *
	 * @param literal-string $call Function with a placeholder.
	 * @return mixed
	 */
	private static function ask( string $call, string $name ) {
		$wpdb   = Table::database();
		$silent = $wpdb->suppress_errors();
		$answer = $wpdb->get_var( (string) $wpdb->prepare( "SELECT $call", $name ) ); // phpcs:ignore WordPress.DB -- A lock.
		$wpdb->suppress_errors( $silent );
		return $answer;
	}
}
