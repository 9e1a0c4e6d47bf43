<?php
/**
 * Request that places or pays an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

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
	 * Constructor.
	 *
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
			static function (): string {
				return (string) file_get_contents( 'php://input' );
			}
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
		if ( 'checkout' === ( $get['wc-ajax'] ?? '' ) || isset( $post['woocommerce_checkout_place_order'] ) || isset( $post['woocommerce_pay'] ) ) {
			return new self( '', 0 );
		}
		if ( 'POST' !== self::method( $server, $get ) ) {
			return null;
		}
		$route = self::text( $post['rest_route'] ?? '' );
		$path  = '' === $route ? rawurldecode( self::text( $server['REQUEST_URI'] ?? '' ) ) : $route;
		if ( self::is_route( $path ) ) {
			return new self( trim( self::text( $server['HTTP_IDEMPOTENCY_KEY'] ?? '' ) ), self::order_in( $path ) );
		}
		if ( 1 === preg_match( '#/wc/store(/v1)?/batch/?($|[?&])#i', $path ) && self::is_in_batch( json_decode( $body(), true ) ) ) {
			return new self( '', 0 );
		}
		return null;
	}

	/**
	 * True if a route or URL is one that places or pays an order; like WordPress's router, it ignores case.
	 *
	 * @param string $path Route or URL.
	 */
	public static function is_route( string $path ): bool {
		return 1 === preg_match( '#/wc/store(/v1)?/checkout(/\d+)?/?($|[?&])#i', $path );
	}

	/**
	 * Returns the id of the existing order that a route or URL pays; 0 if it places one.
	 *
	 * @param string $path Route or URL for which is_route() is true.
	 */
	public static function order_in( string $path ): int {
		return 1 === preg_match( '#/checkout/(\d+)#i', $path, $found ) ? (int) $found[1] : 0;
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
			if ( is_array( $entry ) && self::is_route( self::text( $entry['path'] ?? '' ) ) ) {
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
