<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Payments;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;

defined( 'ABSPATH' ) || exit;

/**
 * Records that a payment has begun, for its order and for each visitor that it may belong to, until its result is
 * known. The record of a killed process stays. Until the order's status tells the result, no request of that visitor or
 * for that order begins another payment, whatever its key.
 */
final class UncertainPayments {
	/** Time for which an unknown result is remembered, in seconds: 90 days. */
	private const RETENTION = 7776000;

	private IdempotencyStore $store;

	/**
	 * Rows that this process has written, by name.
	 *
	 * @var array<string, StoredRow>
	 */
	private array $rows = array();

	public function __construct( IdempotencyStore $store ) {
		$this->store = $store;
	}

	/** Returns the name under which payments of an order are recorded and locked. */
	public static function of_order( int $order_id ): string {
		return hash_hmac( 'sha256', "order $order_id", wp_salt( 'nonce' ) );
	}

	/**
	 * Records that a payment begins.
	 *
	 * @param list<string> $owners Hashes of the visitors that the payment belongs to.
	 * @param int $lease Time until which a response is to be expected, as a Unix timestamp.
	 */
	public function begin( int $order_id, array $owners, int $lease ): void {
		$row = self::row( $order_id, $lease );
		foreach ( array_unique( array_merge( $owners, array( self::of_order( $order_id ) ) ) ) as $name ) {
			// A record that is left belongs to an order whose result is known by now, or that the shopper has let go.
			if ( $this->store->put( $name, $row ) ) {
				$this->rows[ $name ] = $row;
			}
		}
	}

	/** Deletes the records of this process: the result is known. */
	public function end(): void {
		foreach ( $this->rows as $name => $row ) {
			$this->store->release( (string) $name, $row );
		}
		$this->rows = array();
	}

	/** Records that this process will not learn the result. */
	public function leave(): void {
		foreach ( $this->rows as $name => $row ) {
			$this->store->replace( (string) $name, $row, self::row( self::order_of( $row ), 0 ) );
		}
		$this->rows = array();
	}

	/**
	 * Returns the order of a payment whose result is unknown.
	 *
	 * @param string $name Hash of a visitor, or name of an order.
	 * @return int Id of the order; 0 if there is none.
	 */
	public function order_in_doubt( string $name ): int {
		$row = $this->read( $name );
		return null === $row ? 0 : self::order_of( $row );
	}

	/**
	 * Returns the order of a payment whose result is unknown and whose process is not working on it any more.
	 *
	 * @param string $name Hash of a visitor, or name of an order.
	 * @return int Id of the order; 0 if there is none.
	 */
	public function order_left_in_doubt( string $name ): int {
		$row = $this->read( $name );
		return null === $row || self::has_lease( $row ) ? 0 : self::order_of( $row );
	}

	/**
	 * True if the process of a payment may still be working on it.
	 *
	 * @param string $name Hash of a visitor, or name of an order.
	 */
	public function is_running( string $name ): bool {
		$row = $this->read( $name );
		return null !== $row && self::has_lease( $row );
	}

	/**
	 * Deletes records of an order: the result is known by now, or the shopper orders again knowingly.
	 *
	 * @param list<string> $names Hashes of visitors, or the name of the order.
	 */
	public function forget( int $order_id, array $names ): void {
		foreach ( $names as $name ) {
			$row = $this->read( $name );
			if ( null !== $row && self::order_of( $row ) === $order_id ) {
				$this->store->release( $name, $row );
			}
		}
	}

	/**
	 * Copies the record of a guest to the user who logs in.
	 *
	 * @param string $guest Hash of the guest.
	 * @param string $user  Hash of the user.
	 */
	public function follow_login( string $guest, string $user ): void {
		$row = $this->read( $guest );
		if ( null !== $row ) {
			$this->store->claim( $user, $row );
		}
	}

	/**
	 * Returns the record of another process.
	 *
	 * @param string $name Hash of a visitor, or name of an order.
	 */
	private function read( string $name ): ?StoredRow {
		$row = isset( $this->rows[ $name ] ) ? null : $this->store->read( $name );
		return null === $row || $row->expires() < time() ? null : $row;
	}

	/**
	 * Creates a row.
	 *
	 * @param int $lease Time until which a response is to be expected, as a Unix timestamp.
	 */
	private static function row( int $order_id, int $lease ): StoredRow {
		return new StoredRow( time() + self::RETENTION, "$order_id|$lease|" . wp_generate_password( 12, false ) );
	}

	/** True if the lease of a row's process has not ended. */
	private static function has_lease( StoredRow $row ): bool {
		return (int) ( explode( '|', $row->content() )[1] ?? 0 ) >= time();
	}

	private static function order_of( StoredRow $row ): int {
		return (int) explode( '|', $row->content() )[0];
	}
}
