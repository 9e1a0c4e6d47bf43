<?php
/**
 * Idempotency keys of a request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the Idempotency-Keys of requests to add to the cart (plain, in a batch, or held by a page that is left), before
 * WordPress has parsed the request.
 */
final class RequestKeys {
	/** Maximum number of keys, the same as of entries in a batch of the Store API. */
	private const MAX = 25;

	/**
	 * Returns the keys of the adds in the current request, in their order.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param callable(): string      $body   Reads the request's body.
	 * @return list<string>
	 */
	public static function find( array $server, callable $body ): array {
		$held = DeferredAdds::find( $server, $body );
		if ( array() !== $held ) {
			return array_values( array_unique( array_column( $held, 'key' ) ) );
		}
		$uri = rawurldecode( self::text( $server, 'REQUEST_URI' ) );
		if ( 'POST' !== self::text( $server, 'REQUEST_METHOD' ) || false === stripos( $uri, '/wc/store' ) ) {
			return array();
		}
		$keys = array();
		if ( self::adds_item( $uri ) ) {
			$keys[] = trim( self::text( $server, 'HTTP_IDEMPOTENCY_KEY' ) );
		} elseif ( false !== stripos( $uri, '/batch' ) ) {
			$keys = self::in_batch( json_decode( $body(), true ) );
		}
		return array_slice( array_values( array_unique( array_diff( $keys, array( '' ) ) ) ), 0, self::MAX );
	}

	/**
	 * True if a route or URL is the one that adds to the cart.
	 *
	 * @param string $path Route or URL.
	 */
	public static function adds_item( string $path ): bool {
		return 1 === preg_match( '#/wc/store(/v1)?/cart/add-item/?($|[?&])#i', $path );
	}

	/**
	 * Returns the keys in a batch.
	 *
	 * @param mixed $batch Decoded body.
	 * @return list<string>
	 */
	private static function in_batch( $batch ): array {
		$keys = array();
		foreach ( is_array( $batch ) && isset( $batch['requests'] ) && is_array( $batch['requests'] ) ? $batch['requests'] : array() as $request ) {
			if ( ! is_array( $request ) || ! self::adds_item( self::text( $request, 'path' ) ) || ! is_array( $request['headers'] ?? null ) ) {
				continue;
			}
			$headers = array_change_key_case( $request['headers'] );
			$keys[]  = trim( self::text( $headers, 'idempotency-key' ) );
		}
		return $keys;
	}

	/**
	 * Returns a string of an array; empty if there is none.
	 *
	 * @param array<array-key, mixed> $values The array.
	 * @param string                  $name   Array key.
	 */
	private static function text( array $values, string $name ): string {
		return isset( $values[ $name ] ) && is_string( $values[ $name ] ) ? $values[ $name ] : '';
	}
}
