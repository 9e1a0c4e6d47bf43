<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Records;

defined( 'ABSPATH' ) || exit;

/**
 * Lock on the visitor's cart, because two tabs send different keys, or on an existing order that is paid. Held from
 * before the session is loaded until it is saved.
 */
final class VisitorLock {
	private IdempotencyStore $store;

	/** Name of the lock that this process holds. */
	private string $name = '';

	/** Row of the lock that this process holds; null if it holds none. */
	private ?StoredRow $row = null;

	public function __construct( IdempotencyStore $store ) {
		$this->store = $store;
	}

	/**
	 * Takes the lock instead of the one that this process holds, and waits if another process holds it.
	 *
	 * @param string $owner Hash of the visitor, or name of the order.
	 * @param int $lease End of the lease, as a Unix timestamp.
	 * @return bool False if another process still holds it.
	 */
	public function take( string $owner, int $lease, WaitBudget $wait_budget ): bool {
		if ( null !== $this->row && $this->name === $owner ) {
			return true;
		}
		$this->release();
		$row = new StoredRow( $lease, wp_generate_password( 12, false ) );
		do {
			if ( null === $this->store->claim( $owner, $row ) ) {
				$this->name = $owner;
				$this->row  = $row;
				return true;
			}
		} while ( $wait_budget->wait() );
		return false;
	}

	/**
	 * Extends the lease of the lock.
	 *
	 * @param int $lease End of the lease, as a Unix timestamp.
	 * @return bool False if another process has taken the lock, because this one made no progress for too long.
	 */
	public function renew( int $lease ): bool {
		if ( null === $this->row ) {
			return true;
		}
		$next = new StoredRow( $lease, $this->row->content() );
		if ( ! $this->store->replace( $this->name, $this->row, $next ) ) {
			return false;
		}
		$this->row = $next;
		return true;
	}

	/** True if this process holds the lock. */
	public function is_held(): bool {
		return null !== $this->row;
	}

	/** Releases the lock. */
	public function release(): void {
		if ( null !== $this->row ) {
			$this->store->release( $this->name, $this->row );
			$this->row = null;
		}
	}
}
