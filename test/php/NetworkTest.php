<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Limits\CouponLimiter;
use StorefrontIslands\Orders\Limits\FailureCounter;
use StorefrontIslands\Orders\Limits\Network;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Support\Database\Table;

/** Tests the ranges of addresses by which declines and wrong coupon codes are counted. */
final class NetworkTest extends TestCase {
	/** Address of the connection, X-Forwarded-For, X-Real-IP; range that is counted, empty if the visitor is not known. */
	private const REQUESTS = array(
		'a visitor'                                          => array( '81.2.69.142', '', '', '81.2.69.0/24' ),
		'a visitor who claims to come from elsewhere'        => array( '81.2.69.142', '9.9.9.9', '9.9.9.9', '81.2.69.0/24' ),
		'IPv6'                                               => array( '2a00:db8:1:2:3:4:5:6', '', '', '2a00:db8:1::/48' ),
		'IPv6 of a provider, one customer further'           => array( '2a00:db8:1:ff00::1', '', '', '2a00:db8:1::/48' ),
		'IPv4 in IPv6'                                       => array( '::ffff:81.2.69.142', '9.9.9.9', '', '81.2.69.0/24' ),
		'IPv4 with a port'                                   => array( '81.2.69.142:4711', '9.9.9.9', '', '81.2.69.0/24' ),
		'a proxy on this machine'                            => array( '127.0.0.1', '81.2.69.142', '', '81.2.69.0/24' ),
		'by IPv6'                                            => array( '::1', '81.2.69.142', '', '81.2.69.0/24' ),
		'by IPv4 in IPv6'                                    => array( '::ffff:10.0.0.2', '81.2.69.142', '', '81.2.69.0/24' ),
		'by a link-local address'                            => array( 'fe80::1', '2a00:db8:1::9', '', '2a00:db8:1::/48' ),
		'by a unique local address'                          => array( 'fd12:3456::1', '2a00:db8:1::9', '', '2a00:db8:1::/48' ),
		'by 172.16.0.0/12'                                   => array( '172.31.255.1', '81.2.69.142', '', '81.2.69.0/24' ),
		'by a socket'                                        => array( 'unix:', '81.2.69.142', '', '81.2.69.0/24' ),
		'a load balancer of a cloud'                         => array( '100.97.3.4', '81.2.69.142', '', '81.2.69.0/24' ),
		'not 100.64.0.0/10 any more'                         => array( '100.128.0.1', '81.2.69.142', '', '100.128.0.0/24' ),
		'not 172.16.0.0/12 any more'                         => array( '172.32.0.1', '81.2.69.142', '', '172.32.0.0/24' ),
		'two proxies behind what the visitor has sent'       => array( '10.0.0.2', '9.9.9.9, 81.2.69.142, 100.64.0.9', '', '81.2.69.0/24' ),
		'a proxy that appends the port'                      => array( '10.0.0.2', '9.9.9.9, 81.2.69.142:50123', '', '81.2.69.0/24' ),
		'the same by IPv6'                                   => array( '10.0.0.2', '[2a00:db8:1::9]:443', '', '2a00:db8:1::/48' ),
		'a proxy that sets X-Real-IP'                        => array( '10.0.0.2', '', '81.2.69.142', '81.2.69.0/24' ),
		'X-Real-IP of the visitor'                           => array( '10.0.0.2', '81.2.69.142', '9.9.9.9', '81.2.69.0/24' ),
		'a proxy that tells nothing'                         => array( '10.0.0.2', '', '', '' ),
		'a load balancer that tells nothing'                 => array( '100.97.3.4', '', '', '' ),
		'a proxy that tells nonsense'                        => array( '10.0.0.2', 'unknown', '', '' ),
		'nonsense behind what the visitor has sent'          => array( '10.0.0.2', '9.9.9.9, unknown', '', '' ),
		'a visitor inside, who claims to come from outside'  => array( '10.0.0.2', 'unknown, 10.1.2.3', '', '' ),
		'no address'                                         => array( '', '', '', '' ),
		'no address behind a proxy'                          => array( '', '81.2.69.142', '', '81.2.69.0/24' ),
		'an address that a plugin hides'                     => array( '0.0.0.0', '', '', '' ),
		'not an address'                                     => array( '81.2.69', '', '', '' ),
	);

	public function test_a_request_is_counted_for_the_network_that_a_visitor_cannot_choose(): void {
		$found  = array();
		$wanted = array();
		foreach ( self::REQUESTS as $name => list( $remote, $chain, $real, $range ) ) {
			$headers         = array_filter( array( 'HTTP_X_FORWARDED_FOR' => $chain, 'HTTP_X_REAL_IP' => $real ) );
			$found[ $name ]  = Network::of( Network::address( array( 'REMOTE_ADDR' => $remote ) + $headers ) );
			$wanted[ $name ] = $range;
		}
		self::assertSame( $wanted, $found );
		self::assertSame( '', Network::address( array( 'REMOTE_ADDR' => array( 'x' ) ) ) );
	}

	public function test_the_address_of_the_connection_counts_where_the_header_of_a_cdn_is_missing(): void {
		add_filter( 'storefront_islands_visitor_address', static fn(): string => $_SERVER['HTTP_CF_CONNECTING_IP'] ?? '' );
		$_SERVER['REMOTE_ADDR']           = '81.2.69.142';
		$_SERVER['HTTP_CF_CONNECTING_IP'] = '20.30.40.50';
		self::assertSame( '20.30.40.0/24', Network::current() );
		unset( $_SERVER['HTTP_CF_CONNECTING_IP'] );
		self::assertSame( '81.2.69.0/24', Network::current() );
	}

	/** Tries wrong codes, each in a session of its own or in that of one visitor; returns how many are not refused. */
	private static function reached( int $tries, string $session = '' ): int {
		$reached = 0;
		for ( $n = 0; $n < $tries; $n++ ) {
			$limiter = self::limiter( '' === $session ? "bot$n" : $session );
			if ( 0 === $limiter->seconds_to_wait() ) {
				$limiter->failed();
				++$reached;
			}
		}
		return $reached;
	}

	private static function limiter( string $session ): CouponLimiter {
		return new CouponLimiter( new FailureCounter( new IdempotencyStore( 'test_coupon' ) ), new Visitor( new FakeGuest( $session ) ) );
	}

	public function test_wrong_coupon_codes_are_counted_by_visitor_network_and_shop(): void {
		$wpdb    = Table::database();
		$forget  = static fn() => $wpdb->query( "DELETE FROM {$wpdb->prefix}storefront_islands_records WHERE name LIKE 'test_coupon%'" );
		$address = '81.2.69.142';
		$visitor = static function () use ( &$address ): string {
			return $address;
		};
		add_filter( 'storefront_islands_visitor_address', $visitor );
		$forget();
		// A window may end in between.
		self::assertContains( self::reached( 20, 'ada' ), range( 10, 19 ) );
		self::assertLessThanOrEqual( 600, self::limiter( 'ada' )->seconds_to_wait() );
		self::assertSame( 0, self::limiter( 'grace' )->seconds_to_wait(), 'another shopper of the network' );
		$forget();
		self::assertLessThan( 100, self::reached( 100 ), 'of one network' );
		$address = '';
		self::assertSame( 0, self::limiter( 'grace' )->seconds_to_wait(), 'visitors without an address are no network' );
		$forget();
		self::assertContains( self::reached( 320 ), range( 101, 301 ), 'without an address, by the count of the shop' );
		$forget();
	}
}
