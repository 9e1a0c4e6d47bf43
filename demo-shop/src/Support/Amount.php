<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Converts and computes amounts of money. Amounts are integers in minor units of the currency; decimals are used in the
 * catalogue only.
 */
final class Amount {
	/** Converts a decimal ("18.50") to minor units; null for an empty string. */
	public static function parse( string $decimal, int $minor_unit ): ?int {
		return is_numeric( $decimal ) ? (int) round( (float) $decimal * 10 ** $minor_unit ) : null;
	}

	/**
	 * Returns the tax on an amount, rounded half up per item as in WooCommerce.
	 *
	 * @param int    $amount  Amount in minor units.
	 * @param string $percent Percentage with up to four decimals ("20.0000").
	 */
	public static function tax( int $amount, string $percent ): int {
		$ten_thousandths = (int) round( (float) $percent * 10000 );
		return intdiv( $amount * $ten_thousandths + 500000, 1000000 );
	}
}
