<?php
/**
 * Defines the error of a refused request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Error that becomes the response {code, message, data: {status}}. */
final class ShopError extends RuntimeException {
	/** Error code of WooCommerce. */
	private string $error_code;

	/** HTTP status; 409 adds the cart to the response. */
	private int $status;

	/** @var array<array-key, mixed> Additional fields of the response's data. */
	private array $details;

	/**
	 * Creates an error.
	 *
	 * @param string                  $error_code Error code of WooCommerce.
	 * @param string                  $message    Message for the shopper, HTML-encoded.
	 * @param int                     $status     HTTP status.
	 * @param array<array-key, mixed> $details    Additional fields of the response's data.
	 */
	public function __construct( string $error_code, string $message, int $status = 400, array $details = array() ) {
		parent::__construct( $message );
		$this->error_code = $error_code;
		$this->status     = $status;
		$this->details    = $details;
	}

	/** Returns the error code of WooCommerce. */
	public function error_code(): string {
		return $this->error_code;
	}

	/** Returns the HTTP status. */
	public function status(): int {
		return $this->status;
	}

	/**
	 * Returns the additional fields of the response's data.
	 *
	 * @return array<array-key, mixed>
	 */
	public function details(): array {
		return $this->details;
	}
}
