<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Removes hidden prices from the cart that is printed into pages. A shop may show prices to some customers only, by
 * `woocommerce_get_price_html`. That filter changes the HTML, not the amounts beside it.
 */
final class WooHiddenPrices {
	/** Amounts of `prices`; the others are the currency's format. */
	private const AMOUNTS = array(
		'price'         => '0',
		'regular_price' => '0',
		'sale_price'    => '0',
		'price_range'   => null,
		'raw_prices'    => null,
	);

	/**
	 * Returns the cart without the amounts of suggested products whose price HTML shows none.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 * @return array<string, mixed>
	 */
	public static function leave_out( array $cart ): array {
		$products = array();
		foreach ( is_array( $cart['cross_sells'] ?? null ) ? $cart['cross_sells'] : array() as $product ) {
			if ( is_array( $product ) && is_array( $product['prices'] ?? null ) && ! self::shows_a_price( $product['price_html'] ?? '' ) ) {
				$product['prices'] = array_replace( $product['prices'], array_intersect_key( self::AMOUNTS, $product['prices'] ) );
			}
			$products[] = $product;
		}
		return array_replace( $cart, array( 'cross_sells' => $products ) );
	}

	/**
	 * True if a price HTML has a number.
	 *
	 * @param mixed $html Price HTML of the Store API.
	 */
	private static function shows_a_price( $html ): bool {
		return is_string( $html ) && 1 === preg_match( '/\p{N}/u', PlainText::of( $html ) );
	}
}
