<?php
/**
 * What is known of an attempt to place an order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/**
 * One attempt, named by its key. A process works on it for as long as its lease runs; one that was killed leaves the lease
 * behind, and what the attempt is then depends on whether payment may have begun.
 */
final class Attempt {
	/** A process works on it. */
	public const RUNNING = 'running';

	/** It has an answer with an order. */
	public const FINISHED = 'finished';

	/** Payment may have begun, and nobody is left to tell how it ended. Never to be run again. */
	public const UNCERTAIN = 'uncertain';

	/** Nobody works on it, and nothing was paid: may be run again, with the order that it has made. */
	public const ABANDONED = 'abandoned';

	/**
	 * Lease: Unix time. Token: who works on it. Asked: a hash of the body, empty before it is known. Owners: hashes of visitors.
	 *
	 * @var array{lease: int, token: string, paying: bool, order: int, asked: string, owners: list<string>, answer: StoredAnswer|null}
	 */
	private $facts;

	/**
	 * When it is forgotten, Unix time.
	 *
	 * @var int
	 */
	private $until;

	/**
	 * See begin() and parse().
	 *
	 * @param int                                                                                                                        $until When it is forgotten.
	 * @param array{lease: int, token: string, paying: bool, order: int, asked: string, owners: list<string>, answer: StoredAnswer|null} $facts What is known.
	 */
	private function __construct( int $until, array $facts ) {
		$this->until = $until;
		$this->facts = $facts;
	}

	/**
	 * An attempt that this process begins.
	 *
	 * @param string $owner A hash of the visitor.
	 * @param int    $lease Until when it is ours, Unix time.
	 */
	public static function begin( string $owner, int $lease ): self {
		return new self(
			Ledger::memory_end(),
			array(
				'lease'  => $lease,
				'token'  => wp_generate_password( 12, false ),
				'paying' => false,
				'order'  => 0,
				'asked'  => '',
				'owners' => array( $owner ),
				'answer' => null,
			)
		);
	}

	/**
	 * Reads an attempt. A row that says nothing is one that somebody works on.
	 *
	 * @param Row $row As row() gave it.
	 */
	public static function parse( Row $row ): self {
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
				'lease'  => (int) $text( 'lease' ),
				'token'  => $text( 'token' ),
				'paying' => '1' === $text( 'paying' ),
				'order'  => (int) $text( 'order' ),
				'asked'  => $text( 'asked' ),
				'owners' => $owners,
				'answer' => '' === $text( 'body' ) ? null : new StoredAnswer( (int) $text( 'status' ), $text( 'body' ) ),
			)
		);
	}

	/** As it stands in the ledger. */
	public function row(): Row {
		$answer = $this->facts['answer'];
		$stored = array(
			'status' => null === $answer ? 0 : $answer->status(),
			'body'   => null === $answer ? '' : $answer->json(),
		);
		return new Row( $this->until, (string) wp_json_encode( array_merge( $this->facts, $stored, array( 'answer' => null ) ) ) );
	}

	/**
	 * What it is: one of the constants.
	 *
	 * @param int $now Unix time.
	 */
	public function state( int $now ): string {
		if ( null !== $this->facts['answer'] ) {
			return self::FINISHED;
		}
		if ( $this->facts['lease'] >= $now ) {
			return self::RUNNING;
		}
		return $this->facts['paying'] ? self::UNCERTAIN : self::ABANDONED;
	}

	/** The order that it has made, 0 where it has none. */
	public function order_id(): int {
		return $this->facts['order'];
	}

	/** The answer that it ended with. */
	public function answer(): ?StoredAnswer {
		return $this->facts['answer'];
	}

	/**
	 * Hashes of the visitors whose attempt it is.
	 *
	 * @return list<string>
	 */
	public function owners(): array {
		return $this->facts['owners'];
	}

	/** Whether payment may have begun. */
	public function is_paying(): bool {
		return $this->facts['paying'];
	}

	/**
	 * Whether the same process works on it.
	 *
	 * @param self $other What it is compared with.
	 */
	public function is_worked_on_by( self $other ): bool {
		return $this->facts['token'] === $other->facts['token'];
	}

	/**
	 * Whether it may go on with this body: while it has made no order, with any.
	 *
	 * @param string $fingerprint A hash of what is asked for now.
	 */
	public function goes_on_with( string $fingerprint ): bool {
		return 0 === $this->facts['order'] || $this->asked_for( $fingerprint );
	}

	/**
	 * Whether it asked for the same.
	 *
	 * @param string $fingerprint A hash of what is asked for now.
	 */
	public function asked_for( string $fingerprint ): bool {
		return $this->facts['asked'] === $fingerprint;
	}

	/**
	 * The attempt of a process that was killed, taken over by another one.
	 *
	 * @param self $mine What the other one would have begun.
	 */
	public function taken_over( self $mine ): self {
		return $this->with(
			array(
				'token' => $mine->facts['token'],
				'lease' => $mine->facts['lease'],
			)
		);
	}

	/**
	 * With its body known.
	 *
	 * @param string $fingerprint A hash of it.
	 */
	public function asking( string $fingerprint ): self {
		return $this->with( array( 'asked' => $fingerprint ) );
	}

	/**
	 * With an order.
	 *
	 * @param int $order_id The order.
	 * @param int $lease    Until when it is ours, Unix time.
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
	 * From now on payment may have begun.
	 *
	 * @param int $order_id What is paid.
	 * @param int $lease    Until when an answer is to be expected, Unix time.
	 */
	public function paying( int $order_id, int $lease ): self {
		return $this->with_order( $order_id, $lease )->with( array( 'paying' => true ) );
	}

	/**
	 * With its answer.
	 *
	 * @param StoredAnswer $answer The answer.
	 * @param string       $owner  A hash of who the visitor is by now: an account may have been made on the way.
	 */
	public function finished( StoredAnswer $answer, string $owner ): self {
		return $this->with(
			array(
				'answer' => $answer,
				'owners' => array_values( array_unique( array_merge( $this->facts['owners'], array( $owner ) ) ) ),
			)
		);
	}

	/** Nobody works on it any more. */
	public function left(): self {
		return $this->with( array( 'lease' => 0 ) );
	}

	/**
	 * A copy in which something is otherwise.
	 *
	 * @param array{lease?: int, token?: string, paying?: bool, order?: int, asked?: string, owners?: list<string>, answer?: StoredAnswer} $changes What is otherwise.
	 */
	private function with( array $changes ): self {
		return new self( $this->until, array_merge( $this->facts, $changes ) );
	}
}
