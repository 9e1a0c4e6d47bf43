<?php
/**
 * Idempotent checkout requests.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Makes POST checkout idempotent: of all requests with the same Idempotency-Key, body and visitor within 24 hours one
 * places the order, the others get its response. A request that is refused places no order and may be repeated; one
 * whose process was killed after payment may have begun is never run again. Works with any shop that implements the
 * Store API.
 */
final class CheckoutGuard {
	private const HEADER = 'idempotency_key';

	/** Code of WooCommerce's answer where a plugin has thrown an exception without a status. */
	private const THROWN = 'woocommerce_rest_unknown_server_error';

	/** Checkout attempt of the current request. */
	private CurrentAttempt $current;

	/** Visitor of the current request. */
	private Visitor $visitor;

	/** Request that the route is processing. */
	private ?\WP_REST_Request $running = null;

	/**
	 * Constructor.
	 *
	 * @param CurrentAttempt $current Checkout attempt of the current request.
	 * @param Visitor        $visitor Visitor of the current request.
	 */
	public function __construct( CurrentAttempt $current, Visitor $visitor ) {
		$this->current = $current;
		$this->visitor = $visitor;
	}

	/**
	 * Claims the key of the current request and registers the hooks. Must be called before the shop loads its session,
	 * which is at `init`.
	 */
	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'replay' ), 10, 2 );
		$key = RequestKeys::of_order( $_SERVER );
		if ( '' === $key ) {
			return;
		}
		// A visitor who leaves while the order is placed queries its result later.
		ignore_user_abort( true );
		$this->current->claim( $key );
		add_filter( 'rest_request_after_callbacks', array( $this, 'store_response' ), 10, 3 );
		// WooCommerce saves the session at priority 20.
		add_action( 'shutdown', array( $this->current, 'settle' ), 100 );
	}

	/**
	 * Sends a response to a repeated request instead of running the route.
	 *
	 * @param mixed            $answer  Response of another plugin.
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 * @return mixed
	 */
	public function replay( $answer, \WP_REST_Request $request ) {
		$key = 'POST' === $request->get_method() && RequestKeys::places_order( $request->get_route() ) ? trim( (string) $request->get_header( self::HEADER ) ) : '';
		// The route itself refuses an invalid nonce and sends a valid one in its response.
		if ( null !== $answer || '' === $key || ! $this->visitor->has_valid_nonce( $request ) ) {
			return $answer;
		}
		// The request is an entry of a batch, or its method was overridden with POST.
		if ( $key !== $this->current->key() ) {
			return ErrorResponse::hidden_key();
		}
		$fingerprint = Fingerprint::of( $request );
		$attempt     = $this->current->attempt();
		if ( null !== $attempt && ! $this->current->is_ours() ) {
			return $this->current->belongs_to_other_visitor() ? ErrorResponse::key_reused() : self::response_of( $attempt, $fingerprint );
		}
		if ( null !== $attempt && ! $attempt->can_continue_with( $fingerprint ) ) {
			return ErrorResponse::key_reused();
		}
		if ( ! $this->current->begin( $fingerprint ) ) {
			return ErrorResponse::running();
		}
		$this->running = $request;
		return null;
	}

	/**
	 * Records the response of the route.
	 *
	 * @param mixed            $response The response or an error.
	 * @param mixed            $handler  Handler of the route.
	 * @param \WP_REST_Request $request  The request.
	 * @return mixed The response.
	 */
	public function store_response( $response, $handler, \WP_REST_Request $request ) {
		if ( $request !== $this->running ) {
			return $response;
		}
		$this->running = null;
		$answer        = $response instanceof \WP_Error ? rest_convert_error_to_response( $response ) : rest_ensure_response( $response );
		$is_paying     = null !== $this->current->attempt() && $this->current->attempt()->is_paying();
		$this->current->finish( StoredResponse::of( $answer ), $answer->get_status() );
		return $is_paying ? $response : self::with_reason( $response, $answer );
	}

	/**
	 * Makes an answer of the server's error a refusal where a plugin has thrown a plain exception before payment could
	 * begin: nothing was ordered, and the exception's message is for the shopper, as WooCommerce's block shows it too.
	 *
	 * @param mixed             $response The response or an error.
	 * @param \WP_REST_Response $answer   The same as a response.
	 * @return mixed
	 */
	private static function with_reason( $response, \WP_REST_Response $answer ) {
		$body = $answer->get_data();
		if ( 500 !== $answer->get_status() || ! is_array( $body ) || self::THROWN !== ( $body['code'] ?? '' ) || '' === ( $body['message'] ?? '' ) ) {
			return $response;
		}
		$answer->set_data( array_replace_recursive( $body, array( 'data' => array( 'status' => 400 ) ) ) );
		$answer->set_status( 400 );
		return $answer;
	}

	/**
	 * Returns the response for an attempt that another process is working on or has worked on.
	 *
	 * @param Attempt $attempt     The attempt.
	 * @param string  $fingerprint Hash of the current request's body.
	 */
	private static function response_of( Attempt $attempt, string $fingerprint ): \WP_REST_Response {
		$answer = $attempt->response();
		$state  = $attempt->state( time() );
		if ( Attempt::FINISHED !== $state && Attempt::UNCERTAIN !== $state ) {
			return ErrorResponse::running();
		}
		if ( ! $attempt->has_fingerprint( $fingerprint ) ) {
			return ErrorResponse::key_reused();
		}
		return null === $answer ? ErrorResponse::uncertain( $attempt->order_id() ) : $answer->response();
	}
}
