<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Changes;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;

defined( 'ABSPATH' ) || exit;

/** Record of a request that is running, of one that has changed the cart, or of one that must not change it any more. */
final class ChangeRecord {
	private const RUNNING  = 'running';
	private const FIRST    = 'first';
	private const REPLACED = 'replaced';

	/**
	 * Maximum time that a process may work on a request, in seconds. A killed process blocks the repeated request for
	 * that long.
	 */
	private const LEASE = 60;

	private StoredRow $row;

	/**
	 * For a finished request, the hash of its body, the status of the first response, and whether it has started the
	 * visitor's session; for a running one, the token of its process.
	 *
	 * @var array{0: string, 1: string, 2: string}
	 */
	private array $parts;

	public function __construct( StoredRow $row ) {
		$parts       = explode( '|', $row->content() );
		$this->row   = $row;
		$this->parts = array( $parts[0], $parts[1] ?? '', $parts[2] ?? '' );
	}

	/** Creates the record of a request that this process starts. */
	public static function running(): self {
		return new self( new StoredRow( time() + self::LEASE, self::RUNNING . '|' . wp_generate_password( 12, false ) ) );
	}

	/**
	 * Creates the record of a request that has changed the cart.
	 *
	 * @param string $fingerprint Hash of the request's body.
	 * @param int    $status      Status of the first response.
	 */
	public static function finished( string $fingerprint, int $status ): self {
		return new self( new StoredRow( IdempotencyStore::expiry(), "$fingerprint|$status" ) );
	}

	/** Creates the record of a request that a newer one has replaced before it came. */
	public static function replaced(): self {
		return self::finished( self::REPLACED, 200 );
	}

	/** Returns the record of this request as one that has started the visitor's session. */
	public function as_first(): self {
		return new self( new StoredRow( $this->row->expires(), $this->row->content() . '|' . self::FIRST ) );
	}

	/** True if the request has started the visitor's session: a visitor who has none may not have got its response. */
	public function is_first(): bool {
		return self::FIRST === $this->parts[2];
	}

	/** Returns the record of this request as one whose session the visitor has got. */
	public function as_received(): self {
		return new self( new StoredRow( $this->row->expires(), $this->parts[0] . '|' . $this->parts[1] ) );
	}

	/** Returns the row that holds the record. */
	public function row(): StoredRow {
		return $this->row;
	}

	/** True if the request has changed the cart, or was replaced. */
	public function is_finished(): bool {
		return self::RUNNING !== $this->parts[0];
	}

	/**
	 * True if the recorded request had the same body; that of a replaced one is not known.
	 *
	 * @param string $fingerprint Hash of the current request's body.
	 */
	public function has_fingerprint( string $fingerprint ): bool {
		return in_array( $this->parts[0], array( $fingerprint, self::REPLACED ), true );
	}

	/** Returns the status of the first response. */
	public function status(): int {
		return (int) $this->parts[1];
	}
}
