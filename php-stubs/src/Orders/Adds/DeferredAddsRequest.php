<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Adds;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a request that contains held adds (DeferredAdds) as the page's visitor, through the shop's own Store API:
 * one after the other in one session, each only once (ChangeGuard has claimed the keys). Errors of the shop are shown to
 * the visitor on the next page that shows notices.
 */
final class DeferredAddsRequest {
	/** Priority between WooCommerce's reading of the cart at 10 and of forms at 20. */
	private const PRIORITY = 15;

	/**
	 * Adds to process.
	 *
	 * @var list<array{key: string, params: array<string, mixed>}>
	 */
	private array $adds;

	private Shop $shop;

	/**
	 * @param list<array{key: string, params: array<string, mixed>}> $adds Adds as DeferredAdds returns them.
	 */
	public function __construct( array $adds, Shop $shop ) {
		$this->adds = $adds;
		$this->shop = $shop;
	}

	/** Registers the hook if the request contains adds. */
	public function register(): void {
		if ( array() !== $this->adds ) {
			add_action( 'wp_loaded', array( $this, 'handle' ), self::PRIORITY );
		}
	}

	/** Processes the adds and ends the request; the response has no body, because the page may be gone. */
	public function handle(): void {
		nocache_headers();
		foreach ( $this->adds as list( 'key' => $key, 'params' => $params ) ) {
			$this->add( $key, $params );
		}
		status_header( 204 );
		exit;
	}

	/**
	 * Adds one item to the cart.
	 *
	 * @param array<string, mixed> $params Body of POST cart/add-item.
	 */
	private function add( string $key, array $params ): void {
		$request = new \WP_REST_Request( 'POST', '/wc/store/v1/cart/add-item' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Idempotency-Key', $key );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$request->set_body( (string) wp_json_encode( $params ) );
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( $error instanceof \WP_Error && 409 !== $response->get_status() ) {
			$this->shop->add_error_notice( $error->get_error_message() );
		}
	}
}
