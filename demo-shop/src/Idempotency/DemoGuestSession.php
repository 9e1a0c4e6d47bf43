<?php
/**
 * Guest session of the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Idempotency;

use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\Orders\Requests\GuestSession;

defined( 'ABSPATH' ) || exit;

/** Guest session of the demo shop, identified by its cookie. */
final class DemoGuestSession implements GuestSession {
	/** Session of the visitor. */
	private Session $session;

	/** Creates it for the session of a request. */
	public function __construct( Session $session ) {
		$this->session = $session;
	}

	/** {@inheritDoc} */
	public function id(): string {
		return $this->session->known_customer();
	}

	/** {@inheritDoc} */
	public function forget_cached(): void {}

	/** {@inheritDoc} */
	public function needs_nonce(): bool {
		return true;
	}
}
