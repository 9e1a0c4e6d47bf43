<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\PluginOutput;
use WC_Order;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Fields that plugins and themes add to WooCommerce's classic checkout by its filters (WooClassicGroups). They are printed
 * below the address or the note to which they belong, and checked and stored with the order as WooCommerce does it there.
 */
final class WooClassicFields {
	/** Fields that this plugin's form has itself. */
	private const OWN = '/^(?:(?:billing|shipping)_(?:first_name|last_name|company|country|address_1|address_2|city|state|postcode|phone|email)|account_(?:username|password|password-2)|order_comments)$/';

	/** Groups by the action with which the classic form ends them. */
	private const GROUPS = array(
		'woocommerce_after_checkout_billing_form'      => 'billing',
		'woocommerce_after_checkout_shipping_form'     => 'shipping',
		'woocommerce_after_checkout_registration_form' => 'account',
		'woocommerce_after_order_notes'                => 'order',
	);

	/**
	 * Returns the HTML of the fields by the action at which they are printed; empty without any.
	 *
	 * @return array<string, string>
	 */
	public static function html(): array {
		$html  = array();
		$added = self::added();
		$both  = self::in_both( $added );
		if ( ! WC()->cart->needs_shipping_address() ) {
			unset( $added['shipping'] );
		}
		foreach ( $added as $group => $fields ) {
			$printed = new PluginOutput(
				'woocommerce_form_field',
				static function () use ( $fields, $both ): void {
					echo '<div class="storefront-added-fields">';
					foreach ( $fields as $name => $field ) {
						if ( in_array( $name, $both, true ) ) {
							$field['class'] = array_merge( (array) ( $field['class'] ?? array() ), array( 'storefront-twin' ) );
						}
						woocommerce_form_field( $name, $field, WC()->checkout()->get_value( $name ) );
					}
					echo '</div>';
				}
			);
			$html[ (string) array_search( $group, self::GROUPS, true ) ] = $printed->html;
		}
		return array_filter( $html );
	}

	/**
	 * Returns the fields in $_POST as classic callbacks get them.
	 *
	 * @return array<array-key, mixed>
	 */
	public static function posted(): array {
		$added = self::added();
		return array() === $added ? array() : array_intersect_key( (array) ( new WooClassicForm( $added ) )->get_posted_data(), array_merge( ...array_values( $added ) ) );
	}

	/**
	 * Adds what is wrong with the fields.
	 *
	 * @param array<array-key, mixed> $data   The whole form.
	 * @param WP_Error                $errors Gets the errors.
	 */
	public static function check( array $data, WP_Error $errors ): void {
		$added = self::added();
		// What both addresses ask for, and one address has for both, is said once.
		foreach ( self::in_both( $added ) as $name ) {
			if ( ( $data[ $name ] ?? '' ) === ( $data[ self::twin( $name ) ] ?? '' ) ) {
				unset( $added['billing'][ $name ] );
			}
		}
		if ( array() !== $added ) {
			$errors->merge_from( ( new WooClassicForm( $added ) )->errors( $data ) );
		}
	}

	/**
	 * Stores the fields with an order, by the names that WooCommerce gives them.
	 *
	 * @param WC_Order                $order  Is not saved.
	 * @param array<array-key, mixed> $fields See posted().
	 */
	public static function store( WC_Order $order, array $fields ): void {
		foreach ( $fields as $name => $value ) {
			if ( 1 === preg_match( '/^(?:billing|shipping|order)_/', (string) $name ) ) {
				$order->update_meta_data( "_$name", is_scalar( $value ) ? (string) $value : (array) $value );
			}
		}
	}

	/**
	 * Stores the fields with a customer, whose next form starts with them.
	 *
	 * @param int                     $user   Id of the customer.
	 * @param array<array-key, mixed> $fields See posted().
	 */
	public static function keep( int $user, array $fields ): void {
		foreach ( $fields as $name => $value ) {
			if ( 1 === preg_match( '/^(?:billing|shipping)_/', (string) $name ) ) {
				update_user_meta( $user, (string) $name, $value );
			}
		}
	}

	/**
	 * Returns the names of the fields of the billing address that the shipping address has, too. One address for both asks
	 * for them once (src/compat/classic-hooks/elements.ts).
	 *
	 * @param array<string, array<string, array<array-key, mixed>>> $added See added().
	 * @return list<string>
	 */
	private static function in_both( array $added ): array {
		$names = WC()->cart->needs_shipping_address() ? array_keys( $added['billing'] ?? array() ) : array();
		return array_values( array_filter( $names, static fn( string $name ): bool => isset( $added['shipping'][ self::twin( $name ) ] ) ) );
	}

	/** Returns the name that a field of the billing address has in the shipping address. */
	private static function twin( string $name ): string {
		return (string) preg_replace( '/^billing_/', 'shipping_', $name );
	}

	/**
	 * Returns the fields, by group and name.
	 *
	 * @return array<string, array<string, array<array-key, mixed>>>
	 */
	private static function added(): array {
		if ( ! WooClassicGroups::are_filtered() ) {
			return array();
		}
		$groups = WooClassicGroups::filtered();
		$added  = array();
		foreach ( self::GROUPS as $group ) {
			$added[ $group ] = array_filter( $groups[ $group ] ?? array(), static fn( string $name ): bool => 1 !== preg_match( self::OWN, $name ), ARRAY_FILTER_USE_KEY );
		}
		$added = array_filter( $added );
		$own   = array() === $added ? array() : self::of_blocks();
		foreach ( $added as $group => $fields ) {
			$added[ $group ] = array_filter( $fields, static fn( string $name ): bool => ! in_array( self::plain( $name ), $own, true ), ARRAY_FILTER_USE_KEY );
		}
		return array_filter( $added );
	}

	/**
	 * Returns the plain names of the fields that the checkout block has, too.
	 *
	 * @return list<string>
	 */
	private static function of_blocks(): array {
		$fields = new WooAddressFields();
		$names  = array();
		foreach ( array( 'address', 'contact', 'order' ) as $location ) {
			foreach ( array_keys( $fields->registered( $location ) ) as $name ) {
				$names[] = self::plain( $name );
			}
		}
		return $names;
	}

	/** Returns the name of a field without its group, and without the namespace that the checkout block demands. */
	private static function plain( string $name ): string {
		return str_replace( '-', '_', (string) preg_replace( '~^(?:.*/)?(?:(?:billing|shipping|account|order)_)?~', '', strtolower( $name ) ) );
	}
}
