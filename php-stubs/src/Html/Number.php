<?php
/**
 * Numbers in a text.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Writes numbers as the page's language does. src/ui/count-text.ts does the same from the same translation, so that React
 * finds the text that it would draw; prices are written as the shop's currency is set, in every language.
 */
final class Number {
	/**
	 * A number with its thousands told apart.
	 *
	 * @param float $number   Any.
	 * @param int   $decimals How many digits after the decimal sign.
	 */
	public static function text( float $number, int $decimals = 0 ): string {
		return number_format(
			$number,
			$decimals,
			/* translators: what stands before decimals, as in 4.5. */
			_x( '.', 'number', 'storefront-islands' ),
			/* translators: what stands between thousands, as in 12,345. */
			_x( ',', 'number', 'storefront-islands' )
		);
	}
}
