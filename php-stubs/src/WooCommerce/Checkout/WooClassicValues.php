<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Support\Http\PageRequest;
use WC_Customer;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the addresses of the checkout with what plugins and themes give WooCommerce's classic form by the filters
 * woocommerce_checkout_get_value and default_checkout_FIELD, and by `default` of a field. As there, it happens each time that
 * the page is opened, and the visitor's session gets it, by which rates and taxes are calculated. The classic form is the
 * billing address: what it gets, a shipping address gets that is the same.
 */
final class WooClassicValues {
	/** Filter of all fields. */
	private const ALL = 'woocommerce_checkout_get_value';

	/** Fields of an address. */
	private const FIELDS = array( 'first_name', 'last_name', 'company', 'country', 'address_1', 'address_2', 'city', 'state', 'postcode', 'phone' );

	public static function register(): void {
		// The page is known by then, and its cart is not read yet.
		add_action( 'wp', array( self::class, 'fill' ), 20 );
	}

	/** Fills the addresses of the visitor who opens the checkout. A page that is fetched ahead must not (would_fill()). */
	public static function fill(): void {
		if ( ! PageRequest::is_speculative() ) {
			foreach ( self::due() as $name => $value ) {
				WC()->customer->{"set_$name"}( $value );
			}
		}
	}

	/** True if the current page changes the addresses. */
	public static function would_fill(): bool {
		return array() !== self::due();
	}

	/**
	 * Returns what the current page changes.
	 *
	 * @return array<string, string>
	 */
	private static function due(): array {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) : '';
		/**
		 * Null in requests without a cart, although WooCommerce's documentation does not mention it.
		 *
		 * @var WC_Customer|null $customer
		 */
		$customer = WC()->customer;
		$changes  = array();
		if ( null !== $customer && 'GET' === $method && is_checkout() && ! is_wc_endpoint_url() && ClassicSupport::is_active( 'checkout' ) ) {
			new PluginOutput(
				self::ALL,
				static function () use ( &$changes, $customer ): void {
					$changes = self::changes( $customer );
				}
			);
		}
		return $changes;
	}

	/**
	 * Returns what the classic form would show and the customer does not have, by the name of the field.
	 *
	 * @return array<string, string>
	 */
	public static function changes( WC_Customer $customer ): array {
		$groups = WooClassicGroups::are_filtered() ? WooClassicGroups::filtered() : array();
		$email  = self::value( $customer, 'billing_email', $groups['billing'] ?? array() );
		// WooCommerce throws at another.
		$values = '' === $email || is_email( $email ) ? array( 'billing_email' => $email ) : array();
		foreach ( self::FIELDS as $field ) {
			$billing  = self::value( $customer, "billing_$field", $groups['billing'] ?? array() );
			$shipping = self::value( $customer, "shipping_$field", $groups['shipping'] ?? array() );
			$held     = self::held( $customer, "shipping_$field" );
			$is_same  = $held === $shipping && self::held( $customer, "billing_$field" ) === $held;

			$values[ "billing_$field" ]  = $billing;
			$values[ "shipping_$field" ] = $is_same ? $billing : $shipping;
		}
		return array_filter( $values, static fn( string $value, string $name ): bool => self::held( $customer, $name ) !== $value, ARRAY_FILTER_USE_BOTH );
	}

	/** Returns what a customer has. */
	private static function held( WC_Customer $customer, string $name ): string {
		$get   = array( $customer, "get_$name" );
		$value = is_callable( $get ) ? $get() : '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns the value that the classic form would show; the customer's own if nobody changes it.
	 *
	 * @param array<string, array<array-key, mixed>> $fields Filtered fields of the address.
	 */
	private static function value( WC_Customer $customer, string $name, array $fields ): string {
		$held  = self::held( $customer, $name );
		$value = Listeners::exist( self::ALL ) ? apply_filters( self::ALL, null, $name ) : null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filter.
		if ( null === $value && Listeners::exist( "default_checkout_$name" ) ) {
			$value = apply_filters( "default_checkout_$name", '' === $held ? null : $held, $name ) ?? ''; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		}
		if ( null === $value ) {
			$value = '' === $held ? $fields[ $name ]['default'] ?? '' : $held;
		}
		return is_scalar( $value ) ? (string) $value : $held;
	}
}
