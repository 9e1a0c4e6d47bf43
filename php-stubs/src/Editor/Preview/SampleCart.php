<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\CurrencyFields;
use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;

defined( 'ABSPATH' ) || exit;

/**
 * The sample cart of the editors: data/sample-cart.json, a response of the Store API in English and in dollars, in the
 * shop's language, currency and country. src/preview/sample-cart.ts does the same.
 */
final class SampleCart {
	/**
	 * Returns the cart in the form of GET /wc/store/v1/cart, with every part that the shop has.
	 *
	 * @param array<string, mixed> $settings Settings of the shop.
	 * @return array<string, mixed>
	 */
	public static function of( array $settings ): array {
		$sample  = DataFile::read( 'sample-cart' );
		$fields  = $sample->object( 'cart' )->with( $sample->object( self::changes( $settings ) ) )->all();
		$cart    = new JsonReader( self::localized( $fields, CurrencyFields::of( $settings ), self::translations() ) );
		$address = SampleAddress::in( new JsonReader( $settings ) );
		return array(
			'shipping_rates'   => array_map( static fn( JsonReader $package ): array => array( 'destination' => $address ) + $package->all(), $cart->objects( 'shipping_rates' ) ),
			'cross_sells'      => array_map( static fn( JsonReader $product ): array => array( 'price_html' => self::price_html( $product->object( 'prices' ) ) ) + $product->all(), $cart->objects( 'cross_sells' ) ),
			'shipping_address' => $address,
			'billing_address'  => $address + $cart->object( 'billing_address' )->all(),
		) + $cart->all();
	}

	/**
	 * Returns the name of the file's object with what is different in a shop without coupons or shipping; empty if it has
	 * both.
	 *
	 * @param array<string, mixed> $settings Settings of the shop.
	 */
	private static function changes( array $settings ): string {
		$ships = false !== ( $settings['shippingEnabled'] ?? true );
		if ( false !== ( $settings['couponsEnabled'] ?? true ) ) {
			return $ships ? '' : 'withoutShipping';
		}
		return $ships ? 'withoutCoupons' : 'withoutBoth';
	}

	/**
	 * Returns fields of the file in another language and currency.
	 *
	 * @param array<mixed>              $fields   Fields, or a list.
	 * @param array<string, string|int> $currency The currency_ fields.
	 * @param array<string, string>     $texts    Texts of the file with their translations.
	 * @return array<mixed>
	 */
	private static function localized( array $fields, array $currency, array $texts ): array {
		foreach ( $fields as $name => $value ) {
			if ( is_array( $value ) ) {
				$fields[ $name ] = self::localized( $value, $currency, $texts );
			} elseif ( is_string( $value ) ) {
				$fields[ $name ] = $texts[ $value ] ?? $value;
			}
		}
		return isset( $fields['currency_code'] ) ? $currency + $fields : $fields;
	}

	/**
	 * Returns the price HTML that WooCommerce has for a product.
	 *
	 * @param JsonReader $prices Price and currency.
	 */
	private static function price_html( JsonReader $prices ): string {
		return sprintf( '<span class="woocommerce-Price-amount amount"><bdi>%s</bdi></span>', Text::encode( Money::format( $prices->int( 'price' ), $prices ) ) );
	}

	/**
	 * Returns the texts of the file with their translations.
	 *
	 * @return array<string, string>
	 */
	private static function translations(): array {
		return array(
			'Add to cart'   => __( 'Add to cart', 'storefront-islands' ),
			'Beanie'        => __( 'Beanie', 'storefront-islands' ),
			'Blue'          => __( 'Blue', 'storefront-islands' ),
			'Cap'           => __( 'Cap', 'storefront-islands' ),
			'Color'         => __( 'Color', 'storefront-islands' ),
			'Flat rate'     => __( 'Flat rate', 'storefront-islands' ),
			'Free shipping' => __( 'Free shipping', 'storefront-islands' ),
			'Gift wrap'     => __( 'Gift wrap', 'storefront-islands' ),
			'Hoodie'        => __( 'Hoodie', 'storefront-islands' ),
			'Local pickup'  => __( 'Local pickup', 'storefront-islands' ),
			'Sales tax'     => __( 'Sales tax', 'storefront-islands' ),
			'Scarf'         => __( 'Scarf', 'storefront-islands' ),
			'Shipment'      => __( 'Shipment', 'storefront-islands' ),
			'Size'          => __( 'Size', 'storefront-islands' ),
			'Small'         => __( 'Small', 'storefront-islands' ),
		);
	}
}
