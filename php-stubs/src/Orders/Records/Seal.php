<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Records;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts the content of records that repeat an order's response, with a secret that the database does not hold: the
 * Idempotency-Key or the visitor's session, and the site's salt. Equal contents are encrypted equally, because a row is
 * only replaced if its content is the expected one.
 */
final class Seal {
	/** Key of the encryption. */
	private string $key;

	public function __construct( string $secret ) {
		$this->key = hash_hmac( 'sha256', "seal $secret", wp_salt( 'nonce' ), true );
	}

	/** Encrypts a text. */
	public function close( string $text ): string {
		// Derived from the text, so that no nonce is used for two texts.
		$nonce = substr( hash_hmac( 'sha256', $text, $this->key, true ), 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $text, $nonce, $this->key ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- bytes in a text column.
	}

	/**
	 * Decrypts a text.
	 *
	 * @param string $closed Text as close() returns it.
	 * @return string Empty if it was closed with another secret, or changed.
	 */
	public function open( string $closed ): string {
		$bytes = (string) base64_decode( $closed, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see close().
		if ( strlen( $bytes ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return '';
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return (string) sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, $this->key );
	}
}
