<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Formats numbers in the page's language. src/ui/count-text.ts does the same with the same translation, so that
 * hydration finds matching text. Prices always use the format of the shop's currency, in every language.
 */
final class Number {
	/** Formats a number with thousands separators. */
	public static function text( float $number, int $decimals = 0 ): string {
		return number_format(
			$number,
			$decimals,
			self::point(),
			/* translators: what stands between thousands, as in 12,345. */
			TranslationMarks::remove( _x( ',', 'number', 'storefront-islands' ) )
		);
	}

	/** Returns a quantity as text: "1.5", "12", "1200". */
	public static function quantity( float $quantity ): string {
		return str_replace( '.', self::point(), Quantity::value( $quantity ) );
	}

	private static function point(): string {
		/* translators: what stands before decimals, as in 4.5. */
		return TranslationMarks::remove( _x( '.', 'number', 'storefront-islands' ) );
	}
}
