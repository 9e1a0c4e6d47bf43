<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use StorefrontIslands\Html\Text;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooCheckoutSettings;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;
use StorefrontIslands\WooCommerce\Checkout\WooGatewayOrder;
use StorefrontIslands\WooCommerce\Checkout\WooPaymentMethodData;

defined( 'ABSPATH' ) || exit;

/** Converts what only the forms of cart, checkout and account need of WooCommerce's options, as WooSettings does. */
final class WooFormSettings {
	/**
	 * Returns the settings.
	 *
	 * @return array<string, mixed> Keys as in src/domain/support/settings.ts.
	 */
	public static function all( WooFieldRules $rules ): array {
		$fields = new WooAddressFields();
		return array_merge(
			array(
				'states'                 => self::states(),
				'addressFields'          => $fields->address(),
				'countryLocale'          => $fields->country_locale(),
				'paymentMethodData'      => new WooPaymentMethodData(),
				'paymentMethodSortOrder' => WooGatewayOrder::ids(),
				'checkout'               => ( new WooCheckoutSettings( $fields, $rules ) )->all( WooSettings::page( wc_get_page_id( 'myaccount' ) )['permalink'] ),
			),
			self::countries()
		);
	}

	/**
	 * Returns the names of all countries, since saved addresses may be in one that is not sold to any more, those of the shop
	 * first and in its order; and the codes that the shop sells and ships to.
	 *
	 * @return array{countries: array<array-key, string>, billingCountries: list<array-key>, shippingCountries: list<array-key>}
	 */
	private static function countries(): array {
		$selling  = WC()->countries->get_allowed_countries();
		$shipping = WC()->countries->get_shipping_countries();
		return array(
			'countries'         => self::texts( array_merge( $selling, $shipping ) + WC()->countries->get_countries() ),
			'billingCountries'  => array_keys( $selling ),
			// None, if shipping is disabled: an address is then in a country that is sold to.
			'shippingCountries' => array_keys( array() === $shipping ? $selling : $shipping ),
		);
	}

	/**
	 * Returns the states of the shop's countries; countries without states are left out.
	 *
	 * @return array<array-key, array<array-key, string>>
	 */
	private static function states(): array {
		$states = WC()->countries->get_allowed_country_states() + WC()->countries->get_shipping_country_states();
		return array_map( array( self::class, 'texts' ), array_filter( $states, 'is_array' ) );
	}

	/**
	 * Decodes the entities of several texts.
	 *
	 * @param array<array-key, mixed> $html Texts by key.
	 * @return array<array-key, string>
	 */
	private static function texts( array $html ): array {
		return array_map( array( Text::class, 'decode' ), array_filter( $html, 'is_string' ) );
	}
}
