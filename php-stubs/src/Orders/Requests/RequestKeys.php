<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the Idempotency-Keys of requests to add to the cart, plain or in a batch, before WordPress has parsed the request.
 */
final class RequestKeys {
	/** Maximum number of keys, the same as of entries in a batch of the Store API. */
	private const MAX = 25;

	/** Maximum length of a batch that is read, in bytes; entries of a longer one run like requests without a key. */
	public const MAX_BATCH = 262144;

	/**
	 * Returns the keys of the adds in the current request, in their order.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param array<array-key, mixed> $get    Contents of $_GET.
	 * @param array<array-key, mixed> $post   Contents of $_POST.
	 * @param callable(): string      $body   Reads the request's body.
	 * @return list<string>
	 */
	public static function find( array $server, array $get, array $post, callable $body ): array {
		if ( 'POST' !== self::text( $server, 'REQUEST_METHOD' ) ) {
			return array();
		}
		$keys  = array();
		$route = RestRoute::requested( $server, $get, $post );
		if ( self::adds_item( $route ) ) {
			$keys[] = trim( self::text( $server, 'HTTP_IDEMPOTENCY_KEY' ) );
		} elseif ( 'batch' === RestRoute::of_store_api( $route ) ) {
			$keys = self::in_batch( json_decode( $body(), true ) );
		}
		return array_slice( array_values( array_unique( array_diff( $keys, array( '' ) ) ) ), 0, self::MAX );
	}

	/** True if a route is the one that adds to the cart. */
	public static function adds_item( string $route ): bool {
		return 'cart/add-item' === RestRoute::of_store_api( $route );
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
			if ( ! is_array( $request ) || ! is_array( $request['headers'] ?? null ) || ! self::adds_item( RestRoute::of_entry( $request ) ) ) {
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
	 */
	private static function text( array $values, string $name ): string {
		return isset( $values[ $name ] ) && is_string( $values[ $name ] ) ? $values[ $name ] : '';
	}
}
