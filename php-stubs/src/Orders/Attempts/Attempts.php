<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\Seal;
use StorefrontIslands\Orders\Records\StoredRow;

defined( 'ABSPATH' ) || exit;

/** Checkout attempts in the store: each key identifies one attempt, its visitors are stored as hashes. */
final class Attempts {
	private IdempotencyStore $store;
	private Logins $logins;

	public function __construct( IdempotencyStore $store, Logins $logins ) {
		$this->store = $store;
		$this->logins = $logins;
	}

	/**
	 * Starts an attempt, or takes it over from a process that was killed before payment.
	 *
	 * @return Attempt The stored attempt, which this process or another one works on.
	 */
	public function claim( string $key, Attempt $mine ): Attempt {
		$row = $this->store->claim( self::name( $key ), self::sealed( $key, $mine ) );
		if ( null === $row ) {
			return $mine;
		}
		$other = self::opened( $key, $row );
		if ( Attempt::ABANDONED === $other->state( time() ) && $this->belongs_to( $other, $mine->owners()[0] ) ) {
			$taken = $other->resumed_by( $mine );
			if ( $this->store->replace( self::name( $key ), $row, self::sealed( $key, $taken ) ) ) {
				return $taken;
			}
		}
		return $other;
	}

	/**
	 * Returns the attempt of a visitor.
	 *
	 * @param string $owner Hash of the visitor.
	 * @return Attempt|null Null if there is none, or if it belongs to another visitor.
	 */
	public function find( string $key, string $owner ): ?Attempt {
		$row     = $this->store->read( self::name( $key ) );
		$attempt = null === $row || $row->expires() < time() ? null : self::opened( $key, $row );
		return null !== $attempt && $this->belongs_to( $attempt, $owner ) ? $attempt : null;
	}

	/**
	 * True if an attempt belongs to a visitor, also if the visitor has logged in since.
	 *
	 * @param string $owner Hash of the visitor.
	 */
	public function belongs_to( Attempt $attempt, string $owner ): bool {
		foreach ( $attempt->owners() as $known ) {
			if ( hash_equals( $known, $owner ) || $this->logins->has( $owner, $known ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Stores the progress of this process's attempt.
	 *
	 * @param Attempt $known Attempt as this process has stored it last.
	 * @return bool False if another process has taken it over.
	 */
	public function write( string $key, Attempt $known, Attempt $next ): bool {
		$name = self::name( $key );
		if ( $this->store->replace( $name, self::sealed( $key, $known ), self::sealed( $key, $next ) ) ) {
			return true;
		}
		// A rollback of the shop's database transaction may have undone what was stored within it.
		$row = $this->store->read( $name );
		return null !== $row && self::opened( $key, $row )->has_process_of( $next ) && $this->store->replace( $name, $row, self::sealed( $key, $next ) );
	}

	/** Deletes an attempt of this process. */
	public function forget( string $key, Attempt $attempt ): void {
		$left = $attempt->released();
		if ( $this->write( $key, $attempt, $left ) ) {
			$this->store->release( self::name( $key ), self::sealed( $key, $left ) );
		}
	}

	/**
	 * Returns the hash of a visitor, so that the database contains no session secrets. Visitors without a session get a
	 * random hash.
	 *
	 * @param string $visitor Visitor as Visitor::id() returns it.
	 */
	public static function owner( string $visitor ): string {
		return hash_hmac( 'sha256', '' === $visitor ? wp_generate_password( 32, false ) : $visitor, wp_salt( 'nonce' ) );
	}

	/** Returns the row of an attempt, encrypted with its key: the response holds an address. */
	private static function sealed( string $key, Attempt $attempt ): StoredRow {
		$row = $attempt->row();
		return new StoredRow( $row->expires(), ( new Seal( $key ) )->close( $row->content() ) );
	}

	private static function opened( string $key, StoredRow $row ): Attempt {
		$content = $row->content();
		// Version 0 stored JSON as it is.
		return Attempt::parse( new StoredRow( $row->expires(), '{' === ( $content[0] ?? '' ) ? $content : ( new Seal( $key ) )->open( $content ) ) );
	}

	/** Returns the name of an attempt in the store. */
	private static function name( string $key ): string {
		return hash_hmac( 'sha256', $key, wp_salt( 'nonce' ) );
	}
}
