<?php
/**
 * Adds to the cart for a page that is left.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a request that contains held adds (HeldAdds) as the page's visitor, through the shop's own Store API: one
 * after the other in one session, each only once (AddGuard has claimed the keys). Errors of the shop are shown to the
 * visitor on the next page that shows notices.
 */
final class HeldAddsRequest {
	/** Priority between WooCommerce's reading of the cart at 10 and of forms at 20. */
	private const PRIORITY = 15;

	/**
	 * Adds to process.
	 *
	 * @var list<array{key: string, ask: array<string, mixed>}>
	 */
	private $adds;

	/**
	 * Constructor.
	 *
	 * @param list<array{key: string, ask: array<string, mixed>}> $adds Adds as HeldAdds returns them.
	 */
	public function __construct( array $adds ) {
		$this->adds = $adds;
	}

	/** Registers the hook if the request contains adds. */
	public function register(): void {
		if ( array() !== $this->adds ) {
			add_action( 'wp_loaded', array( $this, 'answer' ), self::PRIORITY );
		}
	}

	/** Processes the adds and ends the request; the response has no body, because the page may be gone. */
	public function answer(): void {
		nocache_headers();
		foreach ( $this->adds as list( 'key' => $key, 'ask' => $ask ) ) {
			$this->add( $key, $ask );
		}
		status_header( 204 );
		exit;
	}

	/**
	 * Adds one item to the cart.
	 *
	 * @param string               $key Idempotency-Key of the add.
	 * @param array<string, mixed> $ask Body of POST cart/add-item.
	 */
	private function add( string $key, array $ask ): void {
		$request = new \WP_REST_Request( 'POST', '/wc/store/v1/cart/add-item' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Idempotency-Key', $key );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$request->set_body( (string) wp_json_encode( $ask ) );
		$response = rest_do_request( $request );
		$error    = $response->as_error();
		if ( $error instanceof \WP_Error && 409 !== $response->get_status() ) {
			CurrentShop::get()->leave_problem( $error->get_error_message() );
		}
	}
}
