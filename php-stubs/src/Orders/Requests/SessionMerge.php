<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/**
 * Merges two requests' changes of one session of WooCommerce: what one of them has changed holds, of the cart each line.
 * Where both have changed the same, the request wins that was made to change something.
 */
final class SessionMerge {
	private const CART = 'cart';

	/** Calculated by WooCommerce when they are missing. */
	private const TOTALS = 'cart_totals';

	/** What WooCommerce calculates of a line. */
	private const LINE_TOTALS = array( 'line_tax_data', 'line_subtotal', 'line_subtotal_tax', 'line_total', 'line_tax' );

	/** What the totals follow from. */
	private const CALCULATED_FROM = array( self::CART, 'applied_coupons', 'chosen_shipping_methods', 'customer' );

	/**
	 * Returns the merged session.
	 *
	 * @param array<array-key, mixed> $loaded  Serialized values by name, as the current request has loaded them.
	 * @param array<array-key, mixed> $own     As it would save them.
	 * @param array<array-key, mixed> $stored  As another request has stored them meanwhile.
	 * @param bool                    $changes True if the current request was made to change something.
	 * @return array<array-key, mixed>
	 */
	public static function of( array $loaded, array $own, array $stored, bool $changes ): array {
		$merged = self::merge( $loaded, $own, $stored, $changes );
		$before = self::lines( $loaded );
		$lines  = self::merge( $before, self::changed( self::lines( $own ), $before ), self::lines( $stored ), $changes );
		// Without a cart WooCommerce takes the customer's saved one; with an empty one it does not.
		$merged[ self::CART ] = array() === $lines && ! isset( $stored[ self::CART ] ) ? null : maybe_serialize( $lines );
		$merged               = array_filter( $merged, static fn( $value ): bool => null !== $value );
		return self::with_totals( $merged, $own, $stored );
	}

	/**
	 * Merges the values of two arrays that were made of one.
	 *
	 * @param array<array-key, mixed> $loaded  The array that they were made of.
	 * @param array<array-key, mixed> $own     That of the current request.
	 * @param array<array-key, mixed> $stored  That of another one.
	 * @param bool                    $changes True if the current request was made to change something.
	 * @return array<array-key, mixed>
	 */
	private static function merge( array $loaded, array $own, array $stored, bool $changes ): array {
		$merged = array();
		foreach ( array_keys( $stored + $own ) as $name ) {
			$before   = maybe_serialize( $loaded[ $name ] ?? null );
			$is_own   = maybe_serialize( $own[ $name ] ?? null ) !== $before;
			$is_other = maybe_serialize( $stored[ $name ] ?? null ) !== $before;
			$value    = ( $is_own && ( $changes || ! $is_other ) ? $own : $stored )[ $name ] ?? null;
			if ( null !== $value ) {
				$merged[ $name ] = $value;
			}
		}
		return $merged;
	}

	/**
	 * Returns the lines of the cart in a session.
	 *
	 * @param array<array-key, mixed> $session Serialized values by name.
	 * @return array<array-key, mixed>
	 */
	private static function lines( array $session ): array {
		$cart  = $session[ self::CART ] ?? '';
		$lines = is_string( $cart ) ? maybe_unserialize( $cart ) : array();
		return is_array( $lines ) ? $lines : array();
	}

	/**
	 * Returns lines as they were loaded, where they are only calculated anew.
	 *
	 * @param array<array-key, mixed> $lines  The lines.
	 * @param array<array-key, mixed> $loaded As they were loaded.
	 * @return array<array-key, mixed>
	 */
	private static function changed( array $lines, array $loaded ): array {
		$calculated = array_flip( self::LINE_TOTALS );
		foreach ( $lines as $key => $line ) {
			$before = $loaded[ $key ] ?? null;
			if ( is_array( $line ) && is_array( $before ) && maybe_serialize( array_diff_key( $line, $calculated ) ) === maybe_serialize( array_diff_key( $before, $calculated ) ) ) {
				$lines[ $key ] = $before;
			}
		}
		return $lines;
	}

	/**
	 * Returns the session with the totals that were calculated from what it holds; without totals, if none were.
	 *
	 * @param array<array-key, mixed> $merged The session.
	 * @param array<array-key, mixed> $own    That of the current request.
	 * @param array<array-key, mixed> $stored That of another one.
	 * @return array<array-key, mixed>
	 */
	private static function with_totals( array $merged, array $own, array $stored ): array {
		unset( $merged[ self::TOTALS ] );
		foreach ( array( $stored, $own ) as $session ) {
			if ( isset( $session[ self::TOTALS ] ) && self::basis( $session ) === self::basis( $merged ) ) {
				return $merged + array( self::TOTALS => $session[ self::TOTALS ] );
			}
		}
		return $merged;
	}

	/**
	 * Returns what the totals of a session follow from.
	 *
	 * @param array<array-key, mixed> $session Serialized values by name.
	 * @return list<mixed>
	 */
	private static function basis( array $session ): array {
		return array_map( static fn( string $name ) => $session[ $name ] ?? null, self::CALCULATED_FROM );
	}
}
