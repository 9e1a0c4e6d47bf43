<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Database\Table;
use StorefrontIslands\Idempotency\IdempotencyStore;
use StorefrontIslands\Idempotency\Visitor;
use StorefrontIslands\Limits\CouponLimiter;
use StorefrontIslands\Limits\FailureCounter;
use StorefrontIslands\Limits\Network;

/** Tests the ranges of addresses by which declines and wrong coupon codes are counted. */
final class NetworkTest extends TestCase {
	public function test_a_range_of_addresses_is_that_of_one_network(): void {
		$ranges = array(
			'203.0.113.7'                           => '203.0.113.0/24',
			'::ffff:203.0.113.7'                    => '203.0.113.0/24',
			'2001:db8:1:2:3:4:5:6'                  => '2001:db8:1::/48',
			''                                      => '',
			'not an address'                        => '',
			'203.0.113.7, 198.51.100.1'             => '',
		);
		foreach ( $ranges as $address => $range ) {
			self::assertSame( $range, Network::of( (string) $address ), (string) $address );
		}
	}

	public function test_only_private_proxies_tell_the_address(): void {
		$of = static fn( string $remote, string $chain = '' ): string => Network::address( array( 'REMOTE_ADDR' => $remote ) + ( '' === $chain ? array() : array( 'HTTP_X_FORWARDED_FOR' => $chain ) ) );
		self::assertSame( '81.2.69.142', $of( '81.2.69.142' ) );
		self::assertSame( '81.2.69.142', $of( '81.2.69.142', '9.9.9.9' ), 'a visitor without a proxy' );
		self::assertSame( '81.2.69.142', $of( '127.0.0.1', '81.2.69.142' ) );
		self::assertSame( '81.2.69.142', $of( '10.0.0.2', '9.9.9.9, 81.2.69.142, 10.0.0.9' ), 'sent by the visitor, then appended by two proxies' );
		self::assertSame( '10.0.0.2', $of( '10.0.0.2', 'nonsense' ) );
		self::assertSame( '127.0.0.1', $of( '127.0.0.1' ) );
		self::assertSame( '', Network::address( array( 'REMOTE_ADDR' => array( 'x' ) ) ) );
	}

	public function test_wrong_coupon_codes_are_counted_by_visitor_network_and_shop(): void {
		$wpdb    = Table::database();
		$forget  = static fn() => $wpdb->query( "DELETE FROM {$wpdb->prefix}storefront_islands_records WHERE name LIKE 'test_coupon%'" ); // phpcs:ignore WordPress.DB -- a test.
		$session = 'ada';
		$limiter = static function () use ( &$session ): CouponLimiter {
			return new CouponLimiter( new FailureCounter( new IdempotencyStore( 'test_coupon' ) ), new Visitor( new FakeGuest( $session ) ) );
		};
		$forget();
		$guesses = 0;
		while ( 0 === $limiter()->seconds_to_wait() && $guesses < 20 ) {
			$limiter()->failed();
			++$guesses;
		}
		// A window may end in between.
		self::assertContains( $guesses, array( 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 ) );
		self::assertLessThanOrEqual( 600, $limiter()->seconds_to_wait() );
		$session = 'grace';
		self::assertSame( 0, $limiter()->seconds_to_wait(), 'another shopper of the network' );
		$forget();
		$reached = 0;
		for ( $n = 0; $n < 100; $n++ ) {
			$session = "bot$n";
			if ( 0 === $limiter()->seconds_to_wait() ) {
				$limiter()->failed();
				++$reached;
			}
		}
		self::assertLessThan( 100, $reached, 'of one network' );
		$forget();
	}
}
