<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use Automattic\WooCommerce\StoreApi\Utilities\LocalPickupUtils;
use StorefrontIslands\WooCommerce\Catalogue\WooTerms;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooCheckoutSettings;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;
use StorefrontIslands\WooCommerce\Checkout\WooPaymentMethodData;

defined( 'ABSPATH' ) || exit;

/** Converts WooCommerce's options to the shape of docs/behaviour.md#site-settings. */
final class WooSettings {
	private WooFieldRules $rules;

	public function __construct( WooFieldRules $rules ) {
		$this->rules = $rules;
	}

	/**
	 * Returns all settings.
	 *
	 * @return array<string, mixed> Keys as in src/domain/support/settings.ts.
	 */
	public function all(): array {
		$fields = new WooAddressFields();
		$pages  = $this->store_pages();
		return array_merge(
			array(
				'storePages'             => $pages,
				'states'                 => $this->states(),
				'addressFields'          => $fields->address(),
				'countryLocale'          => $fields->country_locale(),
				'orderStatuses'          => $this->order_statuses(),
				'placeholderImgSrc'      => wc_placeholder_img_src( 'woocommerce_thumbnail' ),
				'currency'               => $this->currency(),
				'productAttributes'      => WooTerms::product_attributes(),
				'wcAssetUrl'             => plugins_url( 'assets/', WC_PLUGIN_FILE ),
				'wcVersion'              => WC()->version,
				'paymentMethodData'      => new WooPaymentMethodData(),
				'paymentMethodSortOrder' => array_keys( WC()->payment_gateways()->payment_gateways() ),
				'couponsEnabled'         => wc_coupons_enabled(),
				'freeShippingThreshold'  => $this->free_shipping_threshold(),
				'checkout'               => ( new WooCheckoutSettings( $fields, $this->rules ) )->all( $pages['myaccount']['permalink'] ),
			),
			$this->countries(),
			$this->taxes_and_shipping()
		);
	}

	/**
	 * Returns the shop's pages by their name in docs/behaviour.md#store-pages.
	 *
	 * @return array<string, array{id: int, title: string, permalink: string}>
	 */
	private function store_pages(): array {
		$ids   = array(
			'shop'      => wc_get_page_id( 'shop' ),
			'cart'      => wc_get_page_id( 'cart' ),
			'checkout'  => wc_get_page_id( 'checkout' ),
			'privacy'   => wc_privacy_policy_page_id(),
			'terms'     => wc_terms_and_conditions_page_id(),
			'myaccount' => wc_get_page_id( 'myaccount' ),
		);
		$pages = array();
		foreach ( $ids as $name => $id ) {
			$pages[ $name ] = $this->page( (int) $id );
		}
		return $pages;
	}

	/**
	 * Returns a page, with empty values if there is none.
	 *
	 * @param int $id Id of the page; 0 or less for none.
	 * @return array{id: int, title: string, permalink: string}
	 */
	private function page( int $id ): array {
		if ( $id < 1 || 'publish' !== get_post_status( $id ) ) {
			return array(
				'id'        => 0,
				'title'     => '',
				'permalink' => '',
			);
		}
		return array(
			'id'        => $id,
			'title'     => $this->text( get_the_title( $id ) ),
			'permalink' => (string) get_permalink( $id ),
		);
	}

	/**
	 * Returns the names of all countries, since saved addresses may be in one that is not sold to any more, those of the shop
	 * first and in its order; and the codes that the shop sells and ships to.
	 *
	 * @return array{countries: array<array-key, string>, billingCountries: list<array-key>, shippingCountries: list<array-key>}
	 */
	private function countries(): array {
		$selling  = WC()->countries->get_allowed_countries();
		$shipping = WC()->countries->get_shipping_countries();
		return array(
			'countries'         => $this->texts( array_merge( $selling, $shipping ) + WC()->countries->get_countries() ),
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
	private function states(): array {
		$states = WC()->countries->get_allowed_country_states() + WC()->countries->get_shipping_country_states();
		return array_map( array( $this, 'texts' ), array_filter( $states, 'is_array' ) );
	}

	/**
	 * Returns the order statuses by their name without prefix.
	 *
	 * @return array<string, string>
	 */
	private function order_statuses(): array {
		$statuses = array();
		foreach ( wc_get_order_statuses() as $name => $label ) {
			$statuses[ (string) preg_replace( '/^wc-/', '', $name ) ] = $this->text( $label );
		}
		return $statuses;
	}

	/**
	 * Returns the currency as docs/behaviour.md#money describes it.
	 *
	 * @return array<string, mixed>
	 */
	private function currency(): array {
		return array(
			'code'              => get_woocommerce_currency(),
			'precision'         => wc_get_price_decimals(),
			'symbol'            => $this->text( get_woocommerce_currency_symbol() ),
			'symbolPosition'    => get_option( 'woocommerce_currency_pos', 'left' ),
			'decimalSeparator'  => wc_get_price_decimal_separator(),
			'thousandSeparator' => wc_get_price_thousand_separator(),
			'priceFormat'       => $this->text( get_woocommerce_price_format() ),
		);
	}

	/**
	 * Returns the settings of taxes and shipping.
	 *
	 * @return array<string, mixed>
	 */
	private function taxes_and_shipping(): array {
		return array(
			'taxesEnabled'                 => wc_tax_enabled(),
			'displayCartPricesIncludingTax' => 'incl' === get_option( 'woocommerce_tax_display_cart' ),
			'displayItemizedTaxes'         => 'itemized' === get_option( 'woocommerce_tax_total_display' ),
			'shippingEnabled'              => wc_shipping_enabled(),
			'shippingCostRequiresAddress'  => 'yes' === get_option( 'woocommerce_shipping_cost_requires_address' ),
			'localPickupEnabled'           => LocalPickupUtils::is_local_pickup_enabled(),
			'collectableMethodIds'         => array_values( LocalPickupUtils::get_local_pickup_method_ids() ),
		);
	}

	/**
	 * Returns the minimum amount of free shipping in the shipping zone of the shop's location. The visitor's own zone
	 * is not used: cached pages show the amount.
	 *
	 * @return string|null Amount in major units, as entered by the merchant.
	 */
	private function free_shipping_threshold(): ?string {
		if ( ! wc_shipping_enabled() ) {
			return null;
		}
		$base = wc_get_base_location();
		$zone = \WC_Shipping_Zones::get_zone_matching_package(
			array(
				'destination' => array(
					'country'  => $base['country'],
					'state'    => $base['state'],
					'postcode' => WC()->countries->get_base_postcode(),
				),
			)
		);
		foreach ( $zone->get_shipping_methods( true ) as $method ) {
			if ( ! $method instanceof \WC_Shipping_Free_Shipping || ! in_array( $method->requires, array( 'min_amount', 'either' ), true ) ) {
				continue;
			}
			return $method->min_amount > 0 ? (string) $method->min_amount : null;
		}
		return null;
	}

	/**
	 * Decodes entities: these settings are used as text.
	 *
	 * @param string $html Text with entities.
	 */
	private function text( string $html ): string {
		return \StorefrontIslands\Html\Text::decode( $html );
	}

	/**
	 * Decodes the entities of several texts.
	 *
	 * @param array<array-key, mixed> $html Texts by key.
	 * @return array<array-key, string>
	 */
	private function texts( array $html ): array {
		return array_map( array( $this, 'text' ), array_filter( $html, 'is_string' ) );
	}
}
