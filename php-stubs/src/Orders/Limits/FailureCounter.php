<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;

defined( 'ABSPATH' ) || exit;

/** Counts failures by name in fixed windows of time. */
final class FailureCounter {
	/** Maximum number of tries to write a number that other processes change meanwhile. */
	private const MAX_TRIES = 20;

	private IdempotencyStore $store;

	public function __construct( IdempotencyStore $store ) {
		$this->store = $store;
	}

	/**
	 * Returns the number of failures in the current window.
	 *
	 * @param int $window Window in seconds.
	 */
	public function count( string $name, int $window ): int {
		$row = $this->store->read( self::key( $name, $window ) );
		return null === $row ? 0 : (int) $row->content();
	}

	/**
	 * Adds a failure.
	 *
	 * @param int $window Window in seconds.
	 */
	public function add( string $name, int $window ): void {
		$key     = self::key( $name, $window );
		$expires = time() + self::seconds_left( $window );
		$known   = $this->store->claim( $key, self::row( $expires, 1 ) );
		for ( $try = 0; null !== $known && $try < self::MAX_TRIES; $try++ ) {
			if ( $this->store->replace( $key, $known, self::row( $expires, (int) $known->content() + 1 ) ) ) {
				return;
			}
			$known = $this->store->read( $key );
		}
	}

	/**
	 * Returns a record with a random part: a store takes an equal record of another process for this one's own.
	 *
	 * @param int $expires Unix timestamp.
	 */
	private static function row( int $expires, int $number ): StoredRow {
		return new StoredRow( $expires, "$number " . wp_generate_password( 12, false ) );
	}

	/** Returns the seconds until the current window ends. */
	public static function seconds_left( int $window ): int {
		return $window - time() % $window;
	}

	/**
	 * Returns the name of the current window's record.
	 *
	 * @param int $window Window in seconds.
	 */
	private static function key( string $name, int $window ): string {
		return hash_hmac( 'sha256', intdiv( time(), $window ) . " $window $name", wp_salt( 'nonce' ) );
	}
}
