<?php
/**
 * What a request asks for.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** A hash of a request's body: equal for equal values, in whatever order their names come. Tells nothing of them to who reads the database. */
final class Fingerprint {
	/**
	 * The hash.
	 *
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 */
	public static function of( \WP_REST_Request $request ): string {
		$asked = array_merge( (array) $request->get_body_params(), (array) $request->get_json_params() );
		return hash_hmac( 'sha256', (string) wp_json_encode( self::sorted( $asked ) ), wp_salt( 'nonce' ) );
	}

	/**
	 * A value with its names sorted, at every depth; lists keep their order.
	 *
	 * @param mixed $value The value.
	 * @return mixed
	 */
	private static function sorted( $value ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		// A list's numbers are in their order already; as texts they would not be.
		ksort( $value );
		return array_map( array( self::class, 'sorted' ), $value );
	}
}
