<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Currency of the shop's settings as the currency_ fields of the Store API, see Support\Money. */
final class CurrencyFields {
	/**
	 * Returns the fields.
	 *
	 * @param array<string, mixed> $settings Settings of the shop.
	 * @return array<string, string|int>
	 */
	public static function of( array $settings ): array {
		$setting = ( new JsonReader( $settings ) )->object( 'currency' );
		$symbol  = $setting->string( 'symbol' );
		$space   = false === strpos( $setting->string( 'symbolPosition' ), 'space' ) ? '' : ' ';
		$is_left = 0 !== strpos( $setting->string( 'symbolPosition' ), 'right' );
		return array(
			'currency_minor_unit'         => $setting->has( 'precision' ) ? $setting->int( 'precision' ) : 2,
			'currency_decimal_separator'  => $setting->string( 'decimalSeparator' ),
			'currency_thousand_separator' => $setting->string( 'thousandSeparator' ),
			'currency_prefix'             => $is_left ? $symbol . $space : '',
			'currency_suffix'             => $is_left ? '' : $space . $symbol,
		);
	}
}
