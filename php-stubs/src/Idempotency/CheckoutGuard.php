<?php
/**
 * Places an order once.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Makes POST checkout safe to repeat: of all requests with the same Idempotency-Key, body and visitor within 24 hours one
 * places the order, the others get its answer. A request that is refused orders nothing and may be repeated; one whose
 * process was killed after payment may have begun is never run again. Works on any shop that speaks the Store API.
 */
final class CheckoutGuard {
	private const HEADER = 'idempotency_key';

	/**
	 * The attempt of this process.
	 *
	 * @var CurrentAttempt
	 */
	private $current;

	/**
	 * Who is asking.
	 *
	 * @var Visitor
	 */
	private $visitor;

	/**
	 * The request that the route is answering.
	 *
	 * @var \WP_REST_Request|null
	 */
	private $running = null;

	/**
	 * Takes what it works with.
	 *
	 * @param CurrentAttempt $current The attempt of this process.
	 * @param Visitor        $visitor Who is asking.
	 */
	public function __construct( CurrentAttempt $current, Visitor $visitor ) {
		$this->current = $current;
		$this->visitor = $visitor;
	}

	/** Claims what this request asks for and hooks in. To be called before the shop loads its session, which is at `init`. */
	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'answer_again' ), 10, 2 );
		$key = RequestKeys::of_order( $_SERVER );
		if ( '' === $key ) {
			return;
		}
		// Whoever goes away while the order is placed asks for it later.
		ignore_user_abort( true );
		$this->current->claim( $key );
		add_filter( 'rest_request_after_callbacks', array( $this, 'note_answer' ), 10, 3 );
		// WooCommerce saves the session at 20.
		add_action( 'shutdown', array( $this->current, 'settle' ), 100 );
	}

	/**
	 * Answers a repetition instead of the route.
	 *
	 * @param mixed            $answer  What another plugin answers.
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 * @return mixed
	 */
	public function answer_again( $answer, \WP_REST_Request $request ) {
		$key = 'POST' === $request->get_method() && RequestKeys::places_order( $request->get_route() ) ? trim( (string) $request->get_header( self::HEADER ) ) : '';
		// A bad nonce is the route's to refuse, with the good one in its answer.
		if ( null !== $answer || '' === $key || ! $this->visitor->has_valid_nonce( $request ) ) {
			return $answer;
		}
		// Inside a batch, or by another method that stands for POST.
		if ( $key !== $this->current->key() ) {
			return Refusal::hidden_key();
		}
		$fingerprint = Fingerprint::of( $request );
		$attempt     = $this->current->attempt();
		if ( null !== $attempt && ! $this->current->is_ours() ) {
			return $this->current->is_strangers() ? Refusal::key_reused() : self::answer_of( $attempt, $fingerprint );
		}
		if ( null !== $attempt && ! $attempt->goes_on_with( $fingerprint ) ) {
			return Refusal::key_reused();
		}
		if ( ! $this->current->begin( $fingerprint ) ) {
			return Refusal::running();
		}
		$this->running = $request;
		return null;
	}

	/**
	 * Notes what the route has answered.
	 *
	 * @param mixed            $response The answer or an error.
	 * @param mixed            $handler  The route's handler.
	 * @param \WP_REST_Request $request  The request.
	 * @return mixed The answer as it was.
	 */
	public function note_answer( $response, $handler, \WP_REST_Request $request ) {
		if ( $request !== $this->running ) {
			return $response;
		}
		$this->running = null;
		$answer        = $response instanceof \WP_Error ? rest_convert_error_to_response( $response ) : rest_ensure_response( $response );
		$this->current->answered( StoredAnswer::of( $answer ), $answer->get_status() );
		return $response;
	}

	/**
	 * What to say of an attempt that another process works on, or has worked on.
	 *
	 * @param Attempt $attempt     The attempt.
	 * @param string  $fingerprint A hash of what is asked for now.
	 */
	private static function answer_of( Attempt $attempt, string $fingerprint ): \WP_REST_Response {
		$answer = $attempt->answer();
		$state  = $attempt->state( time() );
		if ( Attempt::FINISHED !== $state && Attempt::UNCERTAIN !== $state ) {
			return Refusal::running();
		}
		if ( ! $attempt->asked_for( $fingerprint ) ) {
			return Refusal::key_reused();
		}
		return null === $answer ? Refusal::uncertain( $attempt->order_id() ) : $answer->response();
	}
}
