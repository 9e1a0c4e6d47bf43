<?php
/**
 * Builds the product prices of Store API responses.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Settings\Currency;

defined( 'ABSPATH' ) || exit;

/** Prices of a single unit. */
final class PricesResponse {
	/** Precision of WooCommerce's raw prices, independent of the currency. */
	private const PRECISION = 6;

	/**
	 * Returns the prices as product responses hold them.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( Product $product, Currency $currency ): array {
		$regular = $product->regular_price();
		$price   = $product->price();
		$highest = $product->highest_price();
		$range   = null;
		if ( $highest !== $price ) {
			$range = array(
				'min_amount' => (string) $price,
				'max_amount' => (string) $highest,
			);
		}
		$prices = array(
			'price'         => $price,
			'regular_price' => $regular,
			'sale_price'    => $price,
		);
		return $currency->to_response( $prices ) + array( 'price_range' => $range );
	}

	/**
	 * Returns the prices as cart items hold them: with raw prices added.
	 *
	 * @return array<string, mixed>
	 */
	public static function in_cart( Product $product, Currency $currency ): array {
		// Raw prices have six digits more than major units, so that extensions can round later.
		$factor = 10 ** ( self::PRECISION - $currency->minor_unit );
		$price  = (string) ( $product->price() * $factor );
		return self::of( $product, $currency ) + array(
			'raw_prices' => array(
				'precision'     => self::PRECISION,
				'price'         => $price,
				'regular_price' => (string) ( $product->regular_price() * $factor ),
				'sale_price'    => $price,
			),
		);
	}

	/** Returns the prices as WooCommerce's price_html renders them. */
	public static function html( Product $product, Currency $currency ): string {
		$amount = static function ( int $minor ) use ( $currency ): string {
			return '<span class="woocommerce-Price-amount amount">' . esc_html( $currency->format( $minor ) ) . '</span>';
		};
		if ( $product->highest_price() !== $product->price() ) {
			return $amount( $product->price() ) . ' &ndash; ' . $amount( $product->highest_price() );
		}
		if ( $product->on_sale() ) {
			return '<del>' . $amount( $product->regular_price() ) . '</del> <ins>' . $amount( $product->price() ) . '</ins>';
		}
		return $amount( $product->price() );
	}
}
