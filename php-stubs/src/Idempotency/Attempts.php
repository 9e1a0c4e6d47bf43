<?php
/**
 * Attempts and whose they are.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** The attempts that the shop remembers: a key is the attempt's own, and its visitors are known by hashes. */
final class Attempts {
	/**
	 * Where attempts stand.
	 *
	 * @var Ledger
	 */
	private $ledger;

	/**
	 * Who has logged in from which session.
	 *
	 * @var Logins
	 */
	private $logins;

	/**
	 * The attempts of a shop.
	 *
	 * @param Ledger $ledger Where attempts stand.
	 * @param Logins $logins Who has logged in from which session.
	 */
	public function __construct( Ledger $ledger, Logins $logins ) {
		$this->ledger = $ledger;
		$this->logins = $logins;
	}

	/**
	 * Begins an attempt, or takes it over from a process that was killed before payment.
	 *
	 * @param string  $key  Its key.
	 * @param Attempt $mine What to begin with.
	 * @return Attempt The attempt as it stands now: worked on by this process, or not.
	 */
	public function claim( string $key, Attempt $mine ): Attempt {
		$row = $this->ledger->claim( self::name( $key ), $mine->row() );
		if ( null === $row ) {
			return $mine;
		}
		$other = Attempt::parse( $row );
		if ( Attempt::ABANDONED === $other->state( time() ) && $this->belongs_to( $other, $mine->owners()[0] ) ) {
			$taken = $other->taken_over( $mine );
			if ( $this->ledger->replace( self::name( $key ), $row, $taken->row() ) ) {
				return $taken;
			}
		}
		return $other;
	}

	/**
	 * What is known of a visitor's attempt.
	 *
	 * @param string $key   Its key.
	 * @param string $owner A hash of the visitor.
	 * @return Attempt|null Null where nothing is known, or it is somebody else's.
	 */
	public function find( string $key, string $owner ): ?Attempt {
		$row     = $this->ledger->read( self::name( $key ) );
		$attempt = null === $row || $row->expires() < time() ? null : Attempt::parse( $row );
		return null !== $attempt && $this->belongs_to( $attempt, $owner ) ? $attempt : null;
	}

	/**
	 * Whether an attempt is a visitor's own, also under a login that came later.
	 *
	 * @param Attempt $attempt The attempt.
	 * @param string  $owner   A hash of the visitor.
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
	 * Writes down what has become of this process's attempt.
	 *
	 * @param string  $key   Its key.
	 * @param Attempt $known As this process wrote it last.
	 * @param Attempt $next  As it is now.
	 * @return bool False where another process has taken it over.
	 */
	public function write( string $key, Attempt $known, Attempt $next ): bool {
		$name = self::name( $key );
		if ( $this->ledger->replace( $name, $known->row(), $next->row() ) ) {
			return true;
		}
		// A shop that undid its own work may have undone what was written with it.
		$row = $this->ledger->read( $name );
		return null !== $row && Attempt::parse( $row )->is_worked_on_by( $next ) && $this->ledger->replace( $name, $row, $next->row() );
	}

	/**
	 * Forgets an attempt of this process.
	 *
	 * @param string  $key     Its key.
	 * @param Attempt $attempt As it was written last.
	 */
	public function forget( string $key, Attempt $attempt ): void {
		$left = $attempt->left();
		if ( $this->write( $key, $attempt, $left ) ) {
			$this->ledger->release( self::name( $key ), $left->row() );
		}
	}

	/**
	 * A visitor as a hash, so that the database does not hold sessions' secrets. Visitors without a session have nothing in
	 * common.
	 *
	 * @param string $visitor As Visitor::id() gives it.
	 */
	public static function owner( string $visitor ): string {
		return hash_hmac( 'sha256', '' === $visitor ? wp_generate_password( 32, false ) : $visitor, wp_salt( 'nonce' ) );
	}

	/**
	 * An attempt's name in the ledger.
	 *
	 * @param string $key Its key.
	 */
	private static function name( string $key ): string {
		return hash_hmac( 'sha256', $key, wp_salt( 'nonce' ) );
	}
}
