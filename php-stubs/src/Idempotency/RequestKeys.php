<?php
/**
 * The keys that a request brings.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Finds the Idempotency-Key of an add, plain, inside a batch or held by a page that is left, or of an order, before WordPress has understood the request. */
final class RequestKeys {
	/**
	 * The key of the order that this request places; empty where it places none or brings no key.
	 *
	 * @param array<array-key, mixed> $server The server's variables.
	 */
	public static function of_order( array $server ): string {
		return 'POST' === self::text( $server, 'REQUEST_METHOD' ) && self::places_order( rawurldecode( self::text( $server, 'REQUEST_URI' ) ) )
			? trim( self::text( $server, 'HTTP_IDEMPOTENCY_KEY' ) )
			: '';
	}

	/**
	 * Whether a route or address is the one that places an order; WordPress does not mind its case.
	 *
	 * @param string $path The route or address.
	 */
	public static function places_order( string $path ): bool {
		return 1 === preg_match( '#/wc/store(/v1)?/checkout/?($|[?&])#i', $path );
	}

	/**
	 * The keys of the adds that this request asks for, in their order.
	 *
	 * @param array<array-key, mixed> $server The server's variables.
	 * @param callable(): string      $body   Reads the request's body.
	 * @return list<string>
	 */
	public static function find( array $server, callable $body ): array {
		$held = HeldAdds::find( $server, $body );
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
		return array_values( array_unique( array_diff( $keys, array( '' ) ) ) );
	}

	/**
	 * Whether a route or address is the one that adds.
	 *
	 * @param string $path The route or address.
	 */
	public static function adds_item( string $path ): bool {
		return 1 === preg_match( '#/wc/store(/v1)?/cart/add-item/?($|[?&])#i', $path );
	}

	/**
	 * Keys inside a batch.
	 *
	 * @param mixed $batch The decoded body.
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
	 * A text of an array, empty where there is none.
	 *
	 * @param array<array-key, mixed> $values The array.
	 * @param string                  $name   The key.
	 */
	private static function text( array $values, string $name ): string {
		return isset( $values[ $name ] ) && is_string( $values[ $name ] ) ? $values[ $name ] : '';
	}
}
