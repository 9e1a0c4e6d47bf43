<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** One file of a downloadable product that was bought, as text. */
final class PurchasedFile {
	/** Name of the file. */
	public string $name;

	/** Name of the product. */
	public string $product;

	/** URL that downloads the file. */
	public string $url;

	/** Number of downloads that are left; null for any number. */
	public ?int $remaining;

	/** Last day of the download, in the site's format; empty for none. */
	public string $expires;

	/** True if that day is over. */
	public bool $is_expired;

	public function __construct( string $name, string $product, string $url, ?int $remaining, string $expires, bool $is_expired ) {
		$this->name       = $name;
		$this->product    = $product;
		$this->url        = $url;
		$this->remaining  = $remaining;
		$this->expires    = $expires;
		$this->is_expired = $is_expired;
	}
}
