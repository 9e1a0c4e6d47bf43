<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** One file of a downloadable product that was bought. */
final class PurchasedFile {
	/** Name of the file, as text. */
	public string $name;

	/** URL that downloads the file; empty if it may not be downloaded any more. */
	public string $url;

	/**
	 * Product and limits, as text.
	 *
	 * @var list<string>
	 */
	public array $facts;

	/**
	 * What plugins print in columns of theirs, by the label of the column: HTML, trusted like their other output.
	 *
	 * @var array<string, string>
	 */
	public array $printed;

	/**
	 * @param list<string>          $facts   Product and limits, as text.
	 * @param array<string, string> $printed What plugins print, by the label of the column: HTML.
	 */
	public function __construct( string $name, string $url, array $facts, array $printed ) {
		$this->name    = $name;
		$this->url     = $url;
		$this->facts   = $facts;
		$this->printed = $printed;
	}
}
