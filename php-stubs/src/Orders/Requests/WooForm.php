<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/** Form of the current request that places or pays an order, or saves a card, on a classic page of WooCommerce. */
final class WooForm {
	/** Name of the field with the nonce. */
	private string $field;

	/** Action of the nonce. */
	private string $action;

	public function __construct( string $field, string $action ) {
		$this->field  = $field;
		$this->action = $action;
	}

	/** True if WooCommerce would accept the form's nonce. */
	public function has_valid_nonce(): bool {
		$nonce = $_REQUEST[ $this->field ] ?? $_REQUEST['_wpnonce'] ?? ''; // phpcs:ignore WordPress.Security -- a nonce, which is only compared.
		return is_string( $nonce ) && false !== wp_verify_nonce( $nonce, $this->action );
	}

	/** Returns the id of the chosen payment method; empty if there is none. */
	public static function payment_method(): string {
		$method = $_POST['payment_method'] ?? ''; // phpcs:ignore WordPress.Security -- only compared and counted.
		return is_string( $method ) ? sanitize_text_field( wp_unslash( $method ) ) : '';
	}

	/**
	 * Answers with status 429 and the seconds to wait. WooCommerce's script shows the messages of responses with status
	 * 200 only.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	public static function send_retry_after( int $seconds ): void {
		if ( headers_sent() ) {
			return;
		}
		header( "Retry-After: $seconds" );
		if ( ! wp_doing_ajax() ) {
			status_header( 429 );
		}
	}

	/** Returns the hash of the form, without the fields that differ between equal forms. */
	public function fingerprint(): string {
		return Fingerprint::of_values( array_diff_key( $_POST, array_flip( array( $this->field, '_wpnonce', '_wp_http_referer' ) ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- callers have verified it, or WooCommerce has.
	}
}
