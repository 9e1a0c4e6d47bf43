<?php
/**
 * Row of the idempotency store.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Content of a row with its expiry. */
final class StoredRow {
	/** Expiry of the row, as a Unix timestamp. */
	private int $expires;

	/** Content of the row. */
	private string $content;

	/**
	 * Constructor.
	 *
	 * @param int    $expires Expiry of the row, as a Unix timestamp.
	 * @param string $content Content of the row.
	 */
	public function __construct( int $expires, string $content ) {
		$this->expires = $expires;
		$this->content = $content;
	}

	/**
	 * Parses a row.
	 *
	 * @param string $text Text as text() returns it.
	 */
	public static function parse( string $text ): self {
		$parts = explode( '|', $text, 2 );
		return new self( (int) $parts[0], $parts[1] ?? '' );
	}

	/** Returns the row as text. The expiry comes first and has a fixed length, so that rows sort by it. */
	public function text(): string {
		return sprintf( '%010d|%s', $this->expires, $this->content );
	}

	/** Returns the expiry of the row, as a Unix timestamp. */
	public function expires(): int {
		return $this->expires;
	}

	/** Returns the content of the row. */
	public function content(): string {
		return $this->content;
	}
}
