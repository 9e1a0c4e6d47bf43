<?php
/**
 * Who a guest is.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** The session in which the shop keeps a guest's cart. */
interface GuestSession {
	/** What tells one guest's session from another's, empty while there is none. Asked before the shop has loaded it, too. */
	public function id(): string;

	/** Whether a request must bring a nonce. */
	public function needs_nonce(): bool;
}
