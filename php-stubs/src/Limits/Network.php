<?php
/**
 * Range of addresses of the current request.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

defined( 'ABSPATH' ) || exit;

/**
 * Range of addresses that one network of a provider has: 256 addresses of IPv4, a /48 of IPv6. Only ranges are counted
 * and kept, as whoever has one address of a range easily gets another, and a whole address is personal data.
 */
final class Network {
	/** Bits of the range. */
	private const IPV4 = 24;
	private const IPV6 = 48;

	/** Returns the range of the current request; empty if the address is not known. */
	public static function current(): string {
		/**
		 * Filters the address of the visitor. Default: the address of the connection; behind a proxy with a private
		 * address, the last public one of X-Forwarded-For. Shops behind a public proxy, such as a CDN, return the header
		 * that it sets and that visitors cannot set.
		 *
		 * @param string $address IP address.
		 */
		$address = apply_filters( 'storefront_islands_visitor_address', self::address( $_SERVER ) );
		return is_string( $address ) ? self::of( $address ) : '';
	}

	/**
	 * Returns the address of a request.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 */
	public static function address( array $server ): string {
		$remote = $server['REMOTE_ADDR'] ?? '';
		$remote = is_string( $remote ) ? $remote : '';
		$chain  = $server['HTTP_X_FORWARDED_FOR'] ?? '';
		if ( self::is_public( $remote ) || ! is_string( $chain ) ) {
			return $remote;
		}
		// Each proxy appends the address that it sees. What visitors have sent themselves stands further left.
		foreach ( array_reverse( array_map( 'trim', explode( ',', $chain ) ) ) as $address ) {
			if ( false === filter_var( $address, FILTER_VALIDATE_IP ) ) {
				break;
			}
			$remote = $address;
			if ( self::is_public( $address ) ) {
				break;
			}
		}
		return $remote;
	}

	/**
	 * Returns the range of an address, such as 203.0.113.0/24.
	 *
	 * @param string $address IP address.
	 * @return string Empty if it is none.
	 */
	public static function of( string $address ): string {
		$bytes = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $bytes ) {
			return '';
		}
		// An IPv4 address that a server reports as one of IPv6.
		if ( 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			$bytes = substr( $bytes, 12 );
		}
		$bits  = 4 === strlen( $bytes ) ? self::IPV4 : self::IPV6;
		$first = str_pad( substr( $bytes, 0, intdiv( $bits, 8 ) ), strlen( $bytes ), "\0" );
		return inet_ntop( $first ) . "/$bits";
	}

	/**
	 * True if an address is not one of a private network.
	 *
	 * @param string $address IP address.
	 */
	private static function is_public( string $address ): bool {
		return false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}
}
