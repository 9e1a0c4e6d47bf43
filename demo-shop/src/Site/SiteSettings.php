<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Site;

use StorefrontIslands\DemoShop\Cart\Shipping;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Customer\AddressFields;
use StorefrontIslands\DemoShop\Customer\Countries;
use StorefrontIslands\DemoShop\Fields\AdditionalFields;
use StorefrontIslands\DemoShop\Payment\PaymentMethodData;
use StorefrontIslands\DemoShop\Settings\Currency;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the shop for islands (docs/behaviour.md#site-settings, src/domain/support/settings.ts). The setting
 * `checkout` depends on the visitor, all others are the same for everybody.
 */
final class SiteSettings {
	/**
	 * @param string|null          $chosen_method Payment method of the visitor's cart; null where it is not read.
	 * @param array<string, mixed> $of_cart       Further settings of the checkout that depend on the cart.
	 * @return array<string, mixed>
	 */
	public static function of( ShopSettings $settings, ?string $chosen_method = null, array $of_cart = array() ): array {
		$pages = self::pages();
		return array(
			'storePages'                   => $pages,
			'countries'                    => Countries::names(),
			'states'                       => Countries::all_states(),
			'addressFields'                => AddressFields::all() + AdditionalFields::settings( 'address' ),
			'countryLocale'                => Countries::locale(),
			'orderStatuses'                => PostTypes::order_statuses(),
			'placeholderImgSrc'            => plugins_url( 'placeholder.svg', dirname( __DIR__, 2 ) . '/catalogue.json' ),
			'currency'                     => self::currency( $settings->currency() ),
			'productAttributes'            => $settings->product_attributes(),
			'paymentMethodData'            => PaymentMethodData::of( $settings ),
			'paymentMethodSortOrder'       => $settings->payment_method_ids(),
			'localPickupEnabled'           => array() !== $settings->pickup_locations(),
			'collectableMethodIds'         => array( Shipping::PICKUP ),
			'couponsEnabled'               => true,
			'taxesEnabled'                 => true,
			'displayCartPricesIncludingTax' => false,
			'displayItemizedTaxes'         => true,
			'shippingEnabled'              => true,
			'shippingCalculatorEnabled'    => true,
			'shippingCostRequiresAddress'  => $settings->ships_to_full_addresses_only(),
			'freeShippingThreshold'        => self::free_shipping_threshold( $settings ),
			'checkout'                     => $of_cart + array( 'chosenPaymentMethod' => $chosen_method ) + CheckoutSettings::of( $settings, $pages['checkout']['permalink'], $pages['myaccount']['permalink'] ),
		);
	}

	/**
	 * Returns the shop's pages; id 0 and an empty URL for a missing page.
	 *
	 * @return array<string, array{id: int, title: string, permalink: string}>
	 */
	private static function pages(): array {
		$paths = array(
			'shop'      => 'shop',
			'cart'      => 'cart',
			'checkout'  => 'checkout',
			'privacy'   => 'privacy-policy',
			'terms'     => 'terms',
			'myaccount' => 'my-account',
		);
		$pages = array();
		foreach ( $paths as $name => $path ) {
			$page           = get_page_by_path( $path );
			$is_there       = $page instanceof WP_Post && 'publish' === $page->post_status;
			$pages[ $name ] = array(
				'id'        => $is_there ? $page->ID : 0,
				'title'     => $is_there ? get_the_title( $page ) : '',
				'permalink' => $is_there ? (string) get_permalink( $page ) : '',
			);
		}
		return $pages;
	}

	/**
	 * Returns the currency as WooCommerce's settings hold it.
	 *
	 * @return array<string, string|int>
	 */
	private static function currency( Currency $currency ): array {
		$formats = array(
			'left'        => '%1$s%2$s',
			'left_space'  => '%1$s %2$s',
			'right'       => '%2$s%1$s',
			'right_space' => '%2$s %1$s',
		);
		return array(
			'code'              => $currency->code,
			'precision'         => $currency->minor_unit,
			'symbol'            => $currency->symbol,
			'symbolPosition'    => $currency->position,
			'decimalSeparator'  => '.',
			'thousandSeparator' => ',',
			'priceFormat'       => $formats[ $currency->position ] ?? $formats['left'],
		);
	}

	/**
	 * Returns the minimum order amount of the first free shipping method that has one, in major units; null if none
	 * has.
	 */
	private static function free_shipping_threshold( ShopSettings $settings ): ?string {
		foreach ( $settings->shipping_methods() as $method ) {
			if ( 'free_shipping' === $method->text( 'method_id' ) && $method->has( 'min_amount' ) ) {
				return $method->text( 'min_amount' );
			}
		}
		return null;
	}
}
