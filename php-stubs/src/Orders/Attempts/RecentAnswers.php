<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\Seal;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\StoredResponse;

defined( 'ABSPATH' ) || exit;

/**
 * The last answer with an order to a visitor who sends no Idempotency-Key (WooCommerce's own block and form, wallets,
 * apps). A repetition of the same request gets it for a short time, unless the cart has been filled again since: that
 * is another order.
 */
final class RecentAnswers {
	/** Time for which an answer is repeated, in seconds. */
	private const WINDOW = 120;

	private IdempotencyStore $store;

	public function __construct( IdempotencyStore $store ) {
		$this->store = $store;
	}

	/**
	 * Stores an answer; it replaces an earlier one of the same owner.
	 *
	 * @param string $owner Hash of the visitor, or name of the order that is paid.
	 * @param string $fingerprint Hash of the request.
	 * @param string $cart Hash of the cart as the order has left it; empty for an empty cart.
	 */
	public function remember( string $owner, string $fingerprint, string $cart, StoredResponse $answer ): void {
		$content = (string) wp_json_encode(
			array(
				'asked'  => $fingerprint,
				'cart'   => $cart,
				'status' => $answer->status(),
				'body'   => $answer->json(),
			)
		);
		$this->store->put( $owner, new StoredRow( time() + self::WINDOW, ( new Seal( $owner ) )->close( $content ) ) );
	}

	/**
	 * Returns the answer to a repeated request.
	 *
	 * @param string $owner       Hash of the visitor, or name of the order that is paid.
	 * @param string $fingerprint Hash of the request.
	 * @param string $cart        Hash of the current cart; empty for an empty cart.
	 * @return StoredResponse|null Null if the request is not a repetition.
	 */
	public function find( string $owner, string $fingerprint, string $cart ): ?StoredResponse {
		$row = $this->store->read( $owner );
		if ( null === $row || $row->expires() < time() ) {
			return null;
		}
		$stored = json_decode( ( new Seal( $owner ) )->open( $row->content() ), true );
		if ( ! is_array( $stored ) || ( $stored['asked'] ?? null ) !== $fingerprint || ! is_int( $stored['status'] ?? null ) || ! is_string( $stored['body'] ?? null ) ) {
			return null;
		}
		// The order has emptied the cart, or has left it as it was because payment continues elsewhere.
		return '' === $cart || $cart === $stored['cart'] ? new StoredResponse( $stored['status'], $stored['body'] ) : null;
	}
}
