<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\AttemptPhase;

/** Tests how far a process is with its order: pure, without a shop. */
final class AttemptPhaseTest extends TestCase {
	/** @return array<string, callable(AttemptPhase): AttemptPhase> */
	private static function events(): array {
		return array(
			'locks'         => static fn( AttemptPhase $phase ): AttemptPhase => $phase->locked( true ),
			'no locks'      => static fn( AttemptPhase $phase ): AttemptPhase => $phase->locked( false ),
			'began'         => static fn( AttemptPhase $phase ): AttemptPhase => $phase->began(),
			'payment'       => static fn( AttemptPhase $phase ): AttemptPhase => $phase->payment_began(),
			'order'         => static fn( AttemptPhase $phase ): AttemptPhase => $phase->answered( true, 200 ),
			'refusal'       => static fn( AttemptPhase $phase ): AttemptPhase => $phase->answered( false, 400 ),
			'server\'s error' => static fn( AttemptPhase $phase ): AttemptPhase => $phase->answered( false, 500 ),
		);
	}

	private static function after( string ...$events ): AttemptPhase {
		return array_reduce( $events, static fn( AttemptPhase $phase, string $event ): AttemptPhase => self::events()[ $event ]( $phase ), AttemptPhase::first() );
	}

	/** @return array{bool, bool, bool, bool, bool} Claimed, locked, at work, paying, refused. */
	private static function seen( AttemptPhase $phase ): array {
		return array( $phase->is_claimed(), $phase->is_locked(), $phase->is_at_work(), $phase->is_paying(), $phase->is_refused() );
	}

	public function test_an_order_is_placed(): void {
		self::assertSame( array( false, false, false, false, false ), self::seen( AttemptPhase::first() ) );
		self::assertSame( array( true, true, false, false, false ), self::seen( self::after( 'locks' ) ) );
		self::assertSame( array( true, true, true, false, false ), self::seen( self::after( 'locks', 'began' ) ) );
		self::assertSame( array( true, true, true, true, false ), self::seen( self::after( 'locks', 'began', 'payment' ) ) );
		self::assertSame( array( true, true, false, false, false ), self::seen( self::after( 'locks', 'began', 'payment', 'order' ) ) );
	}

	public function test_whoever_holds_not_all_locks_waits_and_may_ask_again(): void {
		self::assertSame( array( true, false, false, false, false ), self::seen( self::after( 'locks', 'no locks' ) ) );
		self::assertSame( array( true, true, false, false, false ), self::seen( self::after( 'no locks', 'locks' ) ) );
	}

	public function test_an_error_after_payment_may_have_begun_is_no_refusal(): void {
		self::assertSame( array( true, true, false, true, false ), self::seen( self::after( 'locks', 'began', 'payment', 'server\'s error' ) ) );
		self::assertSame( array( true, true, false, false, true ), self::seen( self::after( 'locks', 'began', 'server\'s error' ) ) );
		self::assertSame( array( true, true, false, false, true ), self::seen( self::after( 'locks', 'began', 'payment', 'refusal' ) ) );
	}

	public function test_a_second_order_of_the_process_begins_anew_unless_the_first_is_in_doubt(): void {
		self::assertSame( array( true, true, true, false, false ), self::seen( self::after( 'locks', 'began', 'refusal', 'began' ) ) );
		self::assertSame( array( true, true, true, true, false ), self::seen( self::after( 'locks', 'began', 'payment', 'server\'s error', 'began' ) ) );
	}

	public function test_no_payment_begins_where_no_order_is_placed(): void {
		foreach ( array( array(), array( 'locks' ), array( 'no locks' ), array( 'locks', 'began', 'order' ) ) as $before ) {
			self::assertFalse( self::after( ...array_merge( $before, array( 'payment' ) ) )->is_paying() );
		}
	}

	/** A payment that may have begun is forgotten only when the shop tells its result, or another process has the locks. */
	public function test_in_any_sequence_a_payment_stays_in_doubt_until_its_result_is_known(): void {
		mt_srand( 20261127 );
		$names = array_keys( self::events() );
		for ( $run = 0; $run < 300; $run++ ) {
			$phase = AttemptPhase::first();
			$told  = array();
			for ( $step = 0; $step < 12; $step++ ) {
				$event  = $names[ mt_rand( 0, count( $names ) - 1 ) ];
				$told[] = $event;
				$next   = self::events()[ $event ]( $phase );
				if ( $phase->is_paying() ) {
					self::assertSame( in_array( $event, array( 'no locks', 'order', 'refusal' ), true ), ! $next->is_paying(), implode( ', ', $told ) );
				}
				self::assertTrue( $next->is_locked() || ! $next->is_at_work(), implode( ', ', $told ) );
				self::assertFalse( $next->is_refused() && ( $next->is_at_work() || $next->is_paying() ), implode( ', ', $told ) );
				$phase = $next;
			}
		}
	}
}
