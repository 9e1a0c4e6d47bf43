<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Changes;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\Fingerprint;
use StorefrontIslands\Orders\Requests\RequestKeys;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Support\Http\RequestBody;

defined( 'ABSPATH' ) || exit;

/**
 * Makes changes of the cart idempotent: of all requests with the same Idempotency-Key and visitor within 24 hours one
 * changes the cart, the others get its status and the current cart. A unique key (RequestKeys) is one change whoever
 * sends it: a change that is sent again after a log-in or log-out is made once. A request that is refused or fails
 * changes nothing and may be repeated. A request may name others that it replaces (Idempotency-Replaces): one of them
 * that comes later changes nothing. Works with any shop that implements the Store API.
 *
 * Keys are claimed before the shop loads the visitor's session, because a repeated request that has waited must see
 * what the first one has saved. They are settled after the session is saved.
 */
final class ChangeGuard {
	private const HEADER   = 'idempotency_key';
	private const REPLACES = 'idempotency_replaces';

	private IdempotencyStore $store;
	private Visitor $visitor;

	/**
	 * Claims of this process by key. Null if the visitor had no session yet.
	 *
	 * @var array<string, ChangeRecord|null>
	 */
	private array $claims = array();

	/**
	 * Records of other processes or of earlier entries of this batch, running or finished, by key.
	 *
	 * @var array<string, ChangeRecord>
	 */
	private array $known = array();

	/** Request that the route is processing. */
	private ?\WP_REST_Request $running = null;

	/** Visitor at the time when the keys were claimed; empty without a session. */
	private string $owner = '';

	public function __construct( IdempotencyStore $store, Visitor $visitor ) {
		$this->store  = $store;
		$this->visitor = $visitor;
	}

	/**
	 * Claims the keys of the current request and registers the hooks. Must be called before the shop loads its session,
	 * which is at `init`.
	 *
	 * @param list<string> $held Keys of the adds that the request brings of a page that was left.
	 */
	public function register( array $held ): void {
		$keys = array() === $held
			? RequestKeys::find( $_SERVER, $_GET, $_POST, RequestBody::reader( RequestKeys::MAX_BATCH ) ) // phpcs:ignore WordPress.Security.NonceVerification -- only recognised here.
			: array_values( array_unique( $held ) );
		if ( array() === $keys ) {
			return;
		}
		$this->owner = $this->visitor->id();
		$wait_budget    = new WaitBudget();
		foreach ( $keys as $key ) {
			$this->claim( $key, $wait_budget );
		}
		add_filter( 'rest_dispatch_request', array( $this, 'replay' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'store_response' ), 10, 3 );
		// WooCommerce saves the session at priority 20.
		add_action( 'shutdown', array( $this, 'settle' ), 100 );
	}

	/**
	 * Sends a response to a repeated request instead of running the route.
	 *
	 * @param mixed $answer Response of another plugin.
	 * @return mixed
	 */
	public function replay( $answer, \WP_REST_Request $request ) {
		$key = $this->key( $request );
		// The route itself refuses an invalid nonce and sends a valid one in its response.
		if ( null !== $answer || '' === $key || ! $this->visitor->has_valid_nonce( $request ) ) {
			return $answer;
		}
		if ( array() !== (array) $request['variation'] ) {
			// The id of the variation is ignored: the attributes identify it, and a click before scripts run sends no
			// id.
			unset( $request['variation_id'] );
		}
		$this->replace_older( $request );
		$fingerprint = Fingerprint::of( $request );
		if ( ! isset( $this->known[ $key ] ) ) {
			// Recorded as finished in advance: a plugin may end the process during the change, and the session is saved
			// even then.
			$this->known[ $key ] = ChangeRecord::finished( $fingerprint, 201 );
			$this->running       = $request;
			return null;
		}
		$record = $this->known[ $key ];
		if ( ! $record->is_finished() ) {
			return ErrorResponse::running();
		}
		if ( ! $record->has_fingerprint( $fingerprint ) ) {
			return ErrorResponse::key_reused();
		}
		$cart = rest_do_request( new \WP_REST_Request( 'GET', '/wc/store/v1/cart' ) );
		$cart->header( 'Idempotency-Replayed', 'true' );
		if ( ! $cart->is_error() ) {
			$cart->set_status( $record->status() );
		}
		return $cart;
	}

	/** Keeps the changes that a request replaces, and that have not come yet, from changing the cart behind it. */
	private function replace_older( \WP_REST_Request $request ): void {
		foreach ( RequestKeys::replaced( (string) $request->get_header( self::REPLACES ) ) as $key ) {
			if ( isset( $this->claims[ $key ] ) && ! isset( $this->known[ $key ] ) ) {
				$this->known[ $key ] = ChangeRecord::replaced();
			}
		}
	}

	/**
	 * Records the response of the route.
	 *
	 * @param mixed $response The response or an error.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public function store_response( $response, $handler, \WP_REST_Request $request ) {
		if ( $request !== $this->running ) {
			return $response;
		}
		$this->running = null;
		$key           = $this->key( $request );
		$answer        = rest_ensure_response( $response );
		if ( is_wp_error( $answer ) || $answer->is_error() ) {
			unset( $this->known[ $key ] );
		} else {
			$this->known[ $key ] = ChangeRecord::finished( Fingerprint::of( $request ), $answer->get_status() );
		}
		return $response;
	}

	/** Stores the records of successful requests and releases the other claims. */
	public function settle(): void {
		foreach ( $this->claims as $key => $claim ) {
			$record = $this->known[ $key ] ?? null;
			if ( null === $claim && null !== $record ) {
				$this->remember_new_visitor( (string) $key, $record );
			} elseif ( null !== $claim && null !== $record ) {
				$this->store->replace( $this->name( (string) $key ), $claim->row(), $record->row() );
			} elseif ( null !== $claim ) {
				$this->store->release( $this->name( (string) $key ), $claim->row() );
			}
		}
	}

	/**
	 * Claims a key, and waits if another process is working on it.
	 *
	 * @param WaitBudget $wait_budget Wait budget shared by all keys of this request.
	 */
	private function claim( string $key, WaitBudget $wait_budget ): void {
		if ( '' === $this->owner ) {
			$other = RequestKeys::is_unique( $key ) ? $this->record( $key ) : null;
			if ( null !== $other && ! $other->is_first() ) {
				// Of a visitor who has logged out since.
				$this->known[ $key ] = $other;
				return;
			}
			// Each request of a visitor without a session gets a new cart.
			$this->claims[ $key ] = null;
			return;
		}
		$mine = ChangeRecord::running();
		do {
			// The other request may have failed, which releases the key.
			$row   = $this->store->claim( $this->name( $key ), $mine->row() );
			$other = null === $row ? null : new ChangeRecord( $row );
		} while ( null !== $other && ! $other->is_finished() && $wait_budget->wait() );
		if ( null === $other ) {
			$this->claims[ $key ] = $mine;
		} else {
			$this->known[ $key ] = $other;
			// The visitor has got a session since. Without one it is somebody who has logged out.
			$other->is_first() && $this->store->replace( $this->name( $key ), $other->row(), $other->as_received()->row() );
		}
	}

	/**
	 * Stores the record of a request that has started the visitor's session: a repeated request is sent with that
	 * session.
	 */
	private function remember_new_visitor( string $key, ChangeRecord $record ): void {
		$this->owner = $this->visitor->id();
		if ( '' !== $this->owner ) {
			$this->store->claim( $this->name( $key ), $record->as_first()->row() );
		}
	}

	/** Returns the record of a key that is not too old; null if there is none. */
	private function record( string $key ): ?ChangeRecord {
		$row = $this->store->read( $this->name( $key ) );
		return null === $row || $row->expires() < time() ? null : new ChangeRecord( $row );
	}

	/** Returns the name of a key in the store: it includes the visitor, unless nobody else can have the same key. */
	private function name( string $key ): string {
		$owner = RequestKeys::is_unique( $key ) ? '' : $this->owner;
		return hash_hmac( 'sha256', "$owner\n$key", 'storefront-islands' );
	}

	/** Returns the key of a request; empty if it changes no cart or has no key. */
	private function key( \WP_REST_Request $request ): string {
		$key = trim( (string) $request->get_header( self::HEADER ) );
		return 'POST' === $request->get_method() && RequestKeys::is_of_change( $request->get_route(), $key ) ? $key : '';
	}
}
