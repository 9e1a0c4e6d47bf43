<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Support\Database\NamedLock;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how many counts run at once on the site: combinations of filters multiply, and a crawler that asks for
 * hundreds would keep the database from orders. A database without locks limits nothing.
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
			NamedLock::release( $lock );
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
			$name = 'count_' . ( $first + $place ) % self::MAX;
			if ( false !== NamedLock::take( $name, 0 ) ) {
				return $name;
			}
		}
		$name = "count_$first";
		if ( ! self::$is_refused && false !== NamedLock::take( $name, self::WAIT ) ) {
			return $name;
		}
		self::$is_refused = true;
		throw new TooManyCounts( 'Too many counts at once.' );
	}
}
