<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/**
 * Hash of a request's body: equal for equal values, whatever the order of their names. It reveals nothing of the values
 * to a reader of the database.
 */
final class Fingerprint {
	/** Length in bytes of a body above which it is hashed as it was sent: no form is as long. */
	private const LONG = 262144;

	/** Returns the hash of a request. */
	public static function of( \WP_REST_Request $request ): string {
		$order = OrderRequest::order_in( $request->get_route() );
		$body  = (string) $request->get_body();
		if ( strlen( $body ) > self::LONG ) {
			return hash_hmac( 'sha256', "$order\n$body", wp_salt( 'nonce' ) );
		}
		return self::of_values( array_merge( (array) $request->get_body_params(), (array) $request->get_json_params(), 0 === $order ? array() : array( 'order' => $order ) ) );
	}

	/**
	 * Returns the hash of the values of a form.
	 *
	 * @param array<array-key, mixed> $values The values.
	 */
	public static function of_values( array $values ): string {
		return hash_hmac( 'sha256', (string) wp_json_encode( self::sorted( $values ) ), wp_salt( 'nonce' ) );
	}

	/**
	 * Sorts a value by its names at every depth; lists keep their order.
	 *
	 * @param mixed $value The value.
	 * @return mixed
	 */
	private static function sorted( $value ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		// Keys of a list are already in order; compared as strings they would not be.
		ksort( $value );
		return array_map( array( self::class, 'sorted' ), $value );
	}
}
