<?php
/**
 * Visitor of the current request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Identifies the visitor by the cookies: also before plugins are loaded, and on routes where WordPress itself treats
 * every visitor as a guest.
 */
final class Visitor {
	/** Session of a guest. */
	private GuestSession $guest;

	/**
	 * Constructor.
	 *
	 * @param GuestSession $guest Session of a guest.
	 */
	public function __construct( GuestSession $guest ) {
		$this->guest = $guest;
	}

	/** Returns the owner of the cart: a user or a guest's session; empty for a guest without one. */
	public function id(): string {
		// Instead of get_current_user_id(): plugins may not be loaded yet, and the REST API ignores users whose request
		// has no REST nonce.
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		return is_int( $user ) && $user > 0 ? self::user( $user ) : $this->guest_id();
	}

	/** Returns the guest's session, also of a logged-in user; empty if there is none. */
	public function guest_id(): string {
		$guest = $this->guest->id();
		return '' === $guest ? '' : "guest $guest";
	}

	/**
	 * Returns the visitor of a user id.
	 *
	 * @param int $user_id Id of the user.
	 */
	public static function user( int $user_id ): string {
		return "user $user_id";
	}

	/**
	 * True if the Store API would accept the request's nonce.
	 *
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 */
	public function has_valid_nonce( \WP_REST_Request $request ): bool {
		/** This filter is documented in WooCommerce's AbstractCartRoute.php */
		return ! $this->guest->needs_nonce()
			|| apply_filters( 'woocommerce_store_api_disable_nonce_check', false ) // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
			|| wp_verify_nonce( (string) $request->get_header( 'nonce' ), 'wc_store_api' );
	}
}
