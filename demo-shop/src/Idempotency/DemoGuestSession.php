<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Idempotency;

use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\Orders\Requests\GuestSession;

defined( 'ABSPATH' ) || exit;

/** Guest session of the demo shop, identified by its cookie. */
final class DemoGuestSession implements GuestSession {
	private Session $session;

	public function __construct( Session $session ) {
		$this->session = $session;
	}

	public function id(): string {
		return $this->session->known_customer();
	}

	public function forget_cached(): void {}

	public function leave(): void {}

	public function unsaved_id(): string {
		return '';
	}

	public function merge_stored(): void {}

	public function needs_nonce(): bool {
		return true;
	}
}
