<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/** Session in which the shop keeps a guest's cart. */
interface GuestSession {
	/**
	 * Returns the id of the guest's session; empty if there is none. Also called before the shop has loaded the
	 * session.
	 */
	public function id(): string;

	/** True if requests must send a nonce. */
	public function needs_nonce(): bool;

	/** Makes the shop load the session as it is stored now. Called before the shop has loaded it. */
	public function forget_cached(): void;

	/** Makes the shop load the session of the logged-in user, and not this one. Called before the shop has loaded one. */
	public function leave(): void;

	/** Returns the id of the session that this request has changed and the shop will save; empty if there is none. */
	public function unsaved_id(): string;

	/** Brings what other requests have stored since it was loaded into the session that will be saved. */
	public function merge_stored(): void;
}
