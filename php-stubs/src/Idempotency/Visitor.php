<?php
/**
 * Who is asking.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** The visitor of this request, as the cookies tell it: also before plugins are ready, and on routes where WordPress itself takes everyone for a guest. */
final class Visitor {
	/**
	 * Who a guest is.
	 *
	 * @var GuestSession
	 */
	private $guest;

	/**
	 * The visitor of a shop.
	 *
	 * @param GuestSession $guest Who a guest is.
	 */
	public function __construct( GuestSession $guest ) {
		$this->guest = $guest;
	}

	/** Whose cart it is: a user's or that of a guest's session, empty for a guest without one. */
	public function id(): string {
		// Not get_current_user_id(): plugins may not be ready to tell, and REST forgets users who bring no nonce of its own.
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		return is_int( $user ) && $user > 0 ? self::user( $user ) : $this->guest_id();
	}

	/** The guest's session alone, also of someone who is logged in; empty where there is none. */
	public function guest_id(): string {
		$guest = $this->guest->id();
		return '' === $guest ? '' : "guest $guest";
	}

	/**
	 * A user as a visitor.
	 *
	 * @param int $user_id The user's id.
	 */
	public static function user( int $user_id ): string {
		return "user $user_id";
	}

	/**
	 * Whether the Store API would accept the request's nonce.
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
