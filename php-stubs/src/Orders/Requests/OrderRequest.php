<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

use StorefrontIslands\Support\Http\RequestBody;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Recognises the requests that place or pay an order, before WordPress has parsed the current one and before the shop
 * loads the visitor's session: the Store API (also in a batch), the classic checkout and the form that pays an order.
 */
final class OrderRequest {
	/** Idempotency-Key; empty if the request has none. */
	private string $key;

	/** Id of the existing order that the request pays; 0 if it places one, or if the id is not in the URL. */
	private int $order_id;

	/**
	 * @param string $key      Idempotency-Key; empty if the request has none.
	 * @param int    $order_id Id of the existing order that the request pays; 0 for none.
	 */
	private function __construct( string $key, int $order_id ) {
		$this->key      = $key;
		$this->order_id = $order_id;
	}

	/** Returns the current request; null if it places and pays no order. */
	public static function current(): ?self {
		return self::find(
			$_SERVER,
			$_GET, // phpcs:ignore WordPress.Security.NonceVerification -- only recognised here.
			$_POST, // phpcs:ignore WordPress.Security.NonceVerification -- only recognised here.
			RequestBody::reader( RequestKeys::MAX_BATCH )
		);
	}

	/**
	 * Returns a request; null if it places and pays no order.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param array<array-key, mixed> $get    Contents of $_GET.
	 * @param array<array-key, mixed> $post   Contents of $_POST.
	 * @param callable(): string      $body   Reads the request's body.
	 */
	public static function find( array $server, array $get, array $post, callable $body ): ?self {
		if ( 'checkout' === RestRoute::of_classic( $get ) || isset( $post['woocommerce_checkout_place_order'] ) || isset( $post['woocommerce_pay'] ) ) {
			return new self( '', 0 );
		}
		if ( 'POST' !== self::method( $server, $get ) ) {
			return null;
		}
		$route = RestRoute::requested( $server, $get, $post );
		if ( self::is_route( $route ) ) {
			return new self( trim( self::text( $server['HTTP_IDEMPOTENCY_KEY'] ?? '' ) ), self::order_in( $route ) );
		}
		if ( 'batch' === RestRoute::of_store_api( $route ) && self::is_in_batch( json_decode( $body(), true ) ) ) {
			return new self( '', 0 );
		}
		return null;
	}

	/** True if a route is one that places or pays an order. */
	public static function is_route( string $route ): bool {
		return 1 === preg_match( '#^checkout(/\d+)?$#', RestRoute::of_store_api( $route ) );
	}

	/** Returns the id of the existing order that a route pays; 0 if it places one. */
	public static function order_in( string $route ): int {
		return 1 === preg_match( '#^checkout/(\d+)$#', RestRoute::of_store_api( $route ), $found ) ? (int) $found[1] : 0;
	}

	/** Returns the Idempotency-Key; empty if the request has none. */
	public function key(): string {
		return $this->key;
	}

	/** Returns the id of the existing order that the request pays; 0 if it places one, or if the URL does not hold it. */
	public function order_id(): int {
		return $this->order_id;
	}

	/**
	 * Returns the method that WordPress's REST API uses: a parameter or header may override the request's own.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param array<array-key, mixed> $get    Contents of $_GET.
	 */
	private static function method( array $server, array $get ): string {
		$override = self::text( $get['_method'] ?? $server['HTTP_X_HTTP_METHOD_OVERRIDE'] ?? '' );
		return strtoupper( '' === $override ? self::text( $server['REQUEST_METHOD'] ?? '' ) : $override );
	}

	/**
	 * True if an entry of a batch places or pays an order.
	 *
	 * @param mixed $batch Decoded body.
	 */
	private static function is_in_batch( $batch ): bool {
		foreach ( is_array( $batch ) && is_array( $batch['requests'] ?? null ) ? $batch['requests'] : array() as $entry ) {
			if ( self::is_route( RestRoute::of_entry( $entry ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a string; empty if the value is not a string.
	 *
	 * @param mixed $value Value of the request.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
