<?php
/**
 * Amounts of money.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

defined( 'ABSPATH' ) || exit;

/** Amounts are integers in the currency's minor units everywhere; decimals exist in the catalogue only. */
final class Amount {
	/** A decimal ("18.50") in minor units; null for an empty text. */
	public static function parse( string $decimal, int $minor_unit ): ?int {
		return is_numeric( $decimal ) ? (int) round( (float) $decimal * 10 ** $minor_unit ) : null;
	}

	/**
	 * The tax on an amount, rounded half up per line as WooCommerce does.
	 *
	 * @param int    $amount  Minor units.
	 * @param string $percent A rate with up to four decimals ("20.0000").
	 */
	public static function tax( int $amount, string $percent ): int {
		$ten_thousandths = (int) round( (float) $percent * 10000 );
		return intdiv( $amount * $ten_thousandths + 500000, 1000000 );
	}
}
