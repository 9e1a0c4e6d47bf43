<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Fields;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a field as woocommerce_register_additional_checkout_field() takes it to the settings that only fields of
 * plugins have (AddressFieldSetting in src/domain/support/settings.ts).
 */
final class AdditionalField {
	/** Attributes that WooCommerce allows beside aria-* and data-*, by their names in lower case, with those of React. */
	private const ATTRIBUTES = array(
		'autocapitalize' => 'autoCapitalize',
		'readonly'       => 'readOnly',
		'title'          => 'title',
	);

	/** Rules of a field that may be JSON schemas. */
	private const RULES = array( 'required', 'hidden', 'validation' );

	/**
	 * Returns the settings of a field.
	 *
	 * @param array<array-key, mixed> $field Field with its options.
	 * @return array<string, mixed>
	 */
	public static function setting( array $field ): array {
		$attributes = isset( $field['attributes'] ) && is_array( $field['attributes'] ) ? $field['attributes'] : array();
		$longest    = $attributes['maxLength'] ?? $attributes['maxlength'] ?? 0;
		$options    = isset( $field['options'] ) && is_array( $field['options'] ) ? array_values( array_filter( $field['options'], array( self::class, 'is_choice' ) ) ) : array();
		return array_filter(
			array(
				'optionalLabel' => self::text( $field['optionalLabel'] ?? '' ),
				'type'          => $field['type'] ?? '',
				'options'       => $options,
				'autoComplete'  => self::text( $attributes['autocomplete'] ?? '' ),
				'maxLength'     => is_numeric( $longest ) ? (int) $longest : 0,
				'pattern'       => self::text( $attributes['pattern'] ?? '' ),
				'title'         => self::text( $attributes['title'] ?? '' ),
				'placeholder'   => self::text( $field['placeholder'] ?? '' ),
				'errorMessage'  => self::text( $field['errorMessage'] ?? $field['error_message'] ?? '' ),
				'attributes'    => self::attributes( $attributes ),
			)
		);
	}

	/**
	 * Returns the rules of a field that are JSON schemas; an empty array if there are none.
	 *
	 * @param array<array-key, mixed> $field Field with its options.
	 * @return array<string, array<array-key, mixed>>
	 */
	public static function rules( array $field ): array {
		$rules = array();
		foreach ( self::RULES as $name ) {
			if ( isset( $field[ $name ] ) && is_array( $field[ $name ] ) && array() !== $field[ $name ] ) {
				$rules[ $name ] = $field[ $name ];
			}
		}
		return $rules;
	}

	/**
	 * Returns further attributes of the input, by React's names.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the field, encoded.
	 * @return array<string, string>
	 */
	private static function attributes( array $attributes ): array {
		$further = array();
		foreach ( $attributes as $name => $value ) {
			$lower = strtolower( (string) $name );
			$known = self::ATTRIBUTES[ $lower ] ?? ( 1 === preg_match( '/^(?:aria|data)-[a-z0-9_.-]+$/', $lower ) ? $lower : '' );
			if ( '' !== $known && is_scalar( $value ) && ( 'readOnly' !== $known || (bool) $value ) ) {
				$further[ $known ] = self::text( $value );
			}
		}
		return $further;
	}

	/**
	 * Returns a text, which WooCommerce may have encoded for HTML.
	 *
	 * @param mixed $value Option of the field.
	 */
	private static function text( $value ): string {
		return is_scalar( $value ) ? Text::decode( (string) $value ) : '';
	}

	/**
	 * True for an option that can be chosen. Older WooCommerce adds an empty option to optional fields; the plugin's
	 * form has its own.
	 *
	 * @param mixed $option Option of the field.
	 */
	private static function is_choice( $option ): bool {
		return ! is_array( $option ) || '' !== ( $option['value'] ?? null );
	}
}
