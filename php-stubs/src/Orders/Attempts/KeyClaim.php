<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\WaitBudget;

defined( 'ABSPATH' ) || exit;

/** Claim of a request on its Idempotency-Key: the stored attempt, and whether this process or another one works on it. */
final class KeyClaim {
	private Attempts $attempts;
	private string $key;

	/** As stored, as far as this process knows. */
	private Attempt $attempt;

	/** True if this process works on the attempt. */
	private bool $is_ours;

	private function __construct( Attempts $attempts, string $key, Attempt $attempt, bool $is_ours ) {
		$this->attempts = $attempts;
		$this->key      = $key;
		$this->attempt  = $attempt;
		$this->is_ours  = $is_ours;
	}

	/**
	 * Claims a key, and waits while another process works on its attempt.
	 *
	 * @param string $owner Hash of the visitor.
	 * @param int    $lease End of this process's lease, as a Unix timestamp.
	 */
	public static function of( Attempts $attempts, string $key, string $owner, int $lease, WaitBudget $wait_budget ): self {
		$mine = Attempt::begin( $owner, $lease );
		do {
			$attempt = $attempts->claim( $key, $mine );
			$is_ours = $attempt->has_process_of( $mine );
			$claim   = new self( $attempts, $key, $attempt, $is_ours );
			// If several processes take over an abandoned attempt at once, one of them wins.
			$is_pending = in_array( $attempt->state( time() ), array( Attempt::RUNNING, Attempt::ABANDONED ), true );
		} while ( ! $is_ours && $is_pending && ! $claim->belongs_to_other_than( $owner ) && $wait_budget->wait() );
		return $claim;
	}

	public function attempt(): Attempt {
		return $this->attempt;
	}

	/** True if this process works on the attempt. */
	public function is_ours(): bool {
		return $this->is_ours;
	}

	/**
	 * True if the attempt belongs to another visitor.
	 *
	 * @param string $owner Hash of this one.
	 */
	public function belongs_to_other_than( string $owner ): bool {
		return array() !== $this->attempt->owners() && ! $this->attempts->belongs_to( $this->attempt, $owner );
	}

	/**
	 * Stores the progress of the attempt.
	 *
	 * @return bool False if another process works on it.
	 */
	public function write( Attempt $next ): bool {
		if ( ! $this->is_ours || ! $this->attempts->write( $this->key, $this->attempt, $next ) ) {
			return false;
		}
		$this->attempt = $next;
		return true;
	}

	/**
	 * Releases the key, unless the attempt has a response. The attempt itself stays stored if it has an unfinished
	 * order or the answer to a declined payment.
	 *
	 * @param bool $is_refused True if the shop has refused the order.
	 */
	public function release( bool $is_refused ): void {
		if ( ! $this->is_ours || Attempt::FINISHED === $this->attempt->state( time() ) ) {
			return;
		}
		if ( null === $this->attempt->decline() && ( $is_refused || 0 === $this->attempt->order_id() ) ) {
			$this->attempts->forget( $this->key, $this->attempt );
		} else {
			$this->write( $this->attempt->released() );
		}
		$this->is_ours = false;
	}
}
