<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\ClassicSupport;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins and themes change in WooCommerce's own address fields by the filters of the classic checkout
 * (WooClassicGroups): labels, what is required, removed fields, the order, lists to choose from, and attributes of the
 * input. The classic form is the billing address, and has another one for shipping only if it is asked for: what is changed
 * there holds for both addresses. Forms that ask for the address in the shipping group only, which their filters write, have
 * the fields of that group. The email address is a part of neither here, and always required.
 */
final class WooClassicChanges {
	/** Attributes of a field that this plugin's form has, too. */
	private const ATTRIBUTES = array( 'label', 'required', 'priority' );

	/** Changes that are repeated for countries, which have such attributes of their own. */
	private const OF_COUNTRIES = array( 'label', 'required', 'priority', 'hidden' );

	/** Fields whose lists are those of the countries. */
	private const WITH_LIST = array( 'country', 'state' );

	/**
	 * Returns the changes by the name of the field; empty where classic extensions do not run.
	 *
	 * @return array<string, array<string, mixed>> As woocommerce_register_additional_checkout_field() takes a field.
	 */
	public static function read(): array {
		if ( ! WooClassicGroups::are_filtered() || ! ClassicSupport::is_active( 'checkout' ) ) {
			return array();
		}
		$groups  = WooClassicGroups::filtered();
		$after   = self::plain( $groups, 'billing' );
		$moved   = self::moved( self::plain( $groups, 'shipping' ), $after );
		$changes = array();
		foreach ( array() === $after ? array() : self::plain( WooClassicGroups::unfiltered(), 'billing' ) as $name => $field ) {
			$changed = $after[ $name ] ?? null;
			$change  = null === $changed
				? $moved[ $name ] ?? array(
					'required' => false,
					'hidden'   => true,
				)
				: self::differences( $field, $changed ) + self::choices( $name, $changed ) + self::input( $field, $changed );
			if ( array() !== $change && 'email' !== $name ) {
				$changes[ $name ] = $change;
			}
		}
		return $changes;
	}

	/**
	 * Returns the changes of fields that only the shipping address has, in words or rules of a plugin's or theme's own: a
	 * form that shows this address always. Others are in the form that WooCommerce keeps closed.
	 *
	 * @param array<string, array<array-key, mixed>> $shipping Filtered fields of the shipping address.
	 * @param array<string, array<array-key, mixed>> $billing  Filtered fields of the billing address.
	 * @return array<string, array<string, mixed>>
	 */
	private static function moved( array $shipping, array $billing ): array {
		$only = array_diff_key( $shipping, $billing );
		if ( array() === $only || wc_ship_to_billing_address_only() ) {
			return array();
		}
		$moved = array();
		foreach ( array_intersect_key( self::plain( WooClassicGroups::unfiltered(), 'shipping' ), $only ) as $name => $field ) {
			$change = self::differences( $field, $only[ $name ] ) + self::choices( $name, $only[ $name ] ) + self::input( $field, $only[ $name ] );
			// Its place is one in that group.
			unset( $change['priority'] );
			if ( array() !== $change ) {
				$moved[ $name ] = $change;
			}
		}
		return $moved;
	}

	/**
	 * Returns the fields of an address without its name in theirs.
	 *
	 * @param array<string, array<string, array<array-key, mixed>>> $groups  Fields by group and name.
	 * @param string                                                $address billing or shipping.
	 * @return array<string, array<array-key, mixed>>
	 */
	private static function plain( array $groups, string $address ): array {
		$fields = array();
		foreach ( $groups[ $address ] ?? array() as $name => $field ) {
			$fields[ (string) preg_replace( "/^{$address}_/", '', $name ) ] = $field;
		}
		return $fields;
	}

	/**
	 * Returns the fields of a country with the changes.
	 *
	 * @param array<string, array<string, mixed>> $changes See read().
	 * @param array<array-key, mixed>             $fields  What the country has of its own.
	 * @return array<array-key, mixed>
	 */
	public static function applied( array $changes, array $fields ): array {
		foreach ( array_intersect_key( $changes, $fields ) as $name => $change ) {
			$fields[ $name ] = array_intersect_key( $change, array_flip( self::OF_COUNTRIES ) ) + (array) $fields[ $name ];
		}
		return $fields;
	}

	/**
	 * Has WooCommerce ask for what is required by the changes, in the order that is being placed, and not for fields that its
	 * addresses do not have: such are asked for with their group (WooClassicFields).
	 */
	public static function enforce(): void {
		$required = array();
		foreach ( self::read() as $name => $change ) {
			if ( isset( $change['required'] ) ) {
				$required[ $name ] = $change;
			}
		}
		$elsewhere = array_diff_key( WC()->countries->get_default_address_fields(), WooAddressFields::plain_defaults() );
		if ( array() === $required && array() === $elsewhere ) {
			return;
		}
		$groups    = array() === $required ? array() : WooClassicGroups::filtered();
		$fields    = self::plain( $groups, 'billing' ) + self::plain( $groups, 'shipping' );
		$countries = WC()->countries;
		foreach ( $required as $name => $change ) {
			$required[ $name ]['label'] = $change['label'] ?? $fields[ $name ]['label'] ?? '';
		}
		$ask = static fn( $entry ): array => array_replace_recursive( array_diff_key( (array) $entry, $elsewhere ), $required );
		add_filter( 'woocommerce_get_country_locale', static fn( $locales ): array => array_map( $ask, (array) $locales + array_fill_keys( array_keys( $countries->get_allowed_countries() + $countries->get_shipping_countries() ), array() ) ), PHP_INT_MAX );
		add_filter( 'woocommerce_get_country_locale_default', $ask, PHP_INT_MAX );
		// WooCommerce keeps it from the first call on.
		$countries->locale = array();
	}

	/**
	 * Returns the attributes that differ.
	 *
	 * @param array<array-key, mixed> $before The field as WooCommerce has it.
	 * @param array<array-key, mixed> $after  The field as it was filtered.
	 * @return array{label?: mixed, required?: mixed, priority?: mixed}
	 */
	private static function differences( array $before, array $after ): array {
		return array_filter(
			array_intersect_key( array( 'label' => self::label( $before, $after ) ) + $after, array_flip( self::ATTRIBUTES ) ),
			static fn( $value, $attribute ): bool => ( $before[ $attribute ] ?? null ) !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Returns the label of a filtered field. One that was taken away is what the field itself says, where that is not
	 * WooCommerce's: many themes write their labels there. WooCommerce takes its own words for the label, too.
	 *
	 * @param array<array-key, mixed> $before The field as WooCommerce has it.
	 * @param array<array-key, mixed> $after  The field as it was filtered.
	 * @return mixed
	 */
	private static function label( array $before, array $after ) {
		foreach ( array( 'label', 'placeholder' ) as $attribute ) {
			$words = $after[ $attribute ] ?? '';
			if ( is_string( $words ) && '' !== trim( $words ) && ( $before['placeholder'] ?? '' ) !== $words ) {
				return $words;
			}
		}
		return $before['label'] ?? null;
	}

	/**
	 * Returns the list of a field that has become a select or a group of radio buttons.
	 *
	 * @param array<array-key, mixed> $after The field as it was filtered.
	 * @return array{type?: string, options?: list<array{value: string, label: string}>, placeholder?: string}
	 */
	private static function choices( string $name, array $after ): array {
		$labels = is_array( $after['options'] ?? null ) ? array_filter( $after['options'], 'is_scalar' ) : array();
		if ( array() === $labels || in_array( $name, self::WITH_LIST, true ) || ! in_array( $after['type'] ?? '', array( 'select', 'radio' ), true ) ) {
			return array();
		}
		$options = array();
		foreach ( $labels as $value => $label ) {
			$options[] = array(
				'value' => (string) $value,
				'label' => (string) $label,
			);
		}
		$empty = $labels[''] ?? $after['placeholder'] ?? '';
		return array(
			'type'        => 'select',
			'options'     => $options,
			'placeholder' => is_string( $empty ) ? $empty : '',
		);
	}

	/**
	 * Returns the attributes of the input that differ.
	 *
	 * @param array<array-key, mixed> $before The field as WooCommerce has it.
	 * @param array<array-key, mixed> $after  The field as it was filtered.
	 * @return array{attributes?: array<array-key, mixed>}
	 */
	private static function input( array $before, array $after ): array {
		$attributes = is_array( $after['custom_attributes'] ?? null ) ? $after['custom_attributes'] : array();
		foreach ( array( 'maxlength', 'autocomplete' ) as $name ) {
			if ( ( $before[ $name ] ?? null ) !== ( $after[ $name ] ?? null ) ) {
				$attributes[ $name ] = $after[ $name ] ?? '';
			}
		}
		return array() === $attributes ? array() : compact( 'attributes' );
	}
}
