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
final class AddGuard {
	private const HEADER = 'idempotency_key';

	/**
	 * Where requests are remembered.
	 *
	 * @var Ledger
	 */
	private $ledger;

	/**
	 * Who is asking.
	 *
	 * @var Visitor
	 */
	private $visitor;

	/**
	 * By key: claims of this process, as they stand in the ledger. Null where the visitor had no session yet.
	 *
	 * @var array<string, AddRecord|null>
	 */
	private $claims = array();

	/**
	 * By key: what another process, or an earlier entry of this batch, has done or is doing.
	 *
	 * @var array<string, AddRecord>
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
	private $owner = '';

	/**
	 * Takes what it works with.
	 *
	 * @param Ledger  $ledger  Where requests are remembered.
	 * @param Visitor $visitor Who is asking.
	 */
	public function __construct( Ledger $ledger, Visitor $visitor ) {
		$this->ledger  = $ledger;
		$this->visitor = $visitor;
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
		$this->owner = $this->visitor->id();
		$patience    = new Patience();
		foreach ( $keys as $key ) {
			$this->claim( $key, $patience );
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
		if ( null !== $answer || '' === $key || ! $this->visitor->has_valid_nonce( $request ) ) {
			return $answer;
		}
		$fingerprint = Fingerprint::of( $request );
		if ( ! isset( $this->known[ $key ] ) ) {
			// As if it had added: where a plugin ends the process on the way, the session is saved all the same.
			$this->known[ $key ] = AddRecord::finished( $fingerprint, 201 );
			$this->running       = $request;
			return null;
		}
		$record = $this->known[ $key ];
		if ( ! $record->is_finished() ) {
			return Refusal::running();
		}
		if ( ! $record->asked_for( $fingerprint ) ) {
			return Refusal::key_reused();
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
			$this->known[ $key ] = AddRecord::finished( Fingerprint::of( $request ), $answer->get_status() );
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
				$this->ledger->replace( $this->name( (string) $key ), $claim->row(), $record->row() );
			} elseif ( null !== $claim ) {
				$this->ledger->release( $this->name( (string) $key ), $claim->row() );
			}
		}
	}

	/**
	 * Claims a key, and waits where another process works on it.
	 *
	 * @param string   $key      The key.
	 * @param Patience $patience What all keys of this request wait together.
	 */
	private function claim( string $key, Patience $patience ): void {
		if ( '' === $this->owner ) {
			// Each request of a visitor without a session has a cart of its own.
			$this->claims[ $key ] = null;
			return;
		}
		$mine = AddRecord::running();
		do {
			// The first one may have failed, which gives the key free.
			$row   = $this->ledger->claim( $this->name( $key ), $mine->row() );
			$other = null === $row ? null : new AddRecord( $row );
		} while ( null !== $other && ! $other->is_finished() && $patience->wait() );
		if ( null === $other ) {
			$this->claims[ $key ] = $mine;
		} else {
			$this->known[ $key ] = $other;
		}
	}

	/**
	 * Writes down an add that has begun the visitor's session: its repetition comes with that session.
	 *
	 * @param string    $key    The key.
	 * @param AddRecord $record What it has done.
	 */
	private function remember_new_visitor( string $key, AddRecord $record ): void {
		$this->owner = $this->visitor->id();
		if ( '' !== $this->owner ) {
			$this->ledger->claim( $this->name( $key ), $record->row() );
		}
	}

	/**
	 * The name of a key of this visitor in the ledger: nobody else's answer is ever given.
	 *
	 * @param string $key The key.
	 */
	private function name( string $key ): string {
		return hash_hmac( 'sha256', $this->owner . "\n" . $key, 'storefront-islands' );
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
}
