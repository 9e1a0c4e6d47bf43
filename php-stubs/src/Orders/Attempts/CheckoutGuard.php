<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\Fingerprint;
use StorefrontIslands\Orders\Requests\OrderRequest;
use StorefrontIslands\Orders\Requests\StoredResponse;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Makes POST checkout idempotent, and POST checkout/{id}, which pays an order. Of all requests with the same
 * Idempotency-Key, body and visitor within 24 hours, one places the order; the others get its response. A request that
 * was refused has placed no order and may be repeated. After a declined payment, a repetition gets the same answer
 * without the gateway. A request whose process was killed after payment may have begun is never run again.
 *
 * Requests of other blocks, wallets and apps have no key. They place one order at a time; a repetition gets the answer
 * of the first for a short time, if that was an order. Works with any shop that implements the Store API.
 */
final class CheckoutGuard {
	private const HEADER = 'idempotency_key';

	/** Code of WooCommerce's answer where a plugin has thrown an exception without a status. */
	private const THROWN = 'woocommerce_rest_unknown_server_error';

	private CurrentAttempt $current;
	private Visitor $visitor;
	private OrderGate $gate;
	private RecentAnswers $recent;
	private CheckoutEvents $shop;

	/** Request that the route is processing. */
	private ?\WP_REST_Request $running = null;

	public function __construct( CurrentAttempt $current, Visitor $visitor, OrderGate $gate, RecentAnswers $recent, CheckoutEvents $shop ) {
		$this->current = $current;
		$this->visitor = $visitor;
		$this->gate    = $gate;
		$this->recent  = $recent;
		$this->shop    = $shop;
	}

	/**
	 * Takes the locks of the current request and registers the hooks. Must be called before the shop loads its session,
	 * which is at `init`.
	 */
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', array( $this, 'keep_order' ), 1, 3 );
		add_filter( 'rest_dispatch_request', array( $this, 'replay' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'store_response' ), 10, 3 );
		// WooCommerce saves the session at priority 20.
		add_action( 'shutdown', array( $this->current, 'settle' ), 100 );
		$request = OrderRequest::current();
		if ( null !== $request ) {
			// A visitor who leaves while the order is placed queries its result later.
			ignore_user_abort( true );
			// The lock of an existing order is taken later, after the route has checked who may pay it: anybody can
			// guess an order's number.
			$this->current->claim( $request->key(), $request->order_id() );
		}
	}

	/**
	 * Sets `id` to the order in the URL, so that the order that is checked, locked and paid is the same. WordPress
	 * would prefer an `id` in the body.
	 *
	 * @param mixed $response Response of other plugins.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public function keep_order( $response, $handler, \WP_REST_Request $request ) {
		$order_id = OrderRequest::order_in( $request->get_route() );
		if ( $order_id > 0 ) {
			$request->set_param( 'id', $order_id );
		}
		return $response;
	}

	/**
	 * Answers a repeated request instead of running the route. The route's permission check has run before.
	 *
	 * @param mixed $answer Response of another plugin.
	 * @return mixed
	 */
	public function replay( $answer, \WP_REST_Request $request ) {
		// The route itself refuses an invalid nonce and sends a valid one in its response.
		if ( null !== $answer || 'POST' !== $request->get_method() || ! OrderRequest::is_route( $request->get_route() ) || ! $this->visitor->has_valid_nonce( $request ) ) {
			return $answer;
		}
		$key     = trim( (string) $request->get_header( self::HEADER ) );
		$refusal = '' === $key ? $this->repeat_recent( $request ) : $this->claim_key( $key, $request );
		if ( null === $refusal ) {
			$this->running = $request;
		}
		return $refusal;
	}

	/** Returns the answer to a request without a key that is a repetition, or that must not run now; null otherwise. */
	private function repeat_recent( \WP_REST_Request $request ): ?\WP_REST_Response {
		$order_id = OrderRequest::order_in( $request->get_route() );
		$refusal  = $this->refusal( $order_id );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$fingerprint = Fingerprint::of( $request );
		$known       = $this->recent->find( $this->owner( $order_id ), $fingerprint, $this->shop->cart_hash() );
		if ( null !== $known ) {
			return $known->response();
		}
		$limit = $this->limit( $order_id, $request );
		if ( null === $limit ) {
			$this->current->begin( $fingerprint );
		}
		return $limit;
	}

	/**
	 * Returns the name under which an answer is remembered.
	 *
	 * @param int $order_id Id of the existing order that is paid; 0 for none.
	 */
	private function owner( int $order_id ): string {
		return 0 === $order_id ? $this->current->hash_of_visitor() : UncertainPayments::of_order( $order_id );
	}

	/**
	 * Returns the answer to a request that must not run now; null if it may.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 to place one.
	 */
	private function refusal( int $order_id ): ?\WP_REST_Response {
		switch ( $this->gate->state( $order_id ) ) {
			case OrderGate::FREE:
				return null;
			case OrderGate::UNCERTAIN:
				return ErrorResponse::uncertain( $this->gate->order_id() );
			case OrderGate::PLACED:
				return ErrorResponse::placed( $this->gate->order_id(), $this->shop->order_page( $this->gate->order_id() ) );
			default:
				return ErrorResponse::running();
		}
	}

	/** Returns the answer to a request with a key that is a repetition, or that must not run now; null otherwise. */
	private function claim_key( string $key, \WP_REST_Request $request ): ?\WP_REST_Response {
		// The request is an entry of a batch, or its method was overridden with POST.
		if ( $key !== $this->current->key() ) {
			return ErrorResponse::hidden_key();
		}
		$fingerprint = Fingerprint::of( $request );
		if ( $this->current->belongs_to_other_visitor() ) {
			// The cookie was lost since the first try, and with it the cart.
			return '' === $this->visitor->id() && 0 === OrderRequest::order_in( $request->get_route() ) ? ErrorResponse::without_cart() : ErrorResponse::key_reused();
		}
		$attempt = $this->current->attempt();
		if ( null !== $attempt && ! $this->current->is_ours() && in_array( $attempt->state( time() ), array( Attempt::FINISHED, Attempt::UNCERTAIN ), true ) ) {
			return self::response_of( $attempt, $fingerprint );
		}
		$order_id = OrderRequest::order_in( $request->get_route() );
		$refusal  = $this->refusal( $order_id );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$attempt = $this->current->attempt();
		if ( null !== $attempt && ! $attempt->can_continue_with( $fingerprint ) ) {
			return ErrorResponse::key_reused();
		}
		$decline = null !== $attempt && $attempt->has_fingerprint( $fingerprint ) ? $attempt->decline() : null;
		if ( null !== $decline ) {
			return $decline->response();
		}
		$limit = $this->limit( $order_id, $request );
		if ( null !== $limit ) {
			return $limit;
		}
		return $this->current->begin( $fingerprint ) ? null : ErrorResponse::running();
	}

	/**
	 * Returns the answer to a request whose payment must wait; null if it may be tried now.
	 *
	 * @param int $order_id Id of the existing order that is to be paid; 0 to place one.
	 */
	private function limit( int $order_id, \WP_REST_Request $request ): ?\WP_REST_Response {
		$method = $request->get_param( 'payment_method' );
		$wait   = $this->current->seconds_to_wait( $order_id, is_string( $method ) ? $method : '' );
		return $wait > 0 ? ErrorResponse::limited( $wait ) : null;
	}

	/**
	 * Records the response of the route.
	 *
	 * @param mixed $response The response or an error.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The response.
	 */
	public function store_response( $response, $handler, \WP_REST_Request $request ) {
		if ( $request !== $this->running ) {
			return $response;
		}
		$this->running = null;
		$answer        = $response instanceof \WP_Error ? rest_convert_error_to_response( $response ) : rest_ensure_response( $response );
		$is_paying     = $this->current->is_paying();
		$stored        = StoredResponse::of( $answer );
		$this->current->finish( $stored, $answer->get_status(), null === $stored ? StoredResponse::of_refusal( $answer ) : null );
		// Only orders are remembered: without a key, a second try with the same card looks like a repetition.
		if ( null !== $stored && $stored->status() < 400 && '' === $this->current->key() ) {
			$this->recent->remember( $this->owner( OrderRequest::order_in( $request->get_route() ) ), Fingerprint::of( $request ), $this->shop->cart_hash(), $stored );
		}
		return $is_paying ? $response : self::with_reason( $response, $answer );
	}

	/**
	 * Turns a server error into a refusal if a plugin has thrown a plain exception before payment could begin. Nothing
	 * was ordered, and the exception's message is for the shopper: WooCommerce's block shows it too.
	 *
	 * @param mixed $response The response or an error.
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
	 * Returns the response for an attempt that another process has worked on.
	 *
	 * @param string $fingerprint Hash of the current request's body.
	 */
	private static function response_of( Attempt $attempt, string $fingerprint ): \WP_REST_Response {
		$answer = $attempt->response();
		if ( ! $attempt->has_fingerprint( $fingerprint ) ) {
			return ErrorResponse::key_reused();
		}
		return null === $answer ? ErrorResponse::uncertain( $attempt->order_id() ) : $answer->response();
	}
}
