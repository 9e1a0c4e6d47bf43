<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** Reads the URL of the page (…/order-received/12/?key=wc_order_…, as WooCommerce creates it) and the form on it. */
final class OrderQuery {
	public const ENDPOINT    = 'order-received';
	public const EMAIL_FIELD = 'storefront_order_email';
	public const NONCE_FIELD = 'storefront_order_nonce';
	public const ACTION      = 'storefront_islands_order_email';

	/** Id of the order; 0 if there is none. */
	public int $id;

	/** Key of the order. */
	public string $key;

	/** E-mail address that the visitor has typed; empty without the form's nonce. */
	public string $email;

	private function __construct( int $id, string $key, string $email ) {
		$this->id    = $id;
		$this->key   = $key;
		$this->email = $email;
	}

	/** Returns the order query of the current request. */
	public static function current(): self {
		$id = get_query_var( self::ENDPOINT );
		// phpcs:disable WordPress.Security.NonceVerification -- The key is what gives access; the e-mail is read with its nonce.
		$key   = isset( $_GET['key'] ) && is_string( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
		$email = isset( $_POST[ self::EMAIL_FIELD ] ) && is_string( $_POST[ self::EMAIL_FIELD ] ) ? sanitize_email( wp_unslash( $_POST[ self::EMAIL_FIELD ] ) ) : '';
		$nonce = isset( $_POST[ self::NONCE_FIELD ] ) && is_string( $_POST[ self::NONCE_FIELD ] ) ? sanitize_key( wp_unslash( $_POST[ self::NONCE_FIELD ] ) ) : '';
		// phpcs:enable
		$is_form = false !== wp_verify_nonce( $nonce, self::ACTION );
		return new self( is_numeric( $id ) ? absint( $id ) : 0, $key, $is_form ? $email : '' );
	}
}
