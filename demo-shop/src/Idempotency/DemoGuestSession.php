<?php
/**
 * Guest session of the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Idempotency;

use StorefrontIslands\DemoShop\Cart\Visitor;
use StorefrontIslands\Idempotency\GuestSession;

defined( 'ABSPATH' ) || exit;

/** Guest session of the demo shop, identified by its cookie. */
final class DemoGuestSession implements GuestSession {
	/** {@inheritDoc} */
	public function id(): string {
		return Visitor::guest_key();
	}

	/** {@inheritDoc} */
	public function forget_cached(): void {}

	/** {@inheritDoc} */
	public function needs_nonce(): bool {
		return true;
	}
}
