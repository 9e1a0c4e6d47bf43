<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Fields;

use StorefrontIslands\Checkout\Fields\AdditionalField;
use StorefrontIslands\DemoShop\Support\Input;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Fields that plugins add to the checkout, with the options of woocommerce_register_additional_checkout_field(). */
final class AdditionalFields {
	/** Index of the fields, after the shop's own. */
	private const LAST = 1000;

	/**
	 * Returns the options of the fields of one location, by their ids.
	 *
	 * @param string $location One of address, contact and order.
	 * @return array<string, array<array-key, mixed>>
	 */
	public static function of( string $location ): array {
		/**
		 * Filters the additional checkout fields of the demo shop.
		 *
		 * @param list<array<string, mixed>> $fields Options as woocommerce_register_additional_checkout_field() takes them.
		 */
		$fields = apply_filters( 'storefront_islands_demo_fields', array() );
		$found  = array();
		foreach ( is_array( $fields ) ? $fields : array() as $field ) {
			$options = Input::of( $field );
			if ( $location === $options->text( 'location' ) ) {
				$found[ $options->text( 'id' ) ] = $options->all();
			}
		}
		return $found;
	}

	/**
	 * Returns the settings of the fields of one location (AddressFieldSetting in src/domain/support/settings.ts).
	 *
	 * @param string $location One of address, contact and order.
	 * @return array<string, array<string, mixed>>
	 */
	public static function settings( string $location ): array {
		$settings = array();
		foreach ( self::of( $location ) as $name => $field ) {
			$label             = Input::of( $field )->text( 'label' );
			$settings[ $name ] = AdditionalField::setting( $field ) + array(
				'label'         => $label,
				/* translators: %s: a field's label */
				'optionalLabel' => sprintf( __( '%s (optional)', 'storefront-islands' ), $label ),
				'required'      => true === ( $field['required'] ?? false ),
				'hidden'        => false,
				'index'         => self::LAST,
			);
		}
		return $settings;
	}

	/**
	 * Returns the rules of all fields that have some, with their locations; null if there are none.
	 *
	 * @return array<string, array<string, mixed>>|null
	 */
	public static function rules(): ?array {
		$all = array();
		foreach ( array( 'address', 'contact', 'order' ) as $location ) {
			foreach ( self::of( $location ) as $name => $field ) {
				$rules = AdditionalField::rules( $field );
				if ( array() !== $rules ) {
					$all[ $name ] = $rules + array( 'location' => $location );
				}
			}
		}
		return array() === $all ? null : $all;
	}

	/**
	 * Returns values of a request as they are stored: sanitised, '1' or '0' for a checkbox. Other values are left out.
	 *
	 * @param string $location One of address, contact and order.
	 * @param Input  $input    Values by field.
	 * @return array<string, string>
	 */
	public static function stored( string $location, Input $input ): array {
		$values = array();
		foreach ( self::of( $location ) as $name => $field ) {
			if ( ! $input->has( $name ) ) {
				continue;
			}
			$value = self::is_checkbox( $field ) ? ( $input->flag( $name ) ? '1' : '0' ) : wp_kses( $input->text( $name ), array() );
			if ( isset( $field['sanitize_callback'] ) && is_callable( $field['sanitize_callback'] ) ) {
				$sanitised = ( $field['sanitize_callback'] )( $value, $field );
				$value     = is_scalar( $sanitised ) ? (string) $sanitised : '';
			}
			$values[ $name ] = $value;
		}
		return $values;
	}

	/**
	 * Returns why the callback of a field refuses a value; null if it accepts it.
	 *
	 * @param array<array-key, mixed> $field Options of the field.
	 */
	public static function refusal( array $field, string $value ): ?WP_Error {
		if ( ! isset( $field['validate_callback'] ) || ! is_callable( $field['validate_callback'] ) ) {
			return null;
		}
		$result = ( $field['validate_callback'] )( $value, $field );
		return $result instanceof WP_Error && $result->has_errors() ? $result : null;
	}

	/**
	 * @param array<array-key, mixed> $field Options of the field.
	 */
	public static function is_checkbox( array $field ): bool {
		return 'checkbox' === ( $field['type'] ?? '' );
	}
}
