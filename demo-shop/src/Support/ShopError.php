<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Error of a refused request, which becomes the response {code, message, data: {status}}. */
final class ShopError extends RuntimeException {
	/** Error code of WooCommerce. */
	private string $error_code;

	/** HTTP status; 409 adds the cart to the response. */
	private int $status;

	/** @var array<array-key, mixed> Additional fields of the response's data. */
	private array $details;

	/**
	 * @param string                  $message Message for the shopper, HTML-encoded.
	 * @param array<array-key, mixed> $details Additional fields of the response's data.
	 */
	public function __construct( string $error_code, string $message, int $status = 400, array $details = array() ) {
		parent::__construct( $message );
		$this->error_code = $error_code;
		$this->status     = $status;
		$this->details    = $details;
	}

	public function error_code(): string {
		return $this->error_code;
	}

	public function status(): int {
		return $this->status;
	}

	/** @return array<array-key, mixed> */
	public function details(): array {
		return $this->details;
	}
}
