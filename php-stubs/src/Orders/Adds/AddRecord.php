<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Adds;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;

defined( 'ABSPATH' ) || exit;

/** Record of a request that is running, or of one that has added to the cart. */
final class AddRecord {
	private const RUNNING = 'running';

	/**
	 * Maximum time that a process may work on a request, in seconds. A killed process blocks the repeated request for
	 * that long.
	 */
	private const LEASE = 60;

	private StoredRow $row;

	/**
	 * For a finished request, the hash of its body and the status of the first response; for a running one, the token
	 * of its process.
	 *
	 * @var array{0: string, 1: string}
	 */
	private array $parts;

	public function __construct( StoredRow $row ) {
		$parts       = explode( '|', $row->content() . '|' );
		$this->row   = $row;
		$this->parts = array( $parts[0], $parts[1] ?? '' );
	}

	/** Creates the record of a request that this process starts. */
	public static function running(): self {
		return new self( new StoredRow( time() + self::LEASE, self::RUNNING . '|' . wp_generate_password( 12, false ) ) );
	}

	/**
	 * Creates the record of a request that has added to the cart.
	 *
	 * @param string $fingerprint Hash of the request's body.
	 * @param int    $status      Status of the first response.
	 */
	public static function finished( string $fingerprint, int $status ): self {
		return new self( new StoredRow( IdempotencyStore::expiry(), "$fingerprint|$status" ) );
	}

	/** Returns the row that holds the record. */
	public function row(): StoredRow {
		return $this->row;
	}

	/** True if the request has added to the cart. */
	public function is_finished(): bool {
		return self::RUNNING !== $this->parts[0];
	}

	/**
	 * True if the recorded request had the same body.
	 *
	 * @param string $fingerprint Hash of the current request's body.
	 */
	public function has_fingerprint( string $fingerprint ): bool {
		return $this->parts[0] === $fingerprint;
	}

	/** Returns the status of the first response. */
	public function status(): int {
		return (int) $this->parts[1];
	}
}
