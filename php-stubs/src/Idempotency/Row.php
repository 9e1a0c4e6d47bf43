<?php
/**
 * One row of the ledger.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** What stands in a row, and until when. */
final class Row {
	/**
	 * When the row counts no more, Unix time.
	 *
	 * @var int
	 */
	private $expires;

	/**
	 * What it says.
	 *
	 * @var string
	 */
	private $content;

	/**
	 * A row.
	 *
	 * @param int    $expires When it counts no more, Unix time.
	 * @param string $content What it says.
	 */
	public function __construct( int $expires, string $content ) {
		$this->expires = $expires;
		$this->content = $content;
	}

	/**
	 * Reads a row.
	 *
	 * @param string $text As text() wrote it.
	 */
	public static function parse( string $text ): self {
		$parts = explode( '|', $text, 2 );
		return new self( (int) $parts[0], $parts[1] ?? '' );
	}

	/** The row, its expiry first and always as long, so that rows sort by it. */
	public function text(): string {
		return sprintf( '%010d|%s', $this->expires, $this->content );
	}

	/** When it counts no more, Unix time. */
	public function expires(): int {
		return $this->expires;
	}

	/** What it says. */
	public function content(): string {
		return $this->content;
	}
}
