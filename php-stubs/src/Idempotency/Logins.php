<?php
/**
 * Who has logged in from which session.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** Remembers which guest's session a user has logged in from, for as long as answers are: the user finds the guest's attempts. */
final class Logins {
	/**
	 * Where logins stand.
	 *
	 * @var Ledger
	 */
	private $ledger;

	/**
	 * The visitor of this request.
	 *
	 * @var Visitor
	 */
	private $visitor;

	/**
	 * The logins of a shop.
	 *
	 * @param Ledger  $ledger  Where logins stand.
	 * @param Visitor $visitor The visitor of this request.
	 */
	public function __construct( Ledger $ledger, Visitor $visitor ) {
		$this->ledger  = $ledger;
		$this->visitor = $visitor;
	}

	/** Listens to WordPress. */
	public function register(): void {
		add_action( 'set_logged_in_cookie', array( $this, 'note' ), 10, 4 );
	}

	/**
	 * A user logs in, or gets an account.
	 *
	 * @param mixed $cookie     The cookie.
	 * @param mixed $expire     When the browser forgets it.
	 * @param mixed $expiration When it counts no more.
	 * @param mixed $user_id    The user.
	 */
	public function note( $cookie, $expire, $expiration, $user_id ): void {
		$guest = $this->visitor->guest_id();
		if ( '' !== $guest && is_numeric( $user_id ) ) {
			$name = self::name( Attempts::owner( Visitor::user( (int) $user_id ) ), Attempts::owner( $guest ) );
			$this->ledger->claim( $name, new Row( Ledger::memory_end(), '' ) );
		}
	}

	/**
	 * Whether one visitor was another one before.
	 *
	 * @param string $now    A hash of the visitor.
	 * @param string $before A hash of the other one.
	 */
	public function has( string $now, string $before ): bool {
		$row = $this->ledger->read( self::name( $now, $before ) );
		return null !== $row && $row->expires() >= time();
	}

	/**
	 * A login's name in the ledger.
	 *
	 * @param string $now    A hash of the user.
	 * @param string $before A hash of the guest.
	 */
	private static function name( string $now, string $before ): string {
		return hash( 'sha256', "$now $before" );
	}
}
