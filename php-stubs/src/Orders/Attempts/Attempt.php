<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\StoredRow;
use StorefrontIslands\Orders\Requests\StoredResponse;

defined( 'ABSPATH' ) || exit;

/**
 * One attempt to place an order, identified by its key. A process works on it until its lease ends. A killed process
 * leaves the lease behind; the state of the attempt then depends on whether payment may have begun.
 */
final class Attempt {
	/** A process is working on the attempt. */
	public const RUNNING = 'running';

	/** The attempt has a response with an order. */
	public const FINISHED = 'finished';

	/** Payment may have begun, and its result is unknown. The attempt must never be run again. */
	public const UNCERTAIN = 'uncertain';

	/**
	 * No process works on the attempt and nothing was paid. It may be run again, with the order that it has created;
	 * after a declined payment only with another body.
	 */
	public const ABANDONED = 'abandoned';

	/**
	 * Lease: Unix timestamp. Token: identifies the process. Asked: hash of the body, empty before it is known. Owners:
	 * hashes of visitors. Declined: true if the answer is that of a declined payment.
	 *
	 * @var array{lease: int, token: string, paying: bool, order: int, asked: string, owners: list<string>, answer: StoredResponse|null, declined: bool}
	 */
	private array $facts;

	/** Expiry of the record, as a Unix timestamp. */
	private int $until;

	/**
	 * Constructor, see begin() and parse().
	 *
	 * @param int $until Expiry of the record, as a Unix timestamp.
	 * @param array{lease: int, token: string, paying: bool, order: int, asked: string, owners: list<string>, answer: StoredResponse|null, declined: bool} $facts Stored values.
	 */
	private function __construct( int $until, array $facts ) {
		$this->until = $until;
		$this->facts = $facts;
	}

	/**
	 * Creates an attempt that this process starts.
	 *
	 * @param string $owner Hash of the visitor.
	 * @param int    $lease End of this process's lease, as a Unix timestamp.
	 */
	public static function begin( string $owner, int $lease ): self {
		return new self(
			IdempotencyStore::expiry(),
			array(
				'lease'    => $lease,
				'token'    => wp_generate_password( 12, false ),
				'paying'   => false,
				'order'    => 0,
				'asked'    => '',
				'owners'   => array( $owner ),
				'answer'   => null,
				'declined' => false,
			)
		);
	}

	/** Parses an attempt. An unreadable row counts as an attempt in progress. */
	public static function parse( StoredRow $row ): self {
		$stored = json_decode( $row->content(), true );
		$stored = is_array( $stored ) ? $stored : array( 'lease' => PHP_INT_MAX );
		$text   = static function ( string $name ) use ( $stored ): string {
			return isset( $stored[ $name ] ) && is_scalar( $stored[ $name ] ) ? (string) $stored[ $name ] : '';
		};
		$owners = array();
		foreach ( isset( $stored['owners'] ) && is_array( $stored['owners'] ) ? $stored['owners'] : array() as $owner ) {
			$owners[] = is_string( $owner ) ? $owner : '';
		}
		return new self(
			$row->expires(),
			array(
				'lease'    => (int) $text( 'lease' ),
				'token'    => $text( 'token' ),
				'paying'   => '1' === $text( 'paying' ),
				'order'    => (int) $text( 'order' ),
				'asked'    => $text( 'asked' ),
				'owners'   => $owners,
				'answer'   => '' === $text( 'body' ) ? null : new StoredResponse( (int) $text( 'status' ), $text( 'body' ) ),
				'declined' => '1' === $text( 'declined' ),
			)
		);
	}

	/** Returns the row that holds the attempt. */
	public function row(): StoredRow {
		$response = $this->facts['answer'];
		$stored = array(
			'status' => null === $response ? 0 : $response->status(),
			'body'   => null === $response ? '' : $response->json(),
		);
		return new StoredRow( $this->until, (string) wp_json_encode( array_merge( $this->facts, $stored, array( 'answer' => null ) ) ) );
	}

	/**
	 * Returns the state: one of the constants.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function state( int $now ): string {
		if ( null !== $this->response() ) {
			return self::FINISHED;
		}
		if ( $this->facts['lease'] >= $now ) {
			return self::RUNNING;
		}
		return $this->facts['paying'] ? self::UNCERTAIN : self::ABANDONED;
	}

	/** Returns the id of the order that the attempt has created; 0 if there is none. */
	public function order_id(): int {
		return $this->facts['order'];
	}

	/** Returns the final response, null if there is none yet. */
	public function response(): ?StoredResponse {
		return $this->facts['declined'] ? null : $this->facts['answer'];
	}

	/** Returns the response to the last request if its payment was declined; null otherwise. */
	public function decline(): ?StoredResponse {
		return $this->facts['declined'] ? $this->facts['answer'] : null;
	}

	/**
	 * Returns the hashes of the visitors that the attempt belongs to.
	 *
	 * @return list<string>
	 */
	public function owners(): array {
		return $this->facts['owners'];
	}

	/** True if payment may have begun. */
	public function is_paying(): bool {
		return $this->facts['paying'];
	}

	/**
	 * True if the same process works on both attempts.
	 *
	 * @param self $other Attempt to compare with.
	 */
	public function has_process_of( self $other ): bool {
		return $this->facts['token'] === $other->facts['token'];
	}

	/**
	 * True if the attempt may continue with this body: with any while it has created no order, otherwise only with the
	 * same one.
	 *
	 * @param string $fingerprint Hash of the current request's body.
	 */
	public function can_continue_with( string $fingerprint ): bool {
		return 0 === $this->facts['order'] || $this->has_fingerprint( $fingerprint );
	}

	/**
	 * True if the recorded request had the same body.
	 *
	 * @param string $fingerprint Hash of the current request's body.
	 */
	public function has_fingerprint( string $fingerprint ): bool {
		return $this->facts['asked'] === $fingerprint;
	}

	/**
	 * Returns the attempt of a killed process, taken over by another process.
	 *
	 * @param self $mine Attempt that the other process would have started.
	 */
	public function resumed_by( self $mine ): self {
		return $this->with(
			array(
				'token' => $mine->facts['token'],
				'lease' => $mine->facts['lease'],
			)
		);
	}

	/**
	 * Returns a copy that is run with a body.
	 *
	 * @param string $fingerprint Hash of the body.
	 */
	public function with_fingerprint( string $fingerprint ): self {
		return $this->with(
			array(
				'asked'    => $fingerprint,
				'answer'   => null,
				'declined' => false,
			)
		);
	}

	/**
	 * Returns a copy with an order.
	 *
	 * @param int $lease End of this process's lease, as a Unix timestamp.
	 */
	public function with_order( int $order_id, int $lease ): self {
		return $this->with(
			array(
				'order' => $order_id,
				'lease' => $lease,
			)
		);
	}

	/**
	 * Returns a copy for which payment may have begun.
	 *
	 * @param int $lease Time until which a response is to be expected, as a Unix timestamp.
	 */
	public function paying( int $order_id, int $lease ): self {
		return $this->with_order( $order_id, $lease )->with( array( 'paying' => true ) );
	}

	/**
	 * Returns a copy with the final response.
	 *
	 * @param string $owner Hash of the current visitor, which differs if an account was created in between.
	 */
	public function finished( StoredResponse $response, string $owner ): self {
		return $this->with(
			array(
				'answer' => $response,
				'owners' => array_values( array_unique( array_merge( $this->facts['owners'], array( $owner ) ) ) ),
			)
		);
	}

	/**
	 * Returns a copy whose payment was declined. It has no order: the shop continues its unpaid one by itself, with any
	 * body.
	 */
	public function declined( StoredResponse $response ): self {
		return $this->with(
			array(
				'order'    => 0,
				'paying'   => false,
				'answer'   => $response,
				'declined' => true,
			)
		);
	}

	/** Returns a copy that no process works on any more. */
	public function released(): self {
		return $this->with( array( 'lease' => 0 ) );
	}

	/**
	 * Returns a copy with changed values.
	 *
	 * @param array{lease?: int, token?: string, paying?: bool, order?: int, asked?: string, owners?: list<string>, answer?: StoredResponse|null, declined?: bool} $changes Changed values.
	 */
	private function with( array $changes ): self {
		return new self( $this->until, array_merge( $this->facts, $changes ) );
	}
}
