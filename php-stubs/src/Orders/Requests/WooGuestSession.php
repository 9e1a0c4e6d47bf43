<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the id of WooCommerce's session: from the session once it is loaded, before that from the token or cookie by
 * which it will be loaded.
 */
final class WooGuestSession implements GuestSession {
	public function id(): string {
		if ( $this->has_token() ) {
			$customer = CartTokenUtils::get_cart_token_payload( CartTokenUtils::get_request_cart_token() )['user_id'] ?? '';
			return is_scalar( $customer ) ? (string) $customer : '';
		}
		$session = WC()->session;
		if ( $session instanceof \WC_Session_Handler ) {
			return $session->has_session() ? (string) $session->get_customer_id() : '';
		}
		// Verifies the cookie's hash; nothing is loaded before init().
		$cookie = ( new \WC_Session_Handler() )->get_session_cookie();
		return is_array( $cookie ) && is_scalar( $cookie[0] ?? null ) ? (string) $cookie[0] : '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * A cart token proves the ownership of the cart without a nonce.
	 */
	public function needs_nonce(): bool {
		return ! $this->has_token();
	}

	/**
	 * {@inheritDoc}
	 *
	 * Requests with a cart token write the session past the object cache from which requests with a cookie read it.
	 */
	public function forget_cached(): void {
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		foreach ( array_unique( array_filter( array( $this->id(), (string) $user ) ) ) as $id ) {
			WooSessionSave::forget_cached( $id );
			// Holds the copy of the cart with which WooCommerce fills an empty one; read already to verify the login.
			wp_cache_delete( $id, 'user_meta' );
		}
	}

	public function leave(): void {
		$name = apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		if ( is_string( $name ) ) {
			unset( $_COOKIE[ $name ] );
		}
	}

	public function unsaved_id(): string {
		$session = WooSessionSave::unsaved();
		return null === $session ? '' : (string) $session->get_customer_id();
	}

	public function merge_stored(): void {
		WooSessionSave::merge_stored();
	}

	/** True if the request has a valid cart token, as shops without cookies send. */
	private function has_token(): bool {
		return isset( $_SERVER['HTTP_CART_TOKEN'] )
			&& class_exists( CartTokenUtils::class )
			&& CartTokenUtils::validate_cart_token( CartTokenUtils::get_request_cart_token() );
	}
}
