<?php
/**
 * What is known of a request that adds to the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** A request that is under way, or one that has added. */
final class AddRecord {
	private const RUNNING = 'running';

	/** How long a process may work on a request, in seconds. One that was killed blocks its repetition for so long. */
	private const LEASE = 60;

	/**
	 * As it stands in the ledger.
	 *
	 * @var Row
	 */
	private $row;

	/**
	 * A hash of what was asked for, and the status of the first answer; who works on it while it is under way.
	 *
	 * @var array{0: string, 1: string}
	 */
	private $parts;

	/**
	 * Reads a record.
	 *
	 * @param Row $row As row() gave it.
	 */
	public function __construct( Row $row ) {
		$parts       = explode( '|', $row->content() . '|' );
		$this->row   = $row;
		$this->parts = array( $parts[0], $parts[1] ?? '' );
	}

	/** A request that this process begins. */
	public static function running(): self {
		return new self( new Row( time() + self::LEASE, self::RUNNING . '|' . wp_generate_password( 12, false ) ) );
	}

	/**
	 * A request that has added.
	 *
	 * @param string $fingerprint A hash of what was asked for.
	 * @param int    $status      The status of the first answer.
	 */
	public static function finished( string $fingerprint, int $status ): self {
		return new self( new Row( Ledger::memory_end(), "$fingerprint|$status" ) );
	}

	/** As it stands in the ledger. */
	public function row(): Row {
		return $this->row;
	}

	/** Whether it has added. */
	public function is_finished(): bool {
		return self::RUNNING !== $this->parts[0];
	}

	/**
	 * Whether it asked for the same.
	 *
	 * @param string $fingerprint A hash of what is asked for now.
	 */
	public function asked_for( string $fingerprint ): bool {
		return $this->parts[0] === $fingerprint;
	}

	/** The status of the first answer. */
	public function status(): int {
		return (int) $this->parts[1];
	}
}
