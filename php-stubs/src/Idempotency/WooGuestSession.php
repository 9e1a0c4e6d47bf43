<?php
/**
 * Guest session of WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the id of WooCommerce's session: from the session once it is loaded, before that from the token or cookie by
 * which it will be loaded.
 */
final class WooGuestSession implements GuestSession {
	/** {@inheritDoc} */
	public function id(): string {
		if ( $this->has_token() ) {
			$customer = CartTokenUtils::get_cart_token_payload( CartTokenUtils::get_request_cart_token() )['user_id'] ?? '';
			return is_scalar( $customer ) ? (string) $customer : '';
		}
		$session = WC()->session;
		if ( $session instanceof \WC_Session_Handler ) {
			return $session->has_session() ? (string) $session->get_customer_id() : '';
		}
		$hash = constant( 'COOKIEHASH' );
		/** This filter is documented in WooCommerce's class-wc-session-handler.php */
		$name   = apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . ( is_string( $hash ) ? $hash : '' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$cookie = is_string( $name ) && isset( $_COOKIE[ $name ] ) && is_string( $_COOKIE[ $name ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ $name ] ) ) : '';
		return explode( '|', $cookie )[0];
	}

	/**
	 * {@inheritDoc}
	 *
	 * A cart token proves the ownership of the cart without a nonce.
	 */
	public function needs_nonce(): bool {
		return ! $this->has_token();
	}

	/** True if the request has a valid cart token, as shops without cookies send. */
	private function has_token(): bool {
		return isset( $_SERVER['HTTP_CART_TOKEN'] )
			&& class_exists( CartTokenUtils::class )
			&& CartTokenUtils::validate_cart_token( CartTokenUtils::get_request_cart_token() );
	}
}
