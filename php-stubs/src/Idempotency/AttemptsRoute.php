<?php
/**
 * REST route for the state of a checkout attempt.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * GET storefront-islands/v1/checkout-attempts/KEY returns the state of a visitor's checkout attempt: {status,
 * order_id?, answer?: {status, body}, message?, link?}, with the status unknown, running, finished or uncertain. It
 * places no order. It needs no X-WP-Nonce: the visitor is identified by the cookie and by a key that only that browser
 * knows.
 */
final class AttemptsRoute {
	/** Stored checkout attempts. */
	private Attempts $attempts;

	/** Visitor of the current request. */
	private Visitor $visitor;

	/**
	 * Constructor.
	 *
	 * @param Attempts $attempts Stored checkout attempts.
	 * @param Visitor  $visitor  Visitor of the current request.
	 */
	public function __construct( Attempts $attempts, Visitor $visitor ) {
		$this->attempts = $attempts;
		$this->visitor  = $visitor;
	}

	/** Registers the hook. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	/** Registers the route. */
	public function add(): void {
		register_rest_route(
			'storefront-islands/v1',
			'/checkout-attempts/(?P<key>[\w-]{1,100})',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'respond' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * Handles the request.
	 *
	 * @param \WP_REST_Request $request Request with the key.
	 */
	public function respond( \WP_REST_Request $request ): \WP_REST_Response {
		// By default, WordPress lets any origin read the response.
		remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		$key      = $request->get_param( 'key' );
		$response = new \WP_REST_Response( $this->describe( is_string( $key ) ? $key : '' ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Returns the state of an attempt.
	 *
	 * @param string $key Key of the attempt.
	 * @return array<string, mixed>
	 */
	private function describe( string $key ): array {
		$attempt = $this->attempts->find( $key, Attempts::owner( $this->visitor->id() ) );
		$state   = null === $attempt ? Attempt::ABANDONED : $attempt->state( time() );
		if ( null === $attempt || Attempt::ABANDONED === $state ) {
			return array( 'status' => 'unknown' );
		}
		$known = array( 'status' => $state );
		if ( $attempt->order_id() > 0 ) {
			$known['order_id'] = $attempt->order_id();
		}
		$answer = $attempt->response();
		if ( null !== $answer ) {
			$known['answer'] = array(
				'status' => $answer->status(),
				'body'   => $answer->body(),
			);
		}
		if ( null !== $answer && $answer->status() < 300 ) {
			// The message in the visitor's language, for pages without the checkout's translations.
			$known['message'] = ErrorResponse::placed_message( $attempt->order_id() );
			$known['link']    = __( 'See it', 'storefront-islands' );
		}
		return $known;
	}
}
