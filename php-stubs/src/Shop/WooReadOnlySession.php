<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** The visitor's session as it is stored: what happens in the request is not stored, and no cookie is sent. */
final class WooReadOnlySession extends \WC_Session_Handler {
	/** Reads the session of the cookie, which may be that of a guest who has logged in since, or of the user. */
	public function init(): void {
		$cookie             = $this->get_session_cookie();
		$owner              = is_array( $cookie ) && is_numeric( $cookie[1] ) && (int) $cookie[1] > time() && is_string( $cookie[0] ) ? $cookie[0] : '';
		$user               = is_user_logged_in() ? (string) get_current_user_id() : '';
		$is_guest           = ! ctype_digit( $owner );
		$this->_has_cookie  = '' !== $owner;
		$this->_customer_id = '' !== $owner && ( $is_guest || $user === $owner ) ? $owner : $user;
		$this->_data        = '' === $this->_customer_id ? array() : (array) $this->get_session( $this->_customer_id, array() );
	}

	/** Sends no cookie. */
	public function maybe_set_customer_session_cookie(): void {}

	/**
	 * Sends no cookie.
	 *
	 * @param mixed $set Ignored.
	 */
	public function set_customer_session_cookie( $set ): void {}

	/**
	 * Stores nothing.
	 *
	 * @param mixed $old_session_key Ignored.
	 */
	public function save_data( $old_session_key = '' ): void {}

	/** Deletes nothing. */
	public function destroy_session(): void {}

	/** Forgets nothing. */
	public function forget_session(): void {}

	/**
	 * Deletes nothing.
	 *
	 * @param mixed $customer_id Ignored.
	 */
	public function delete_session( $customer_id ): void {}

	/**
	 * Changes nothing.
	 *
	 * @param mixed $customer_id Ignored.
	 * @param mixed $timestamp   Ignored.
	 */
	public function update_session_timestamp( $customer_id, $timestamp ): void {}
}
