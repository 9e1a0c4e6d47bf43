<?php
/**
 * A refusal with a code.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Why the shop refuses what was asked: becomes the answer {code, message, data: {status}}. */
final class ShopError extends RuntimeException {
	/** WooCommerce's code for it. */
	private string $error_code;

	/** HTTP status; 409 makes the answer carry the cart. */
	private int $status;

	/** @var array<array-key, mixed> What the answer's data holds beside the status. */
	private array $details;

	/**
	 * Describes a refusal.
	 *
	 * @param string                  $error_code WooCommerce's code for it.
	 * @param string                  $message    For the shopper, HTML-encoded.
	 * @param int                     $status     HTTP status.
	 * @param array<array-key, mixed> $details    What the answer's data holds beside the status.
	 */
	public function __construct( string $error_code, string $message, int $status = 400, array $details = array() ) {
		parent::__construct( $message );
		$this->error_code = $error_code;
		$this->status     = $status;
		$this->details    = $details;
	}

	/** WooCommerce's code for it. */
	public function error_code(): string {
		return $this->error_code;
	}

	/** HTTP status. */
	public function status(): int {
		return $this->status;
	}

	/**
	 * What the answer's data holds beside the status.
	 *
	 * @return array<array-key, mixed>
	 */
	public function details(): array {
		return $this->details;
	}
}
