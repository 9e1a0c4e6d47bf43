<?php
/**
 * One order of a visitor at a time.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** A lock on the visitor's cart: two tabs bring two keys. Held from before the session is loaded until it is saved. */
final class VisitorLock {
	/**
	 * Where locks stand.
	 *
	 * @var Ledger
	 */
	private $ledger;

	/**
	 * Name of the lock that this process holds.
	 *
	 * @var string
	 */
	private $name = '';

	/**
	 * The lock that this process holds, null while it holds none.
	 *
	 * @var Row|null
	 */
	private $row = null;

	/**
	 * A lock that is not held yet.
	 *
	 * @param Ledger $ledger Where locks stand.
	 */
	public function __construct( Ledger $ledger ) {
		$this->ledger = $ledger;
	}

	/**
	 * Takes the lock, and waits where another process holds it.
	 *
	 * @param string   $owner    A hash of the visitor.
	 * @param int      $lease    Until when it is ours, Unix time.
	 * @param Patience $patience How long to wait.
	 * @return bool False where it is still held.
	 */
	public function take( string $owner, int $lease, Patience $patience ): bool {
		$row = new Row( $lease, wp_generate_password( 12, false ) );
		do {
			if ( null === $this->ledger->claim( $owner, $row ) ) {
				$this->name = $owner;
				$this->row  = $row;
				return true;
			}
		} while ( $patience->wait() );
		return false;
	}

	/**
	 * Keeps it for longer.
	 *
	 * @param int $lease Until when, Unix time.
	 * @return bool False where another process has taken it: this one was silent for too long.
	 */
	public function renew( int $lease ): bool {
		if ( null === $this->row ) {
			return true;
		}
		$next = new Row( $lease, $this->row->content() );
		if ( ! $this->ledger->replace( $this->name, $this->row, $next ) ) {
			return false;
		}
		$this->row = $next;
		return true;
	}

	/** Gives it back. */
	public function release(): void {
		if ( null !== $this->row ) {
			$this->ledger->release( $this->name, $this->row );
			$this->row = null;
		}
	}
}
