<?php
/**
 * Which order a page is about.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** Reads the address of the page (…/order-received/12/?key=wc_order_…, as WooCommerce makes it) and the form below it. */
final class AskedFor {
	public const ENDPOINT    = 'order-received';
	public const EMAIL_FIELD = 'storefront_order_email';
	public const NONCE_FIELD = 'storefront_order_nonce';
	public const ACTION      = 'storefront_islands_order_email';

	/** The order's id; 0 for none. */
	public int $id;

	/** Its key. */
	public string $key;

	/** The e-mail that the visitor has typed; empty without the form's nonce. */
	public string $email;

	/** Takes what was read. */
	private function __construct( int $id, string $key, string $email ) {
		$this->id    = $id;
		$this->key   = $key;
		$this->email = $email;
	}

	/** What the present request asks for. */
	public static function now(): self {
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
