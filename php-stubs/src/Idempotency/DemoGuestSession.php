<?php
/**
 * Who a guest of the demo shop is.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

use StorefrontIslands\DemoShop\Cart\Visitor;

defined( 'ABSPATH' ) || exit;

/** The demo shop's session, which is its cookie. */
final class DemoGuestSession implements GuestSession {
	/** {@inheritDoc} */
	public function id(): string {
		return Visitor::guest_key();
	}

	/** {@inheritDoc} */
	public function needs_nonce(): bool {
		return true;
	}
}
