<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\StoredResponse;

/** Tests records of payments with an unknown result, and answers to repeated requests without a key. */
final class UncertainPaymentsTest extends TestCase {
	use BuildsAttempts;

	/** Returns the hash of a new visitor. */
	private static function visitor(): string {
		return Attempts::owner( 'guest ' . wp_generate_uuid4() );
	}

	private static function order_in_doubt( string $name ): int {
		return self::payments()->order_in_doubt( $name );
	}

	public function test_a_payment_is_running_then_in_doubt_for_visitor_and_order(): void {
		$ada     = self::visitor();
		$order   = wp_rand( 100000, 999999 );
		$process = self::payments();
		$process->begin( $order, array( $ada ), time() + 90 );
		foreach ( array( $ada, UncertainPayments::of_order( $order ) ) as $name ) {
			self::assertSame( array( true, $order ), array( self::payments()->is_running( $name ), self::order_in_doubt( $name ) ) );
			self::assertSame( 0, $process->order_in_doubt( $name ), 'not for the process itself' );
		}
		$process->leave();
		self::assertSame( array( false, $order ), array( self::payments()->is_running( $ada ), self::order_in_doubt( $ada ) ) );
		self::assertSame( 0, self::order_in_doubt( self::visitor() ) );
	}

	public function test_a_known_result_leaves_no_record(): void {
		$ada     = self::visitor();
		$process = self::payments();
		$process->begin( 7, array( $ada ), time() + 90 );
		$process->end();
		self::assertSame( array( 0, 0 ), array( self::order_in_doubt( $ada ), self::order_in_doubt( UncertainPayments::of_order( 7 ) ) ) );
	}

	public function test_a_doubt_follows_a_login_and_is_forgotten_for_its_own_order_only(): void {
		list( $ada, $user ) = array( self::visitor(), self::visitor() );
		$process            = self::payments();
		$process->begin( 8, array( $ada ), 0 );
		$process->leave();
		self::payments()->follow_login( $ada, $user );
		self::payments()->forget( 9, array( $ada, $user ) );
		self::assertSame( 8, self::order_in_doubt( $user ) );
		self::payments()->forget( 8, array( $ada, $user ) );
		self::assertSame( array( 0, 0, 8 ), array_map( array( self::class, 'order_in_doubt' ), array( $ada, $user, UncertainPayments::of_order( 8 ) ) ) );
	}

	public function test_an_answer_is_repeated_while_the_cart_is_empty_or_as_the_order_has_left_it(): void {
		$recent = new RecentAnswers( new IdempotencyStore( 'test_answer' ) );
		$ada    = self::visitor();
		self::assertNull( $recent->find( $ada, 'asked', '' ) );
		$recent->remember( $ada, 'asked', '', new StoredResponse( 200, '{"order_id":12}' ) );
		self::assertSame( '{"order_id":12}', $recent->find( $ada, 'asked', '' )->json() );
		self::assertNull( $recent->find( $ada, 'other', '' ), 'another request' );
		self::assertNull( $recent->find( $ada, 'asked', 'refilled' ), 'another order of the same things' );
		self::assertNull( $recent->find( self::visitor(), 'asked', '' ), 'another visitor' );
		$recent->remember( $ada, 'asked', 'left', new StoredResponse( 202, '{"order_id":13}' ) );
		self::assertSame( 202, $recent->find( $ada, 'asked', 'left' )->status() );
		self::assertNull( $recent->find( $ada, 'asked', 'changed' ) );
	}
}
