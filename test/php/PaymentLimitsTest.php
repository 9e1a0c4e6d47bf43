<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Limits\Alert;
use StorefrontIslands\Orders\Limits\CheckoutProof;
use StorefrontIslands\Orders\Limits\Guard;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Limits\PaymentLimiter;
use StorefrontIslands\Orders\Limits\PaymentRules;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\Support\Settings\Settings;

/**
 * Tests the limits of declined payments: rules, log and proof, by examples and by simulated bots and shoppers; by real
 * requests, and many more of them: test/idempotency/bots.mjs.
 */
final class PaymentLimitsTest extends TestCase {
	/** Settings of a shop without a limit of its own. */
	private const OPEN_SHOP = array( 'declines_of_shop' => 1000 );

	/** Session and address of the simulated visitor. */
	private static string $session = 'ada';
	private static string $address = '203.0.113.7';

	/** Last order, an odd number: these are paid at once. */
	private static int $last_order = 1;

	/** Number of declined payments that reached the gateway. */
	private static int $declined = 0;

	protected function set_up(): void {
		parent::set_up();
		PaymentLog::table()->ensure();
		self::clear();
		add_filter( 'storefront_islands_visitor_address', static fn(): string => self::$address );
	}

	protected function tear_down(): void {
		self::clear();
		parent::tear_down();
	}

	private static function clear(): void {
		$wpdb = Table::database();
		$wpdb->query( 'DELETE FROM ' . PaymentLog::table()->name() );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}storefront_islands_records WHERE name LIKE 'test_proof%'" );
		delete_option( 'storefront_islands_usual_declines' );
		delete_option( 'storefront_islands_on_guard_at' );
		self::be( 'ada' );
		self::$declined = 0;
	}

	/** Becomes another visitor. */
	private static function be( string $session, string $address = '203.0.113.7' ): void {
		self::$session = $session;
		self::$address = $address;
	}

	/** Lets time pass since all recorded payments. */
	private static function age( int $seconds ): void {
		$wpdb = Table::database();
		update_option( 'storefront_islands_on_guard_at', Alert::raised_at() - $seconds );
		$wpdb->query( (string) $wpdb->prepare( 'UPDATE %i SET created = created - %d', PaymentLog::table()->name(), $seconds ) );
	}

	private static function visitor(): Visitor {
		return new Visitor( new FakeGuest( self::$session ) );
	}

	private static function proof(): CheckoutProof {
		return new CheckoutProof( new IdempotencyStore( 'test_proof' ), self::visitor() );
	}

	/** Returns a limiter as a new request has it. */
	private static function limiter( array $settings = array() ): PaymentLimiter {
		$rules = new PaymentRules( new Settings( $settings ) );
		$log   = new PaymentLog();
		return new PaymentLimiter( $rules, $log, new Guard( $rules, $log ), self::proof(), self::visitor(), new FakeCheckoutEvents() );
	}

	/**
	 * Tries a payment by card in a request of its own.
	 *
	 * @return int Seconds to wait; 0 if the gateway was called.
	 */
	private static function try( bool $is_valid, int $order_id = 0, array $settings = array() ): int {
		$limiter = self::limiter( $settings );
		$wait    = $limiter->seconds_to_wait( Attempts::owner( 'guest ' . self::$session ), $order_id, 'card' );
		if ( 0 === $wait ) {
			self::$last_order += 2;
			self::assertTrue( $limiter->begin( 0 === $order_id ? self::$last_order : $order_id ) );
			$limiter->end( $is_valid );
			self::$declined += $is_valid ? 0 : 1;
		}
		return $wait;
	}

	/** Tries declined cards, or valid ones, that all reach the gateway. */
	private static function pass( int $times, bool $is_valid = false, int $order_id = 0 ): void {
		for ( $tried = 0; $tried < $times; $tried++ ) {
			self::assertSame( 0, self::try( $is_valid, $order_id ) );
		}
	}

	/** Opens a checkout, a moment ago. */
	private static function open_checkout(): void {
		self::proof()->island_rendered( 'checkout' );
		$wpdb = Table::database();
		$wpdb->query( "UPDATE {$wpdb->prefix}storefront_islands_records SET content = content - 4 WHERE name LIKE 'test_proof%'" );
	}

	/**
	 * Tries a payment from a network, in a session of its own, on a checkout that was opened.
	 *
	 * @return bool True if the gateway was called.
	 */
	private static function try_from( string $address, bool $is_valid, array $settings = array() ): bool {
		self::be( 'new ' . self::$last_order . $address . wp_rand(), $address );
		self::open_checkout();
		return 0 === self::try( $is_valid, 0, $settings );
	}

	/** Returns the n-th of many networks. */
	private static function network( int $n, string $begins = '81.' ): string {
		return $begins . ( $n >> 8 ) . '.' . ( $n % 256 ) . '.5';
	}

	public function test_a_visitor_waits_after_six_declines_until_the_first_is_ten_minutes_old(): void {
		self::pass( 6 );
		$wait = self::try( true );
		self::assertEqualsWithDelta( 595.5, $wait, 4.5 );
		foreach ( array( 'cod', 'bacs', 'cheque', '' ) as $method ) {
			self::assertSame( 0, self::limiter()->seconds_to_wait( Attempts::owner( 'guest ada' ), 0, $method ), 'a method without a gateway' );
		}
		self::be( 'grace' );
		self::pass( 1, true );
		self::be( 'ada' );
		self::age( $wait );
		self::pass( 1, true );
	}

	public function test_one_decline_makes_room_for_one_payment(): void {
		self::pass( 1 );
		self::age( 300 );
		self::pass( 5 );
		$wait = self::try( false );
		self::assertEqualsWithDelta( 300, $wait, 3 );
		self::age( $wait );
		self::pass( 1 );
		self::assertEqualsWithDelta( 300, self::try( false ), 5 );
	}

	public function test_many_sessions_that_pay_one_order_share_its_limit(): void {
		for ( $tried = 0; $tried < 40; $tried++ ) {
			self::be( "s$tried", "81.2.$tried.1" );
			self::try( false, 12, self::OPEN_SHOP );
		}
		self::assertSame( 12, self::$declined );
	}

	public function test_a_payment_whose_process_was_killed_counts_as_declined_after_two_minutes(): void {
		for ( $tried = 0; $tried < 6; $tried++ ) {
			$limiter = self::limiter();
			self::assertSame( 0, $limiter->seconds_to_wait( Attempts::owner( 'guest ada' ), 0, 'card' ) );
			self::assertTrue( $limiter->begin( 1 ) );
		}
		self::age( 130 );
		self::assertGreaterThan( 0, self::try( true ) );
	}

	public function test_a_result_that_is_known_later_counts(): void {
		// Pending: even numbers are not paid yet.
		self::pass( 6, true, 2 );
		( new PaymentLog() )->settle( 2, PaymentLog::DECLINED );
		self::assertGreaterThan( 0, self::try( true ) );
		( new PaymentLog() )->settle( 2, PaymentLog::PAID );
		self::assertGreaterThan( 0, self::try( true ), 'declined is final' );
	}

	public function test_a_bot_with_new_sessions_and_addresses_reaches_the_gateway_a_few_times(): void {
		for ( $n = 0; $n < 200; $n++ ) {
			self::be( "bot$n", '81.' . ( $n % 2 ) . '.' . ( $n % 340 >> 1 ) . '.' . ( $n % 250 ) );
			self::try( false );
		}
		self::assertLessThanOrEqual( 15, self::$declined );
		self::clear();
		for ( $n = 0; $n < 200; $n++ ) {
			self::try_from( self::network( $n ), false );
		}
		self::assertLessThanOrEqual( 26, self::$declined, 'with a checkout for each' );
		self::assertGreaterThan( 0, Alert::raised_at() );
		self::clear();
		for ( $n = 0; $n < 200; $n++ ) {
			self::try_from( self::network( $n ), 0 === $n % 20 );
		}
		self::assertLessThanOrEqual( 30, self::$declined, 'with some valid cards' );
	}

	public function test_declined_cards_from_one_address_are_bounded(): void {
		for ( $n = 0; $n < 60; $n++ ) {
			self::try_from( '203.0.113.7', false, self::OPEN_SHOP );
		}
		self::assertSame( 15, self::$declined );
	}

	public function test_on_guard_a_proof_is_needed_and_used_once(): void {
		for ( $n = 0; $n < 14; $n++ ) {
			self::be( "bot$n", "81.2.$n.1" );
			self::try( false );
		}
		self::be( 'ada' );
		self::assertGreaterThan( 3, self::try( true ), 'no checkout was opened' );
		self::proof()->island_rendered( 'cart' );
		self::assertGreaterThan( 3, self::try( true ) );
		self::proof()->island_rendered( 'checkout' );
		self::assertEqualsWithDelta( 3, self::try( true ), 1, 'opened just now' );
		self::open_checkout();
		self::pass( 1, true );
		self::assertGreaterThan( 3, self::try( true ), 'used up' );
		self::open_checkout();
		self::pass( 1 );
		self::assertSame( 0, self::try( true ), 'given back by a decline' );
		self::assertGreaterThan( 3, self::try( true ), 'used up again' );
	}

	public function test_known_customers_and_passed_challenges_are_let_through_on_guard_but_not_beyond_their_own_limit(): void {
		for ( $n = 0; $n < 20; $n++ ) {
			self::be( "bot$n" );
			self::try( false );
		}
		self::be( 'ada' );
		self::assertGreaterThan( 0, self::try( true ) );
		self::be( '7' );
		self::assertSame( 0, self::try( true ), 'user 7 has paid before' );
		self::be( 'ada' );
		add_filter( 'storefront_islands_has_passed_challenge', '__return_true' );
		self::pass( 6 );
		self::assertGreaterThan( 0, self::try( true ) );
	}

	public function test_payments_of_others_let_no_bot_go_on_that_is_still_trying(): void {
		for ( $n = 0; $n < 150; $n++ ) {
			self::be( "bot$n", self::network( $n ) );
			self::try( false );
			self::assertTrue( self::try_from( self::network( $n, '20.' ), true ), "shopper $n" );
		}
		self::assertLessThanOrEqual( 30, self::$declined );
	}

	public function test_two_networks_neither_put_the_shop_on_guard_nor_use_up_its_tries(): void {
		for ( $n = 0; $n < 40; $n++ ) {
			self::try_from( '81.2.' . $n % 2 . '.1', false );
		}
		self::assertSame( 30, self::$declined, 'each has its own limit' );
		self::be( 'ada' );
		self::assertSame( 0, self::try( true ), 'no proof is needed' );
		for ( $n = 0; $n < 6; $n++ ) {
			self::try_from( "81.3.$n.1", false );
		}
		self::be( 'grace' );
		self::assertGreaterThan( 0, self::try( true ), 'with six others the shop is on guard' );
		self::age( 1800 );
		for ( $n = 0; $n < 40; $n++ ) {
			self::try_from( '81.4.' . $n % 2 . '.1', false );
		}
		self::assertTrue( self::try_from( '81.5.0.1', false ), 'a shopper whose card is declined' );
		self::assertTrue( self::try_from( '81.5.0.1', true ), 'and who has another one' );
	}

	/** Twelve networks put the shop on guard. */
	private static function put_on_guard(): void {
		for ( $n = 0; $n < 12; $n++ ) {
			self::try_from( "81.2.$n.1", false );
		}
		self::$declined = 0;
	}

	public function test_a_network_without_declines_has_a_try_when_the_others_have_used_up_theirs(): void {
		self::put_on_guard();
		for ( $n = 0; $n < 60; $n++ ) {
			self::try_from( '81.3.' . $n % 6 . '.1', false );
		}
		self::assertSame( 18, self::$declined );
		self::assertFalse( self::try_from( '81.3.0.1', true ), 'one of them' );
		self::assertTrue( self::try_from( '81.5.0.1', true ) );
	}

	public function test_a_refusal_prolongs_nothing(): void {
		self::put_on_guard();
		self::age( 3500 );
		self::be( 'bot', '81.3.0.1' );
		self::assertEqualsWithDelta( 100, self::try( false ), 3, 'without a proof' );
		self::age( 101 );
		self::pass( 1, true );
	}

	public function test_payments_of_known_customers_are_not_those_of_strangers(): void {
		for ( $n = 0; $n < 12; $n++ ) {
			self::be( '7', 0 === $n % 2 ? '203.0.113.7' : "81.2.$n.1" );
			self::pass( 1 );
			self::age( 101 );
		}
		self::be( 'ada' );
		self::assertSame( 0, self::try( true, 0, array( 'declines_of_network' => 2 ) ), 'neither for the shop nor for the network' );
		self::be( '7' );
		self::assertGreaterThan( 0, self::try( true ), 'only for the customer' );
	}

	public function test_declines_of_visitors_without_an_address_count_for_the_shop_each(): void {
		for ( $n = 0; $n < 60; $n++ ) {
			self::try_from( '', false );
		}
		self::assertSame( 30, self::$declined );
	}

	public function test_a_shop_that_is_used_to_many_declines_is_on_guard_later(): void {
		for ( $n = 0; $n < 40; $n++ ) {
			self::be( "s$n", "81.2.$n.1" );
			self::try( false, 0, self::OPEN_SHOP );
		}
		self::age( 2 * DAY_IN_SECONDS );
		delete_option( 'storefront_islands_usual_declines' );
		delete_option( 'storefront_islands_on_guard_at' );
		self::assertSame( 40, ( new PaymentLog() )->usual_declines( 3 ) );
		for ( $n = 0; $n < 120; $n++ ) {
			self::be( "t$n", "81.3.$n.1" );
			self::pass( 1 );
		}
		self::be( 'ada' );
		self::assertGreaterThan( 0, self::try( true ) );
	}

	public function test_no_honest_shopper_is_blocked_within_an_hour_beside_an_attacker_with_two_networks(): void {
		$seed = random_int( 0, PHP_INT_MAX );
		mt_srand( $seed );
		$chance = static fn( float $share ): bool => mt_rand() / mt_getrandmax() < $share;
		$honest = 0;
		for ( $n = 0; $n < 300; $n++ ) {
			self::age( 12 );
			if ( 0 === $n % 3 ) {
				self::try_from( '81.2.' . $n % 2 . '.1', false );
				self::be( "bot$n", self::$address );
				self::try( false );
			}
			self::be( "shopper$n", $chance( 0.3 ) ? '192.88.99.1' : ( $chance( 0.4 ) ? '91.64.' . mt_rand( 0, 1 ) . '.' . mt_rand( 0, 250 ) : '20.' . mt_rand( 0, 99 ) . '.' . mt_rand( 0, 250 ) . '.9' ) );
			self::open_checkout();
			$declines = $chance( 0.12 ) ? mt_rand( 1, 4 ) : 0;
			for ( $tried = 0; $tried < $declines; $tried++ ) {
				self::assertSame( 0, self::try( false ), "shopper $n, seed $seed" );
				++$honest;
			}
			if ( 0 === $declines || $chance( 0.7 ) ) {
				self::assertSame( 0, self::try( true ), "shopper $n, seed $seed" );
			}
		}
		self::assertGreaterThan( 30, $honest );
	}

	public function test_refusals_of_an_hour_are_one_row_and_old_rows_are_deleted(): void {
		for ( $n = 0; $n < 30; $n++ ) {
			self::be( "bot$n" );
			self::try( false, 0, self::OPEN_SHOP );
		}
		$log     = new PaymentLog();
		$refused = array_values( array_filter( $log->failures( 100 ), static fn( array $row ): bool => PaymentLog::REFUSED === $row['result'] ) );
		self::assertLessThanOrEqual( 2, count( $refused ), 'an hour may end in between' );
		self::assertSame( 15, array_sum( array_column( $refused, 'times' ) ) );
		self::assertSame( array( '203.0.113.0/24', 'network' ), array( $refused[0]['network'], $refused[0]['reason'] ) );
		self::assertSame( 15, array_sum( array_column( $log->days(), PaymentLog::DECLINED ) ) );
		self::age( 31 * DAY_IN_SECONDS );
		$log->remove_old();
		self::assertSame( array(), $log->failures( 100 ) );
	}

	public function test_settings_have_sane_ranges(): void {
		$of = static fn( $value ): int => ( new Settings( array( 'declines_of_visitor' => $value ) ) )->declines_of_visitor();
		self::assertSame( array( 6, 6, 6, 6, 9, 1000 ), array( $of( 0 ), $of( -3 ), $of( 'x' ), $of( array() ), $of( '9' ), $of( 1e9 ) ) );
		self::assertFalse( ( new Settings( array( 'limit_payments' => '0' ) ) )->limits_payments() );
	}
}
