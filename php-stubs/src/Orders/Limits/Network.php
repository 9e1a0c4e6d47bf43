<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

defined( 'ABSPATH' ) || exit;

/**
 * Range of addresses that one network of a provider has: 256 addresses of IPv4, a /48 of IPv6. Only ranges are counted
 * and kept: whoever has one address of a range easily gets another, and a whole address is personal data. With a
 * smaller range of IPv6, one rented server would have hundreds of networks.
 */
final class Network {
	/** Bits of the range. */
	private const IPV4 = 24;
	private const IPV6 = 48;

	/**
	 * Addresses that nobody comes from over the internet, as prefix and its bits: this machine, its proxies and private
	 * networks. 100.64.0.0/10 is what providers and clouds use inside, such as for their load balancers.
	 */
	private const LOCAL = array(
		array( '0.0.0.0', 8 ),
		array( '10.0.0.0', 8 ),
		array( '100.64.0.0', 10 ),
		array( '127.0.0.0', 8 ),
		array( '169.254.0.0', 16 ),
		array( '172.16.0.0', 12 ),
		array( '192.168.0.0', 16 ),
		array( '::', 127 ),
		array( 'fc00::', 7 ),
		array( 'fe80::', 10 ),
	);

	/**
	 * Returns the range of the current request; empty if the visitor's address is not known. Otherwise all visitors
	 * behind a proxy that hides their addresses would be one network.
	 */
	public static function current(): string {
		$known = self::address( $_SERVER );
		/**
		 * Filters the address of the visitor. Default: the address of the connection; behind a proxy with a private
		 * address, the last public one of X-Forwarded-For, or X-Real-IP. Shops behind a public proxy, such as a CDN, return
		 * the header that it sets and that visitors cannot set.
		 *
		 * @param string $address IP address.
		 */
		$address = apply_filters( 'storefront_islands_visitor_address', $known );
		$network = is_string( $address ) ? self::of( $address ) : '';
		// A request that bypasses the CDN lacks its header.
		return '' === $network ? self::of( $known ) : $network;
	}

	/**
	 * Returns the address of a request; empty if it is not known. Unlike WC_Geolocation::get_ip_address(), which takes
	 * whatever a visitor says.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 */
	public static function address( array $server ): string {
		$connection = self::bytes( self::text( $server, 'REMOTE_ADDR' ) );
		if ( self::is_public( $connection ) ) {
			return (string) inet_ntop( $connection );
		}
		$chain = self::text( $server, 'HTTP_X_FORWARDED_FOR' );
		$chain = '' === $chain ? self::text( $server, 'HTTP_X_REAL_IP' ) : $chain;
		// Each proxy appends the address that it sees. What visitors have sent themselves stands further left.
		foreach ( array_reverse( explode( ',', $chain ) ) as $address ) {
			$bytes = self::bytes( $address );
			if ( '' === $bytes || self::is_public( $bytes ) ) {
				return '' === $bytes ? '' : (string) inet_ntop( $bytes );
			}
		}
		return '';
	}

	/**
	 * Returns the range of an address, such as 203.0.113.0/24.
	 *
	 * @param string $address IP address.
	 * @return string Empty if it is none, or a local one.
	 */
	public static function of( string $address ): string {
		$bytes = self::bytes( $address );
		if ( ! self::is_public( $bytes ) ) {
			return '';
		}
		$bits = 4 === strlen( $bytes ) ? self::IPV4 : self::IPV6;
		return inet_ntop( self::prefix( $bytes, $bits ) ) . "/$bits";
	}

	/**
	 * Returns a value of $_SERVER; empty if there is none.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 */
	private static function text( array $server, string $name ): string {
		$value = $server[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the bytes of an address, which may have a port, as some proxies write it; empty if it is none.
	 *
	 * @param string $address IP address.
	 */
	private static function bytes( string $address ): string {
		$address = (string) preg_replace( '/^(?:(\d+(?:\.\d+){3})|\[([^]]+)\])(?::\d+)?$/', '$1$2', trim( $address ) );
		$bytes   = false === filter_var( $address, FILTER_VALIDATE_IP ) ? '' : (string) inet_pton( $address );
		// An IPv4 address that a server reports as one of IPv6.
		return 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}

	/**
	 * True if a visitor can come from an address over the internet.
	 *
	 * @param string $bytes Bytes of the address; empty if it is not known.
	 */
	private static function is_public( string $bytes ): bool {
		foreach ( self::LOCAL as list( $prefix, $bits ) ) {
			$local = (string) inet_pton( $prefix );
			if ( strlen( $local ) === strlen( $bytes ) && self::prefix( $bytes, $bits ) === $local ) {
				return false;
			}
		}
		return '' !== $bytes;
	}

	/**
	 * Returns an address with all bits after its first ones cleared.
	 *
	 * @param string $bytes Bytes of the address.
	 */
	private static function prefix( string $bytes, int $bits ): string {
		$whole = intdiv( $bits, 8 );
		$mask  = str_repeat( "\xff", $whole ) . chr( 0xff << ( 8 - $bits % 8 ) & 0xff );
		return str_pad( $bytes & $mask, strlen( $bytes ), "\0" );
	}
}
