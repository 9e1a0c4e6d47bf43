<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\StoreApi\Schemas\V1\CartSchema;
use StorefrontIslands\Shop\RawAddresses;

defined( 'ABSPATH' ) || exit;

/**
 * Adds RawAddresses::extension() to every cart of the Store API, with woocommerce_store_api_register_endpoint_data().
 */
final class WooRawAddresses {
	/** Text fields of an address. Country, postcode and email have other formatting rules. */
	private const FIELDS = array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'phone' );

	public static function register(): void {
		add_action( 'init', array( self::class, 'extend' ) );
	}

	/** Registers the data, if WooCommerce's blocks are loaded. */
	public static function extend(): void {
		if ( ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
			return;
		}
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => CartSchema::IDENTIFIER,
				'namespace'       => RawAddresses::EXTENSION,
				'data_callback'   => array( self::class, 'data' ),
				'schema_callback' => array( self::class, 'schema' ),
				'schema_type'     => ARRAY_A,
			)
		);
	}

	/**
	 * Returns the raw texts of the visitor's addresses.
	 *
	 * @return array<string, array<string, string>>
	 */
	public static function data(): array {
		/**
		 * Null in requests without a cart, although WooCommerce's documentation does not mention it.
		 *
		 * @var \WC_Customer|null $customer
		 */
		$customer = WC()->customer;
		return null === $customer
			? array()
			: RawAddresses::extension( self::stored( $customer, 'billing' ), self::stored( $customer, 'shipping' ) );
	}

	/**
	 * Returns the schema of data().
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		$address = array(
			'description'          => 'Address fields as they are stored, where their HTML does not tell the text.',
			'type'                 => 'object',
			'context'              => array( 'view', 'edit' ),
			'readonly'             => true,
			'additionalProperties' => array( 'type' => 'string' ),
		);
		return array(
			'raw_billing_address'  => $address,
			'raw_shipping_address' => $address,
		);
	}

	/**
	 * Returns a stored address of the customer.
	 *
	 * @param string $kind `billing` or `shipping`.
	 * @return array<string, string>
	 */
	private static function stored( \WC_Customer $customer, string $kind ): array {
		$stored = ( new WooAddressFields() )->entered( $customer, $kind );
		foreach ( self::FIELDS as $field ) {
			$get   = array( $customer, "get_{$kind}_{$field}" );
			$value = is_callable( $get ) ? $get() : '';
			if ( is_string( $value ) ) {
				$stored[ $field ] = $value;
			}
		}
		$country = 'billing' === $kind ? $customer->get_billing_country() : $customer->get_shipping_country();
		if ( WC()->countries->get_states( $country ) ) {
			// A code from a list, which WooCommerce leaves out if the country does not have it.
			unset( $stored['state'] );
		}
		return $stored;
	}
}
