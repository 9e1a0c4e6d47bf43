<?php
/**
 * Adds what a page sends while it is left.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/**
 * Does a request that holds adds (HeldAdds), as the page's visitor, through the shop's own Store API: one after the other on one
 * session, each once (AddGuard has claimed the keys). What the shop refuses the visitor reads on the next page that shows messages.
 */
final class HeldAddsRequest {
	/** WooCommerce has read the cart at 10, and reads forms at 20. */
	private const PRIORITY = 15;

	/**
	 * What is to be added.
	 *
	 * @var list<array{key: string, ask: array<string, mixed>}>
	 */
	private $adds;

	/**
	 * Remembers what is to be added.
	 *
	 * @param list<array{key: string, ask: array<string, mixed>}> $adds As HeldAdds finds them.
	 */
	public function __construct( array $adds ) {
		$this->adds = $adds;
	}

	/** Hooks in, where the request holds adds. */
	public function register(): void {
		if ( array() !== $this->adds ) {
			add_action( 'wp_loaded', array( $this, 'answer' ), self::PRIORITY );
		}
	}

	/** Adds and ends the request; its answer has no body, as nobody may be there to read it. */
	public function answer(): void {
		nocache_headers();
		foreach ( $this->adds as list( 'key' => $key, 'ask' => $ask ) ) {
			$this->add( $key, $ask );
		}
		status_header( 204 );
		exit;
	}

	/**
	 * Adds one.
	 *
	 * @param string               $key Its Idempotency-Key.
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
