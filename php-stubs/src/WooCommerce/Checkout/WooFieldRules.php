<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFieldsSchema\DocumentObject;
use Automattic\WooCommerce\StoreApi\Schemas\V1\CartSchema;
use StorefrontIslands\Checkout\Fields\AdditionalField;
use StorefrontIslands\Checkout\Fields\RuleSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Rules of additional fields (since WooCommerce 9.9), and what they say of the visitor's cart by WooCommerce's own
 * evaluation: for the first HTML, and with each cart for rules that the browser cannot evaluate
 * (docs/behaviour.md#field-rules).
 */
final class WooFieldRules {
	/** Namespace of the states in `extensions` of the cart. */
	private const EXTENSION = 'storefront-islands-fields';

	/** Contexts of WooCommerce's document by the places of fields, with the location of their fields. */
	private const PLACES = array(
		'shipping' => array( 'shipping_address', 'address' ),
		'billing'  => array( 'billing_address', 'address' ),
		'contact'  => array( 'contact', 'contact' ),
		'order'    => array( 'order', 'order' ),
	);

	/** True while the states are evaluated: the document contains a cart with its extensions. */
	private bool $is_evaluating = false;

	private WooAddressFields $fields;

	public function __construct( WooAddressFields $fields ) {
		$this->fields = $fields;
	}

	/** Registers the hook that adds states to carts. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'extend' ), 5 );
	}

	/** Adds the states to carts if there are rules that the browser cannot evaluate. */
	public function extend(): void {
		if ( function_exists( 'woocommerce_store_api_register_endpoint_data' ) && $this->has_foreign_rules() ) {
			woocommerce_store_api_register_endpoint_data(
				array(
					'endpoint'        => CartSchema::IDENTIFIER,
					'namespace'       => self::EXTENSION,
					'data_callback'   => array( $this, 'states' ),
					'schema_callback' => '__return_empty_array',
					'schema_type'     => ARRAY_A,
				)
			);
		}
	}

	/**
	 * Returns the rules of all additional fields that have some, with their locations; null if there are none.
	 *
	 * @return array<string, array<string, mixed>>|null
	 */
	public function all(): ?array {
		$all = array();
		foreach ( array( 'address', 'contact', 'order' ) as $location ) {
			foreach ( $this->fields->registered( $location ) as $name => $field ) {
				$rules = AdditionalField::rules( $field );
				if ( array() !== $rules ) {
					$all[ $name ] = $rules + array( 'location' => $location );
				}
			}
		}
		return array() === $all ? null : $all;
	}

	/**
	 * Returns the state of each field with rules for the visitor's cart, by its id in the validation store.
	 *
	 * @return array<string, array<string, bool>>
	 */
	public function states(): array {
		$rules    = $this->all();
		$registry = $this->fields->registry();
		/**
		 * Null in requests without a cart, although WooCommerce's documentation does not mention it.
		 *
		 * @var \WC_Cart|null $cart
		 */
		$cart = WC()->cart;
		if ( null === $rules || null === $registry || null === $cart || $this->is_evaluating || ! class_exists( DocumentObject::class ) ) {
			return array();
		}
		$this->is_evaluating = true;
		try {
			return $this->evaluated( $rules, $registry, $this->document( $cart ) );
		} finally {
			$this->is_evaluating = false;
		}
	}

	/**
	 * Evaluates rules.
	 *
	 * @param array<string, array<string, mixed>> $rules Rules by field.
	 * @return array<string, array<string, bool>>
	 */
	private function evaluated( array $rules, CheckoutFields $registry, WooRuleDocument $document ): array {
		$states = array();
		foreach ( self::PLACES as $place => list( $context, $location ) ) {
			$document->set_context( $context );
			foreach ( $rules as $name => $rule ) {
				if ( $location !== $rule['location'] ) {
					continue;
				}
				$state = array();
				if ( isset( $rule['hidden'] ) ) {
					$state['hidden'] = $registry->is_hidden_field( $name, $document );
				}
				if ( isset( $rule['required'] ) ) {
					$state['required'] = $registry->is_required_field( $name, $document );
				}
				$states[ $place . '_' . $name ] = $state;
			}
		}
		return array_filter( $states );
	}

	/** Returns the document as the checkout is printed. */
	private function document( \WC_Cart $cart ): WooRuleDocument {
		$document = new WooRuleDocument(
			array(
				'customer' => array( 'additional_fields' => $this->values( 'contact' ) ),
				'checkout' => array(
					'create_account'    => false,
					'customer_note'     => '',
					'additional_fields' => $this->values( 'order' ),
					'payment_method'    => WooChosenPaymentMethod::current() ?? '',
				),
			)
		);
		$document->set_cart( $cart );
		return $document;
	}

	/**
	 * Returns the stored values of a location, a checkbox as boolean.
	 *
	 * @param string $location Either contact or order.
	 */
	private function values( string $location ): object {
		$values = array();
		$stored = $this->fields->entered( WC()->customer, 'other' );
		foreach ( array_intersect_key( $this->fields->registered( $location ), $stored ) as $name => $field ) {
			$values[ $name ] = 'checkbox' === ( $field['type'] ?? '' ) ? '1' === $stored[ $name ] : $stored[ $name ];
		}
		return (object) $values;
	}

	/** True if there are rules that the browser cannot evaluate. */
	private function has_foreign_rules(): bool {
		foreach ( $this->all() ?? array() as $rules ) {
			foreach ( array( 'required', 'hidden' ) as $name ) {
				if ( isset( $rules[ $name ] ) && is_array( $rules[ $name ] ) && ! RuleSchema::is_known( RuleSchema::of_rule( $rules[ $name ] ) ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
