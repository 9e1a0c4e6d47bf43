<?php
/**
 * What is known of a request that adds to the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** A row of the ledger: a request that is under way, or one that has added. */
final class Record {
	private const RUNNING = 'running';

	/**
	 * When the row goes: the end of the lease, or of the time for which an answer is given again. Unix time.
	 *
	 * @var int
	 */
	private $expires;

	/**
	 * A hash of what was asked for; empty while the request is under way.
	 *
	 * @var string
	 */
	private $fingerprint;

	/**
	 * The status of the first answer, or who works on it while it is under way.
	 *
	 * @var string
	 */
	private $status;

	/**
	 * See running(), finished() and parse().
	 *
	 * @param int    $expires     When the row goes, Unix time.
	 * @param string $fingerprint A hash of what was asked for.
	 * @param string $status      The status, or who works on it.
	 */
	private function __construct( int $expires, string $fingerprint, string $status ) {
		$this->expires     = $expires;
		$this->fingerprint = $fingerprint;
		$this->status      = $status;
	}

	/**
	 * A request that this process begins.
	 *
	 * @param int $until End of the lease, Unix time: a process that was killed does not finish.
	 */
	public static function running( int $until ): self {
		return new self( $until, self::RUNNING, wp_generate_password( 12, false ) );
	}

	/**
	 * A request that has added.
	 *
	 * @param int    $until       How long its answer is given again, Unix time.
	 * @param string $fingerprint A hash of what was asked for.
	 * @param int    $status      The status of the first answer.
	 */
	public static function finished( int $until, string $fingerprint, int $status ): self {
		return new self( $until, $fingerprint, (string) $status );
	}

	/**
	 * Reads a row.
	 *
	 * @param string $row As row() wrote it.
	 */
	public static function parse( string $row ): self {
		$parts = explode( '|', $row . '||' );
		return new self( (int) $parts[0], $parts[1], $parts[2] );
	}

	/** The row, its expiry first and always as long, so that rows sort by it. */
	public function row(): string {
		return sprintf( '%010d|%s|%s', $this->expires, $this->fingerprint, $this->status );
	}

	/** Whether it has added. */
	public function is_finished(): bool {
		return self::RUNNING !== $this->fingerprint;
	}

	/**
	 * Whether the row counts no more.
	 *
	 * @param int $now Unix time.
	 */
	public function is_expired( int $now ): bool {
		return $this->expires < $now;
	}

	/**
	 * Whether it asked for the same.
	 *
	 * @param string $fingerprint A hash of what is asked for now.
	 */
	public function asked_for( string $fingerprint ): bool {
		return $this->fingerprint === $fingerprint;
	}

	/** The status of the first answer. */
	public function status(): int {
		return (int) $this->status;
	}
}
