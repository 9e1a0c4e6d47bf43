<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Requests\SessionMerge;

/** Tests what is saved of a session that two requests have changed at once. */
final class SessionMergeTest extends TestCase {
	/**
	 * Returns a session as WooCommerce keeps it.
	 *
	 * @param array<string, int>   $quantities Quantities of the cart's lines by their keys.
	 * @param array<string, mixed> $others     Other values by name.
	 */
	private static function session( array $quantities, array $others = array() ): array {
		$lines = array_map( static fn( int $quantity ) => array( 'quantity' => $quantity ), $quantities );
		return array_map( 'maybe_serialize', array( 'cart' => $lines ) + $others );
	}

	/** Returns the values of a merged session by name. */
	private static function merged( array $loaded, array $own, array $stored, bool $changes ): array {
		$session         = array_map( 'maybe_unserialize', SessionMerge::of( $loaded, $own, $stored, $changes ) );
		$session['cart'] = array_column( array_map( null, array_keys( $session['cart'] ), array_column( $session['cart'], 'quantity' ) ), 1, 0 );
		return $session;
	}

	public function test_of_a_cart_each_line_holds_that_one_of_them_has_changed(): void {
		$loaded = self::session( array( 'tea' => 1, 'mug' => 1, 'lamp' => 1 ) );
		$own    = self::session( array( 'tea' => 2, 'mug' => 1, 'file' => 1 ) );
		$stored = self::session( array( 'tea' => 1, 'mug' => 3, 'lamp' => 1, 'pen' => 1 ) );
		foreach ( array( true, false ) as $changes ) {
			self::assertEquals( array( 'tea' => 2, 'mug' => 3, 'pen' => 1, 'file' => 1 ), self::merged( $loaded, $own, $stored, $changes )['cart'] );
		}
	}

	public function test_of_two_changes_of_the_same_that_of_the_request_holds_that_was_made_for_it(): void {
		$loaded = self::session( array( 'tea' => 1 ), array( 'customer' => 'DE' ) );
		$own    = self::session( array( 'tea' => 2 ), array( 'customer' => 'FR' ) );
		$stored = self::session( array( 'tea' => 3 ), array( 'customer' => 'NL' ) );
		self::assertSame( array( 'cart' => array( 'tea' => 2 ), 'customer' => 'FR' ), self::merged( $loaded, $own, $stored, true ) );
		self::assertSame( array( 'cart' => array( 'tea' => 3 ), 'customer' => 'NL' ), self::merged( $loaded, $own, $stored, false ) );
	}

	public function test_a_line_that_is_only_calculated_anew_gives_way_to_one_that_was_changed(): void {
		$line    = static fn( int $quantity, int $total ) => array( 'cart' => serialize( array( 'tea' => array( 'quantity' => $quantity, 'line_total' => $total ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WooCommerce keeps it.
		$changed = SessionMerge::of( $line( 5, 50 ), $line( 5, 40 ), $line( 6, 60 ), true );
		self::assertSame( $line( 6, 60 ), $changed );
	}

	public function test_a_cart_that_was_ordered_meanwhile_stays_empty(): void {
		$full     = self::session( array( 'tea' => 1 ), array( 'cart_totals' => 1 ) );
		$repriced = array_map( 'maybe_serialize', array( 'cart' => array( 'tea' => array( 'quantity' => 1, 'line_total' => 9 ) ), 'cart_totals' => 9 ) );
		foreach ( array( true, false ) as $changes ) {
			self::assertSame( array(), SessionMerge::of( $full, $repriced, array(), $changes ) );
			self::assertSame( array( 'cart' => array( 'pen' => 1 ) ), self::merged( $full, self::session( array( 'tea' => 1, 'pen' => 1 ) ), array(), $changes ) );
		}
	}

	public function test_a_cart_whose_last_line_was_removed_stays_an_empty_one(): void {
		$full = self::session( array( 'tea' => 1 ) );
		self::assertSame( self::session( array() ), SessionMerge::of( $full, $full, self::session( array() ), false ) );
		self::assertSame( self::session( array() ), SessionMerge::of( $full, self::session( array() ), $full, false ) );
	}

	public function test_other_values_hold_each_and_what_is_removed_stays_removed(): void {
		$loaded = self::session( array( 'tea' => 1 ), array( 'note' => 'x', 'chosen_payment_method' => 'cod', 'wc_notices' => array( 'x' ) ) );
		$own    = self::session( array( 'tea' => 1 ), array( 'note' => 'y', 'chosen_payment_method' => 'cod', 'own' => 1 ) );
		$stored = self::session( array( 'tea' => 1 ), array( 'note' => 'x', 'wc_notices' => array( 'x' ), 'other' => 2 ) );
		self::assertEquals( array( 'cart' => array( 'tea' => 1 ), 'note' => 'y', 'own' => 1, 'other' => 2 ), self::merged( $loaded, $own, $stored, false ) );
	}

	public function test_totals_stay_with_what_they_were_calculated_from(): void {
		$loaded = self::session( array( 'tea' => 1, 'mug' => 1 ), array( 'cart_totals' => 2 ) );
		$own    = self::session( array( 'tea' => 2, 'mug' => 1 ), array( 'cart_totals' => 3 ) );
		$stored = self::session( array( 'tea' => 1, 'mug' => 5 ), array( 'cart_totals' => 6 ) );
		self::assertArrayNotHasKey( 'cart_totals', self::merged( $loaded, $own, $stored, true ), 'WooCommerce calculates what is missing.' );
		self::assertSame( 3, self::merged( $loaded, $own, $loaded, true )['cart_totals'] );
		$repriced = self::session( array( 'tea' => 1, 'mug' => 1 ), array( 'cart_totals' => 9 ) );
		self::assertSame( 6, self::merged( $loaded, $repriced, $stored, false )['cart_totals'] );
	}
}
