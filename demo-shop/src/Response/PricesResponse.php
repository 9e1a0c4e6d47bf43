<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Settings\Currency;

defined( 'ABSPATH' ) || exit;

/** Prices of a single unit of a product, as Store API responses hold them. */
final class PricesResponse {
	/** Precision of WooCommerce's raw prices, independent of the currency. */
	private const PRECISION = 6;

	/** @return array<string, mixed> Prices as product responses hold them. */
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

	/** Returns the price as WooCommerce's get_price_html() renders and filters it. */
	public static function html( Product $product, Currency $currency ): string {
		$html = apply_filters( 'woocommerce_get_price_html', self::unfiltered( $product, $currency ), $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's.
		return is_string( $html ) ? $html : '';
	}

	/** Returns the markup of a price range, a sale or a single price. */
	private static function unfiltered( Product $product, Currency $currency ): string {
		$price = $product->price();
		if ( $product->highest_price() !== $price ) {
			/* translators: 1: lowest price, 2: highest price */
			$range = sprintf( __( 'Price range: %1$s through %2$s', 'storefront-islands' ), $currency->format( $price ), $currency->format( $product->highest_price() ) );
			return $currency->html( $price, true ) . ' <span aria-hidden="true">&ndash;</span> ' . $currency->html( $product->highest_price(), true ) . self::read_out( $range );
		}
		if ( $product->on_sale() ) {
			/* translators: %s: price before the sale */
			$before = sprintf( __( 'Original price was: %s.', 'storefront-islands' ), $currency->format( $product->regular_price() ) );
			/* translators: %s: price */
			$now = sprintf( __( 'Current price is: %s.', 'storefront-islands' ), $currency->format( $price ) );
			return '<del aria-hidden="true">' . $currency->html( $product->regular_price() ) . '</del> ' . self::read_out( $before )
				. '<ins aria-hidden="true">' . $currency->html( $price ) . '</ins>' . self::read_out( $now );
		}
		return $currency->html( $price );
	}

	/** Returns a text for screen readers only. */
	private static function read_out( string $text ): string {
		return '<span class="screen-reader-text">' . esc_html( $text ) . '</span>';
	}
}
