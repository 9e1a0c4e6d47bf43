<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Records;

defined( 'ABSPATH' ) || exit;

/** Content of a row with its expiry. */
final class StoredRow {
	/** Expiry of the row, as a Unix timestamp. */
	private int $expires;

	/** Content of the row. */
	private string $content;

	public function __construct( int $expires, string $content ) {
		$this->expires = $expires;
		$this->content = $content;
	}

	/**
	 * True if both rows are the same.
	 *
	 * @param self $other Row to compare with.
	 */
	public function equals( self $other ): bool {
		return $this->expires === $other->expires && $this->content === $other->content;
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
