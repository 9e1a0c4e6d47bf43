<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Quantities are decimals (docs/behaviour.md#quantities): 0.3 is a multiple of 0.1, whatever binary numbers make of it.
 * src/domain/cart/quantity.ts has the same rules.
 */
final class Quantity {
	/** Decimals of a quantity, as many as WooCommerce keeps. */
	private const DECIMALS = 6;

	/** Digits of keyboards for right-to-left and East Asian languages. */
	private const DIGITS = '٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ۰ ۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ０ １ ２ ３ ４ ５ ６ ７ ８ ９';

	/** Reads a typed decimal with a point or a comma; null if it is not one of zero or more. */
	public static function parse( string $typed ): ?float {
		$ascii  = str_split( str_repeat( '0123456789', 3 ) );
		$digits = (string) preg_replace( '/[,٫]/u', '.', str_replace( explode( ' ', self::DIGITS ), $ascii, trim( $typed ) ), 1 );
		return 1 === preg_match( '/^(?:\d{1,9}|\d{0,9}\.\d{1,6})$/D', $digits ) ? (float) $digits : null;
	}

	/**
	 * Returns the next valid quantity; the same one if there is none.
	 *
	 * @param int                          $direction 1 upwards, -1 downwards.
	 * @param array{float, float, float} $limits Least and greatest quantity, and the step, more than 0.
	 */
	public static function stepped( float $quantity, int $direction, array $limits ): float {
		list( $lowest, $highest, $step ) = $limits;
		$groups = self::exact( $quantity / $step );
		$next   = self::exact( ( $direction > 0 ? floor( $groups ) + 1 : ceil( $groups ) - 1 ) * $step );
		$next   = min( max( $next, $lowest ), $highest );
		return ( $next - $quantity ) * $direction > 0 ? $next : $quantity;
	}

	/** Returns a quantity without the noise of binary numbers. */
	public static function exact( float $quantity ): float {
		return round( $quantity, self::DECIMALS );
	}

	/**
	 * Returns the greatest multiple of the step that is not greater.
	 *
	 * @param float $step Step, more than 0.
	 */
	public static function down( float $quantity, float $step ): float {
		return self::exact( floor( self::exact( $quantity / $step ) ) * $step );
	}

	/**
	 * Returns the smallest multiple of the step that is not smaller.
	 *
	 * @param float $step Step, more than 0.
	 */
	public static function up( float $quantity, float $step ): float {
		return self::exact( ceil( self::exact( $quantity / $step ) ) * $step );
	}

	/**
	 * Returns the step that a shop has sent; 1 if it is invalid.
	 *
	 * @param float $multiple_of Number of the Store API.
	 */
	public static function step( float $multiple_of ): float {
		return $multiple_of > 0 ? $multiple_of : 1.0;
	}

	/** Returns a quantity for an attribute, with a point: "0.5", "12". */
	public static function value( float $quantity ): string {
		return rtrim( rtrim( number_format( $quantity, self::DECIMALS, '.', '' ), '0' ), '.' );
	}

	/** Returns the keyboard that phones show for a step, as the value of inputmode. */
	public static function input_mode( float $step ): string {
		return floor( $step ) === $step ? 'numeric' : 'decimal';
	}
}
