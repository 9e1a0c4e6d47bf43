<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies the visitor by the cookies: also before plugins are loaded, and on routes where WordPress itself treats
 * every visitor as a guest.
 */
final class Visitor {
	private GuestSession $guest;

	public function __construct( GuestSession $guest ) {
		$this->guest = $guest;
	}

	/** Returns the owner of the cart: a user or a guest's session; empty for a guest without one. */
	public function id(): string {
		if ( ! $this->guest->needs_nonce() ) {
			// A cart token names the cart's owner, whoever is logged in.
			return $this->guest_id();
		}
		// Instead of get_current_user_id(): plugins may not be loaded yet, and the REST API ignores users whose request
		// has no REST nonce.
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		return is_int( $user ) && $user > 0 ? self::user( $user ) : $this->guest_id();
	}

	/** Returns the id of the user who owns the cart; 0 for a guest. */
	public function user_id(): int {
		return 1 === preg_match( '/^user (\d+)$/', $this->id(), $found ) ? (int) $found[1] : 0;
	}

	/**
	 * Returns the owner of the session, also where another user is logged in; empty if there is none. The session of a
	 * logged-in user has the user's id.
	 */
	public function guest_id(): string {
		return self::owner( $this->guest->id() );
	}

	/** Returns the owner of the session that this request has changed and the shop will save; empty if there is none. */
	public function unsaved_id(): string {
		return self::owner( $this->guest->unsaved_id() );
	}

	/** Brings what other requests have stored since it was loaded into the session that will be saved. */
	public function merge_stored_session(): void {
		$this->guest->merge_stored();
	}

	/**
	 * Returns the guest whose session becomes that of the logged-in user with this request; empty if none does. Requests
	 * have the guest's cookie until the answer of the first one after a log-in is there.
	 */
	public function moving_guest(): string {
		$guest = $this->guest->id();
		return '' !== $guest && ! ctype_digit( $guest ) && $this->user_id() > 0 ? $this->guest_id() : '';
	}

	/** Makes the shop load the session of the logged-in user, whatever session the request names. */
	public function leave_guest(): void {
		$this->guest->leave();
	}

	/** Makes the shop load the visitor's session as it is stored now. */
	public function forget_cached_session(): void {
		$this->guest->forget_cached();
	}

	/** Returns the visitor of a user id. */
	public static function user( int $user_id ): string {
		return "user $user_id";
	}

	/** Returns the owner of a session by its id. */
	private static function owner( string $session ): string {
		if ( '' === $session ) {
			return '';
		}
		return ctype_digit( $session ) ? self::user( (int) $session ) : "guest $session";
	}

	/** True if the Store API would accept the request's nonce. */
	public function has_valid_nonce( \WP_REST_Request $request ): bool {
		/** This filter is documented in WooCommerce's AbstractCartRoute.php */
		return ! $this->guest->needs_nonce()
			|| apply_filters( 'woocommerce_store_api_disable_nonce_check', false ) // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
			|| wp_verify_nonce( (string) $request->get_header( 'nonce' ), 'wc_store_api' );
	}
}
