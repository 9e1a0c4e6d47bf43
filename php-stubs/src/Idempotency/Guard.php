<?php
/**
 * Adds once.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * Makes POST cart/add-item safe to repeat: of all requests with the same Idempotency-Key and visitor within 24 hours one
 * adds, the others get its status and the cart as it is now. A request that is refused or fails adds nothing and may
 * be repeated. Works on any shop that speaks the Store API.
 *
 * Keys are claimed before the shop loads the visitor's session: a repetition that has waited must see what the first one
 * has saved. They are settled after the session is saved.
 */
final class Guard {
	/** How long a repetition waits for the first one, in milliseconds: each holds a PHP process. */
	private const PATIENCE = 5000;
	private const PAUSE    = 50;

	private const HEADER = 'idempotency_key';

	/**
	 * Where requests are remembered.
	 *
	 * @var Ledger
	 */
	private $ledger;

	/**
	 * Who a guest is.
	 *
	 * @var GuestSession
	 */
	private $guest;

	/**
	 * By key: claims of this process, as they stand in the ledger. Null where the visitor had no session yet.
	 *
	 * @var array<string, Record|null>
	 */
	private $claims = array();

	/**
	 * By key: what another process, or an earlier entry of this batch, has done or is doing.
	 *
	 * @var array<string, Record>
	 */
	private $known = array();

	/**
	 * The request that the route is answering.
	 *
	 * @var \WP_REST_Request|null
	 */
	private $running = null;

	/**
	 * The visitor when the keys were claimed.
	 *
	 * @var string
	 */
	private $visitor = '';

	/**
	 * Takes what it works with.
	 *
	 * @param Ledger       $ledger Where requests are remembered.
	 * @param GuestSession $guest  Who a guest is.
	 */
	public function __construct( Ledger $ledger, GuestSession $guest ) {
		$this->ledger = $ledger;
		$this->guest  = $guest;
	}

	/** Claims what this request asks for and hooks in. To be called before the shop loads its session, which is at `init`. */
	public function register(): void {
		$keys = RequestKeys::find(
			$_SERVER,
			static function (): string {
				return (string) file_get_contents( 'php://input' );
			}
		);
		if ( array() === $keys ) {
			return;
		}
		$this->visitor = $this->visitor();
		foreach ( $keys as $key ) {
			$this->claim( $key );
		}
		add_filter( 'rest_dispatch_request', array( $this, 'answer_again' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'note_answer' ), 10, 3 );
		// WooCommerce saves the session at 20.
		add_action( 'shutdown', array( $this, 'settle' ), 100 );
	}

	/**
	 * Answers a repetition instead of the route.
	 *
	 * @param mixed            $answer  What another plugin answers.
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 * @return mixed
	 */
	public function answer_again( $answer, \WP_REST_Request $request ) {
		$key = $this->key( $request );
		// A bad nonce is the route's to refuse, with the good one in its answer.
		if ( null !== $answer || '' === $key || ! $this->has_valid_nonce( $request ) ) {
			return $answer;
		}
		$fingerprint = $this->fingerprint( $request );
		if ( ! isset( $this->known[ $key ] ) ) {
			// As if it had added: where a plugin ends the process on the way, the session is saved all the same.
			$this->known[ $key ] = Record::finished( $this->ledger->memory_end(), $fingerprint, 201 );
			$this->running       = $request;
			return null;
		}
		$record = $this->known[ $key ];
		if ( ! $record->is_finished() ) {
			return $this->error( 'storefront_islands_request_running', __( 'This request is still being worked on.', 'storefront-islands' ), 409 );
		}
		if ( ! $record->asked_for( $fingerprint ) ) {
			return $this->error( 'storefront_islands_idempotency_key_reused', __( 'This Idempotency-Key belongs to another request.', 'storefront-islands' ), 422 );
		}
		$cart = rest_do_request( new \WP_REST_Request( 'GET', '/wc/store/v1/cart' ) );
		$cart->header( 'Idempotency-Replayed', 'true' );
		if ( ! $cart->is_error() ) {
			$cart->set_status( $record->status() );
		}
		return $cart;
	}

	/**
	 * Notes what the route has answered.
	 *
	 * @param mixed            $response The answer or an error.
	 * @param mixed            $handler  The route's handler.
	 * @param \WP_REST_Request $request  The request, or an entry of a batch.
	 * @return mixed The answer as it was.
	 */
	public function note_answer( $response, $handler, \WP_REST_Request $request ) {
		if ( $request !== $this->running ) {
			return $response;
		}
		$this->running = null;
		$key           = $this->key( $request );
		$answer        = rest_ensure_response( $response );
		if ( is_wp_error( $answer ) || $answer->is_error() ) {
			unset( $this->known[ $key ] );
		} else {
			$this->known[ $key ] = Record::finished( $this->ledger->memory_end(), $this->fingerprint( $request ), $answer->get_status() );
		}
		return $response;
	}

	/** Writes down what has added and gives the other claims back. */
	public function settle(): void {
		foreach ( $this->claims as $key => $claim ) {
			$record = $this->known[ $key ] ?? null;
			if ( null === $claim && null !== $record ) {
				$this->remember_new_visitor( (string) $key, $record );
			} elseif ( null !== $claim && null !== $record ) {
				$this->ledger->replace( $this->name( (string) $key ), $claim, $record );
			} elseif ( null !== $claim ) {
				$this->ledger->release( $this->name( (string) $key ), $claim );
			}
		}
	}

	/**
	 * Claims a key, and waits where another process works on it.
	 *
	 * @param string $key The key.
	 */
	private function claim( string $key ): void {
		if ( '' === $this->visitor ) {
			// Each request of a visitor without a session has a cart of its own.
			$this->claims[ $key ] = null;
			return;
		}
		$mine  = Record::running( $this->ledger->lease_end() );
		$other = $this->ledger->claim( $this->name( $key ), $mine );
		$waited = 0;
		while ( null !== $other && ! $other->is_finished() && $waited < self::PATIENCE ) {
			usleep( self::PAUSE * 1000 );
			$waited += self::PAUSE;
			// The first one may have failed, which gives the key free.
			$other = $this->ledger->claim( $this->name( $key ), $mine );
		}
		if ( null === $other ) {
			$this->claims[ $key ] = $mine;
		} else {
			$this->known[ $key ] = $other;
		}
	}

	/**
	 * Writes down an add that has begun the visitor's session: its repetition comes with that session.
	 *
	 * @param string $key    The key.
	 * @param Record $record What it has done.
	 */
	private function remember_new_visitor( string $key, Record $record ): void {
		$this->visitor = $this->visitor();
		if ( '' !== $this->visitor ) {
			$this->ledger->claim( $this->name( $key ), $record );
		}
	}

	/** Whose cart it is: a user's or that of a guest's session, empty for a guest without one. */
	private function visitor(): string {
		// Not get_current_user_id(): plugins may not be ready to tell at this moment.
		$user  = wp_validate_auth_cookie( '', 'logged_in' );
		$guest = $this->guest->id();
		if ( is_int( $user ) && $user > 0 ) {
			return "user $user";
		}
		return '' === $guest ? '' : "guest $guest";
	}

	/**
	 * The name of a key of this visitor in the ledger: nobody else's answer is ever given.
	 *
	 * @param string $key The key.
	 */
	private function name( string $key ): string {
		return hash_hmac( 'sha256', $this->visitor . "\n" . $key, 'storefront-islands' );
	}

	/**
	 * The key of a request, empty where it does not add or brings none.
	 *
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 */
	private function key( \WP_REST_Request $request ): string {
		return 'POST' === $request->get_method() && RequestKeys::adds_item( $request->get_route() )
			? trim( (string) $request->get_header( self::HEADER ) )
			: '';
	}

	/**
	 * What a request asks for.
	 *
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 */
	private function fingerprint( \WP_REST_Request $request ): string {
		$asked = array_merge( (array) $request->get_body_params(), (array) $request->get_json_params() );
		ksort( $asked );
		return md5( (string) wp_json_encode( $asked ) );
	}

	/**
	 * Whether the Store API would accept the request's nonce.
	 *
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 */
	private function has_valid_nonce( \WP_REST_Request $request ): bool {
		/** This filter is documented in WooCommerce's AbstractCartRoute.php */
		return ! $this->guest->needs_nonce()
			|| apply_filters( 'woocommerce_store_api_disable_nonce_check', false ) // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
			|| wp_verify_nonce( (string) $request->get_header( 'nonce' ), 'wc_store_api' );
	}

	/**
	 * A refusal.
	 *
	 * @param string $code    Its code.
	 * @param string $message Its message.
	 * @param int    $status  Its status.
	 */
	private function error( string $code, string $message, int $status ): \WP_REST_Response {
		$response = rest_convert_error_to_response( new \WP_Error( $code, $message, array( 'status' => $status ) ) );
		if ( 409 === $status ) {
			$response->header( 'Retry-After', '1' );
		}
		return $response;
	}
}
