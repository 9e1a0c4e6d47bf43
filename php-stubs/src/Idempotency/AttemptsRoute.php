<?php
/**
 * What has become of an attempt.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * GET storefront-islands/v1/checkout-attempts/KEY tells a visitor what has become of an order that was sent: {status, order_id?,
 * answer?: {status, body}, message?, link?}, status unknown, running, finished or uncertain. Orders nothing. Needs no X-WP-Nonce: whose attempt
 * it is says the cookie, and a key that only that browser knows.
 */
final class AttemptsRoute {
	/**
	 * All attempts.
	 *
	 * @var Attempts
	 */
	private $attempts;

	/**
	 * Who is asking.
	 *
	 * @var Visitor
	 */
	private $visitor;

	/**
	 * A route about attempts.
	 *
	 * @param Attempts $attempts All attempts.
	 * @param Visitor  $visitor  Who is asking.
	 */
	public function __construct( Attempts $attempts, Visitor $visitor ) {
		$this->attempts = $attempts;
		$this->visitor  = $visitor;
	}

	/** Adds the route to WordPress's. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	/** Adds the route. */
	public function add(): void {
		register_rest_route(
			'storefront-islands/v1',
			'/checkout-attempts/(?P<key>[\w-]{1,100})',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'answer' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * Answers.
	 *
	 * @param \WP_REST_Request $request With the key.
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response {
		// WordPress lets any origin read any answer.
		remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		$key      = $request->get_param( 'key' );
		$response = new \WP_REST_Response( $this->describe( is_string( $key ) ? $key : '' ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * What is known of an attempt.
	 *
	 * @param string $key Its key.
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
		$answer = $attempt->answer();
		if ( null !== $answer ) {
			$known['answer'] = array(
				'status' => $answer->status(),
				'body'   => $answer->body(),
			);
		}
		if ( null !== $answer && $answer->status() < 300 ) {
			// In the visitor's language, for pages that hold nothing of the checkout.
			/* translators: %d: order number */
			$known['message'] = sprintf( __( 'Your order %d was placed.', 'storefront-islands' ), $attempt->order_id() );
			$known['link']    = __( 'See it', 'storefront-islands' );
		}
		return $known;
	}
}
