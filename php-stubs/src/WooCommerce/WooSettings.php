<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use Automattic\WooCommerce\StoreApi\Utilities\LocalPickupUtils;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\WooCommerce\Catalogue\WooTerms;

defined( 'ABSPATH' ) || exit;

/** Converts WooCommerce's options to the shape of docs/behaviour.md#site-settings. */
final class WooSettings {
	/**
	 * Returns the settings that every page may need.
	 *
	 * @return array<string, mixed> Keys as in src/domain/support/settings.ts.
	 */
	public static function for_pages(): array {
		return array_merge(
			array(
				'storePages'            => self::store_pages(),
				'orderStatuses'         => self::order_statuses(),
				'placeholderImgSrc'     => wc_placeholder_img_src( 'woocommerce_thumbnail' ),
				'currency'              => self::currency(),
				'productAttributes'     => WooTerms::product_attributes(),
				'wcAssetUrl'            => plugins_url( 'assets/', WC_PLUGIN_FILE ),
				'wcVersion'             => WC()->version,
				'couponsEnabled'        => wc_coupons_enabled(),
				'freeShippingThreshold' => WooFreeShipping::threshold(),
			),
			self::taxes_and_shipping(),
			self::tax_label()
		);
	}

	/**
	 * Returns the shop's pages by their name in docs/behaviour.md#store-pages.
	 *
	 * @return array<string, array{id: int, title: string, permalink: string}>
	 */
	private static function store_pages(): array {
		$ids   = array(
			'shop'      => wc_get_page_id( 'shop' ),
			'cart'      => wc_get_page_id( 'cart' ),
			'checkout'  => wc_get_page_id( 'checkout' ),
			'privacy'   => wc_privacy_policy_page_id(),
			'terms'     => wc_terms_and_conditions_page_id(),
			'myaccount' => wc_get_page_id( 'myaccount' ),
		);
		$pages = array();
		_prime_post_caches( array_values( array_filter( array_map( 'intval', $ids ), static fn( int $id ): bool => $id > 0 ) ), false, false );
		foreach ( $ids as $name => $id ) {
			$pages[ $name ] = self::page( (int) $id );
		}
		$is_filtered = has_filter( 'woocommerce_return_to_shop_redirect' ) || has_filter( 'woocommerce_get_checkout_url' );
		if ( ! $is_filtered || ! ClassicSupport::is_active( 'cart' ) ) {
			return $pages;
		}
		if ( has_filter( 'woocommerce_return_to_shop_redirect' ) ) {
			// Where the classic cart leads to when it is empty.
			$url                        = apply_filters( 'woocommerce_return_to_shop_redirect', $pages['shop']['permalink'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
			$pages['shop']['permalink'] = is_string( $url ) ? $url : '';
		}
		if ( has_filter( 'woocommerce_get_checkout_url' ) && '' !== $pages['checkout']['permalink'] ) {
			// Where its button leads to: WooCommerce's blocks link to the page itself.
			$pages['checkout']['permalink'] = (string) wc_get_checkout_url();
		}
		return $pages;
	}

	/**
	 * Returns a page, with empty values if there is none.
	 *
	 * @param int $id Id of the page; 0 or less for none.
	 * @return array{id: int, title: string, permalink: string}
	 */
	public static function page( int $id ): array {
		if ( $id < 1 || 'publish' !== get_post_status( $id ) ) {
			return array(
				'id'        => 0,
				'title'     => '',
				'permalink' => '',
			);
		}
		return array(
			'id'        => $id,
			'title'     => self::text( wp_strip_all_tags( get_the_title( $id ) ) ),
			'permalink' => (string) get_permalink( $id ),
		);
	}

	/**
	 * Returns the order statuses by their name without prefix.
	 *
	 * @return array<string, string>
	 */
	private static function order_statuses(): array {
		$statuses = array();
		foreach ( wc_get_order_statuses() as $name => $label ) {
			$statuses[ (string) preg_replace( '/^wc-/', '', $name ) ] = self::text( $label );
		}
		return $statuses;
	}

	/**
	 * Returns the currency as docs/behaviour.md#money describes it.
	 *
	 * @return array<string, mixed>
	 */
	private static function currency(): array {
		return array(
			'code'              => get_woocommerce_currency(),
			'precision'         => wc_get_price_decimals(),
			'symbol'            => self::text( get_woocommerce_currency_symbol() ),
			'symbolPosition'    => get_option( 'woocommerce_currency_pos', 'left' ),
			'decimalSeparator'  => wc_get_price_decimal_separator(),
			'thousandSeparator' => wc_get_price_thousand_separator(),
			'priceFormat'       => self::text( get_woocommerce_price_format() ),
		);
	}

	/**
	 * Returns the settings of taxes and shipping.
	 *
	 * @return array<string, mixed>
	 */
	private static function taxes_and_shipping(): array {
		return array(
			'taxesEnabled'                 => wc_tax_enabled(),
			'displayCartPricesIncludingTax' => 'incl' === get_option( 'woocommerce_tax_display_cart' ),
			'displayItemizedTaxes'         => 'itemized' === get_option( 'woocommerce_tax_total_display' ),
			'shippingEnabled'              => wc_shipping_enabled(),
			'shippingCalculatorEnabled'    => self::has_shipping_calculator(),
			'shippingCostRequiresAddress'  => 'yes' === get_option( 'woocommerce_shipping_cost_requires_address' ),
			'localPickupEnabled'           => LocalPickupUtils::is_local_pickup_enabled(),
			// As in WooCommerce's blocks: while the shop has no pickup, a method of a zone that is collected is one like others.
			'collectableMethodIds'         => LocalPickupUtils::is_local_pickup_enabled() ? array_values( LocalPickupUtils::get_local_pickup_method_ids() ) : array(),
		);
	}

	/**
	 * Returns what stands behind a price of the cart that is not as the shop enters its prices, such as "(ex. VAT)": as
	 * behind the price of WooCommerce's mini-cart. Nothing where both are the same.
	 *
	 * @return array{cartTaxLabel?: string}
	 */
	private static function tax_label(): array {
		$is_included = 'incl' === get_option( 'woocommerce_tax_display_cart' );
		if ( ! wc_tax_enabled() || wc_prices_include_tax() === $is_included ) {
			return array();
		}
		$label = $is_included ? WC()->countries->inc_tax_or_vat() : WC()->countries->ex_tax_or_vat();
		return array( 'cartTaxLabel' => self::text( $label ) );
	}

	/** True if the cart may ask for an address: by the shop's setting and the filter of WooCommerce's classic cart. */
	private static function has_shipping_calculator(): bool {
		if ( ! self::wants_shipping_calculator() ) {
			return false;
		}
		$filter = 'woocommerce_shipping_show_shipping_calculator';
		if ( ! has_filter( $filter ) ) {
			return true;
		}
		$packages = WC()->shipping()->get_packages();
		return (bool) apply_filters( $filter, true, 0, $packages[0] ?? array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
	}

	/**
	 * True if the shop's setting allows it. Where the page of the cart holds WooCommerce's block, WooCommerce 10 and later
	 * may lock the setting and save it as off with any other one; it is then nobody's wish.
	 */
	private static function wants_shipping_calculator(): bool {
		if ( 'no' !== get_option( 'woocommerce_enable_shipping_calc' ) ) {
			return true;
		}
		$page = wc_get_page_id( 'cart' );
		// A page with the plugin's block only looks as if it had WooCommerce's, too (Compat\WooBlockMarker).
		return version_compare( WC()->version, '10.0', '>=' ) && has_block( 'woocommerce/cart', $page ) && ! has_block( 'storefront-islands/cart', $page );
	}

	/**
	 * Decodes entities: these settings are used as text.
	 *
	 * @param string $html Text with entities.
	 */
	private static function text( string $html ): string {
		return \StorefrontIslands\Html\Text::decode( $html );
	}
}
