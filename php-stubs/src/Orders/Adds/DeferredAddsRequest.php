<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Adds;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\AddRedirect;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Processes a request that contains held adds (DeferredAdds) as the page's visitor, through the shop's own Store API:
 * one after the other in one session, each only once (ChangeGuard has claimed the keys). Errors of the shop, and where an
 * add leads to, are the answer where JSON is asked for, by a page that waits for it; else errors are shown to the visitor
 * on the next page that shows notices.
 */
final class DeferredAddsRequest {
	/** Priority between WooCommerce's reading of the cart at 10 and of forms at 20. */
	private const PRIORITY = 15;

	/** Status of an add while another request with its key is under way. */
	private const STATUS_RUNNING = 409;

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

	/** Processes the adds and ends the request; the response has no body where the page may be gone. */
	public function handle(): void {
		nocache_headers();
		$refused  = array();
		$leads_to = '';
		$status   = 200;
		foreach ( $this->adds as list( 'key' => $key, 'params' => $params ) ) {
			$response = $this->add( $key, $params );
			if ( $response->is_error() ) {
				$status    = max( $status, self::is_refusal( $response ) ? 200 : $response->get_status() );
				$refused[] = array(
					'key'      => $key,
					'response' => $response,
				);
				continue;
			}
			$url      = AddRedirect::url_of( $response->get_data() );
			$leads_to = '' === $url ? $leads_to : $url;
		}
		if ( wp_is_json_request() ) {
			// Buffered: WooCommerce sends its cookies when the request ends.
			ob_start();
			wp_send_json(
				array(
					'refused' => array_map( array( self::class, 'told' ), $refused ),
					'leadsTo' => $leads_to,
				),
				$status
			);
		}
		foreach ( array_column( $refused, 'response' ) as $response ) {
			// Another request with the key is under way, which tells it.
			if ( self::STATUS_RUNNING !== $response->get_status() ) {
				$this->shop->add_error_notice( self::message( $response ) );
			}
		}
		status_header( 204 );
		exit;
	}

	/** False if it is not certain what became of the add, which may be sent again. */
	private static function is_refusal( \WP_REST_Response $response ): bool {
		return self::STATUS_RUNNING !== $response->get_status() && $response->get_status() < 500;
	}

	/**
	 * Returns what the page is told of an add that was refused.
	 *
	 * @param array{key: string, response: \WP_REST_Response} $add The add.
	 * @return array{key: string, message: string} The message as text.
	 */
	private static function told( array $add ): array {
		return array(
			'key'     => $add['key'],
			'message' => Text::decode( wp_strip_all_tags( self::message( $add['response'] ) ) ),
		);
	}

	private static function message( \WP_REST_Response $response ): string {
		$error = $response->as_error();
		return $error instanceof \WP_Error ? $error->get_error_message() : '';
	}

	/**
	 * Adds one item to the cart.
	 *
	 * @param array<string, mixed> $params Body of POST cart/add-item.
	 */
	private function add( string $key, array $params ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/wc/store/v1/cart/add-item' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Idempotency-Key', $key );
		$request->set_header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$request->set_body( (string) wp_json_encode( $params ) );
		return rest_do_request( $request );
	}
}
