<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the Idempotency-Keys of requests that change the cart, plain or in a batch, before WordPress has parsed the
 * request. Any client may send one with what it adds to the cart; with other changes only unique keys count.
 */
final class RequestKeys {
	/** Maximum number of entries in a batch of the Store API, and of keys that they replace. */
	private const MAX = 25;

	/** Maximum length of a batch that is read, in bytes; entries of a longer one run like requests without a key. */
	public const MAX_BATCH = 262144;

	/** Key that is random, and so unique among all visitors; made by src/domain/support/key.ts. */
	private const UNIQUE = '/^change(?:-\d{1,10}){4}$/D';

	/** Changes of the cart beside the adds. */
	private const CHANGES = '#^cart/(?:update-item|remove-item|apply-coupon|remove-coupon|select-shipping-rate|extensions)$#D';

	/**
	 * Returns the keys of the changes in the current request, in their order, and of those that they replace.
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
		$route = RestRoute::requested( $server, $get, $post );
		$keys  = 'batch' === RestRoute::of_store_api( $route )
			? self::in_batch( json_decode( $body(), true ) )
			: self::of_change( $route, self::text( $server, 'HTTP_IDEMPOTENCY_KEY' ), self::text( $server, 'HTTP_IDEMPOTENCY_REPLACES' ) );
		return array_slice( array_values( array_unique( array_diff( $keys, array( '' ) ) ) ), 0, 2 * self::MAX );
	}

	/**
	 * Returns the keys that a change replaces: those of earlier changes of the same line, code or package whose answers never
	 * came. They may still arrive, and would undo the newer one.
	 *
	 * @param string $header Value of the header Idempotency-Replaces: unique keys, separated by commas.
	 * @return list<string>
	 */
	public static function replaced( string $header ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $header ) ), array( self::class, 'is_unique' ) ) );
	}

	/** True if a request to a route with this key is one change of the cart, however often it is sent. */
	public static function is_of_change( string $route, string $key ): bool {
		$path = RestRoute::of_store_api( $route );
		return 'cart/add-item' === $path || ( self::is_unique( $key ) && 1 === preg_match( self::CHANGES, $path ) );
	}

	/** True if no other change of any visitor has the same key. */
	public static function is_unique( string $key ): bool {
		return 1 === preg_match( self::UNIQUE, $key );
	}

	/**
	 * Returns the keys in a batch.
	 *
	 * @param mixed $batch Decoded body.
	 * @return list<string>
	 */
	private static function in_batch( $batch ): array {
		$keys = array();
		$entries = is_array( $batch ) && isset( $batch['requests'] ) && is_array( $batch['requests'] ) ? $batch['requests'] : array();
		foreach ( array_slice( $entries, 0, self::MAX ) as $request ) {
			if ( ! is_array( $request ) || ! is_array( $request['headers'] ?? null ) ) {
				continue;
			}
			$headers = array_change_key_case( $request['headers'] );
			array_push( $keys, ...self::of_change( RestRoute::of_entry( $request ), self::text( $headers, 'idempotency-key' ), self::text( $headers, 'idempotency-replaces' ) ) );
		}
		return $keys;
	}

	/**
	 * Returns the key of a request and those that it replaces; none if it changes no cart.
	 *
	 * @param string $route    Route of the request.
	 * @param string $key      Its header Idempotency-Key.
	 * @param string $replaces Its header Idempotency-Replaces.
	 * @return list<string>
	 */
	private static function of_change( string $route, string $key, string $replaces ): array {
		$key = trim( $key );
		return self::is_of_change( $route, $key ) ? array_merge( array( $key ), self::replaced( $replaces ) ) : array();
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
