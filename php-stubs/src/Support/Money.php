<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/** Formats amounts by the rules of formatMoney in src/domain/support/money.ts; the parity test compares both. */
final class Money {
	/**
	 * Formats an amount in the shop's format: prefix, grouped digits, suffix; a minus sign before the prefix.
	 *
	 * @param int $amount Amount in minor units.
	 */
	public static function format( int $amount, JsonReader $currency ): string {
		$minor_unit = $currency->has( 'currency_minor_unit' ) ? $currency->int( 'currency_minor_unit' ) : 2;
		$digits     = str_pad( (string) abs( $amount ), $minor_unit + 1, '0', STR_PAD_LEFT );
		$split      = strlen( $digits ) - $minor_unit;
		$whole      = (string) preg_replace_callback(
			'/\B(?=(?:\d{3})+$)/',
			static function () use ( $currency ): string {
				return $currency->string( 'currency_thousand_separator' );
			},
			(string) substr( $digits, 0, $split )
		);
		$fraction   = $minor_unit > 0 ? $currency->string( 'currency_decimal_separator' ) . substr( $digits, $split ) : '';
		return ( $amount < 0 ? '-' : '' ) . PlainText::decode( $currency->string( 'currency_prefix' ) ) . $whole . $fraction . PlainText::decode( $currency->string( 'currency_suffix' ) );
	}
}
