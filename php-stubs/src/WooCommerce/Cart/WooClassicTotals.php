<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use Automattic\WooCommerce\StoreApi\Schemas\V1\CartSchema;
use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Html\PlainText;
use WC_Coupon;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the filters of totals, coupons and messages about shipping of WooCommerce's classic cart and order review, as
 * its templates do, and adds to the Store API's cart what they change: names as Shop\ClassicTotals reads them.
 */
final class WooClassicTotals {
	/** A coupon's link or button that removes it. */
	private const REMOVES = '~<(a|button)\b[^>]*\b(?:woocommerce-remove-coupon|remove_coupon=)[^>]*>.*?</\1>~s';

	public static function register(): void {
		// Themes and plugins have added their filters by then.
		add_action( 'wp_loaded', array( self::class, 'extend' ) );
	}

	/** Registers the data, if somebody filters totals. */
	public static function extend(): void {
		ClassicData::add( ClassicActions::TOTAL_FILTERS, CartSchema::IDENTIFIER, array( self::class, 'changes' ), static fn(): array => array() );
	}

	/**
	 * Returns what the filters change, by the screen: a cart of one is that of the other, too, in another tab.
	 *
	 * @return array<string, array<string, string>> Texts, and HTML of amounts.
	 */
	public static function changes(): array {
		$changes = array();
		foreach ( self::screens() as $screen ) {
			$changes[ $screen ] = self::on( $screen );
		}
		return array_filter( $changes );
	}

	/**
	 * Returns the screens on which classic extensions run.
	 *
	 * @return array<'cart'|'checkout'>
	 */
	private static function screens(): array {
		return array_filter( array( 'cart', 'checkout' ), array( ClassicSupport::class, 'is_active' ) );
	}

	/**
	 * Returns the changes of one screen.
	 *
	 * @param 'cart'|'checkout' $screen The screen.
	 * @return array<string, string>
	 */
	private static function on( string $screen ): array {
		$changes = array();
		$parts   = array(
			static fn(): array => self::amounts(),
			static fn(): array => self::labels(),
			static fn(): array => self::coupons(),
			static fn(): array => self::messages( $screen ),
		);
		foreach ( $parts as $part ) {
			$read = static function () use ( &$changes, $part ): void {
				$changes += $part();
			};
			// One that throws loses its own part.
			new PluginOutput( ClassicActions::TOTAL_FILTERS[0], static fn() => ClassicScreen::as_on( $screen, $read ) );
		}
		return array_filter( $changes, 'is_string' );
	}

	/**
	 * Returns the HTML of amounts.
	 *
	 * @return array<string, string|null>
	 */
	private static function amounts(): array {
		$changes = array(
			'subtotal' => self::printed( array( 'woocommerce_cart_subtotal', 'woocommerce_countries_inc_tax_or_vat', 'woocommerce_countries_ex_tax_or_vat' ), 'wc_cart_totals_subtotal_html' ),
			'tax'      => self::printed( array( 'woocommerce_cart_totals_taxes_total_html' ), 'wc_cart_totals_taxes_total_html' ),
			'total'    => self::printed( array( 'woocommerce_cart_totals_order_total_html', 'woocommerce_cart_total' ), 'wc_cart_totals_order_total_html' ),
		);
		foreach ( WC()->cart->get_fees() as $fee ) {
			if ( is_object( $fee ) && is_string( $fee->id ?? null ) ) {
				$changes[ "fee-{$fee->id}" ] = self::printed( array( 'woocommerce_cart_totals_fee_html' ), static fn() => wc_cart_totals_fee_html( $fee ) );
			}
		}
		return $changes;
	}

	/**
	 * Returns the labels of rows, and the note about taxes.
	 *
	 * @return array<string, string|null>
	 */
	private static function labels(): array {
		$tax      = self::text( self::changed( array( 'woocommerce_countries_tax_or_vat' ), static fn() => WC()->countries->tax_or_vat() ) );
		$packages = WC()->shipping()->get_packages();
		$package  = 1 === count( $packages ) ? reset( $packages ) : null;
		$paid     = PlainText::of( wc_price( WC()->cart->get_taxes_total() ) );
		return array(
			'label-tax'      => $tax,
			/* translators: %s: amounts and names of taxes: "$1.00 Sales tax, $2.00 City tax". */
			'tax-note'       => null === $tax || 0.0 === (float) WC()->cart->get_taxes_total() || ! WC()->cart->display_prices_including_tax() || 'itemized' === get_option( 'woocommerce_tax_total_display' ) ? null : sprintf( __( 'Including %s', 'storefront-islands' ), "$paid $tax" ),
			'label-shipping' => null === $package ? null : self::text( self::filtered( 'woocommerce_shipping_package_name', __( 'Shipping', 'storefront-islands' ), array_key_first( $packages ), $package ) ),
		);
	}

	/**
	 * Returns the labels and discounts of coupons, by their code, and whether they stay.
	 *
	 * @return array<string, string|null>
	 */
	private static function coupons(): array {
		$changes = array();
		foreach ( WC()->cart->get_coupons() as $code => $coupon ) {
			if ( ! $coupon instanceof WC_Coupon ) {
				continue;
			}
			$html = self::printed( array( 'woocommerce_cart_totals_coupon_html', 'woocommerce_coupon_discount_amount_html' ), static fn() => wc_cart_totals_coupon_html( $coupon ) );
			$changes[ "coupon-$code" ]   = self::text( self::changed( array( 'woocommerce_cart_totals_coupon_label' ), static fn() => wc_cart_totals_coupon_label( $coupon, false ) ) );
			$changes[ "discount-$code" ] = null === $html ? null : PlainText::of( (string) preg_replace( self::REMOVES, '', $html ) );
			$changes[ "kept-$code" ]     = null === $html || 1 === preg_match( self::REMOVES, $html ) ? null : '1';
		}
		return $changes;
	}

	/**
	 * Returns what is said where there are no shipping options.
	 *
	 * @param string $screen cart or checkout.
	 * @return array<string, string|null>
	 */
	private static function messages( string $screen ): array {
		$packages = WC()->shipping()->get_packages();
		$package  = reset( $packages );
		$place    = WC()->countries->get_formatted_address( is_array( $package ) && is_array( $package['destination'] ?? null ) ? $package['destination'] : array(), ', ' );
		// The filters get the words of the plugin's screens, so that what is added to them fits.
		$none   = 'cart' === $screen
			/* translators: %s: city, state, postcode and country. */
			? self::filtered( 'woocommerce_cart_no_shipping_available_html', sprintf( esc_html__( 'No shipping options were found for %s.', 'storefront-islands' ), '<strong>' . esc_html( $place ) . '</strong>' ), $place )
			: self::filtered( 'woocommerce_no_shipping_available_html', __( 'There is no delivery to this address. Please check it.', 'storefront-islands' ) );
		$awaits = 'cart' === $screen && 'no' === get_option( 'woocommerce_enable_shipping_calc' )
			? self::filtered( 'woocommerce_shipping_not_enabled_on_cart_html', __( 'Shipping costs are calculated during checkout.', 'storefront-islands' ) )
			: self::filtered( 'woocommerce_shipping_may_be_available_html', __( 'Enter your address to see the delivery options.', 'storefront-islands' ) );
		return array(
			'none'           => self::text( $none ),
			'awaits-address' => self::text( $awaits ),
		);
	}

	/**
	 * Returns the filtered text; null if it is the same.
	 *
	 * @param non-empty-string $filter    Name of the filter.
	 * @param mixed            ...$others Further arguments of the filter.
	 */
	private static function filtered( string $filter, string $usual, ...$others ): ?string {
		$filtered = Listeners::exist( $filter ) ? apply_filters( $filter, $usual, ...$others ) : $usual; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filters.
		$filtered = self::as_printed( $filtered );
		return $filtered === $usual ? null : $filtered;
	}

	/**
	 * Returns what a function of WooCommerce returns with the filters of others; null if it is the same without them.
	 *
	 * @param list<string>       $filters Filters that it runs.
	 * @param callable(): mixed  $read    The function.
	 */
	private static function changed( array $filters, callable $read ): ?string {
		if ( ! ClassicHooks::are_filtered( $filters ) ) {
			return null;
		}
		$usual    = self::as_printed( Listeners::without( $filters, static fn(): bool => true, $read ) );
		$filtered = self::as_printed( $read() );
		return $filtered === $usual ? null : $filtered;
	}

	/**
	 * Returns what a function of WooCommerce prints with the filters of others; null if it is the same without them.
	 *
	 * @param list<string>      $filters Filters that it runs.
	 * @param callable(): mixed $print   The function.
	 */
	private static function printed( array $filters, callable $print ): ?string {
		$read = static function () use ( $print ): string {
			ob_start();
			try {
				$print();
			} finally {
				$html = (string) ob_get_clean();
			}
			return $html;
		};
		return self::changed( $filters, $read );
	}

	/**
	 * Returns what WooCommerce prints of a filter's result; nothing where that is no text.
	 *
	 * @param mixed $value The result.
	 */
	private static function as_printed( $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Returns HTML as text. */
	private static function text( ?string $html ): ?string {
		return null === $html ? null : PlainText::of( $html );
	}
}
