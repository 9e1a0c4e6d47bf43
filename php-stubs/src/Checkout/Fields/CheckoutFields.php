<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Fields;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of the form, with their order and settings, by the rules of src/domain/checkout/fields (form.ts, setting.ts).
 */
final class CheckoutFields {
	private JsonReader $settings;

	public function __construct( JsonReader $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Returns the fields of an address for its country; hidden ones are left out.
	 *
	 * @param string $kind Shipping or billing.
	 * @return list<Field>
	 */
	public function address( string $kind, JsonReader $address ): array {
		$country = $address->string( 'country' );
		$locale  = $this->settings->object( 'countryLocale' )->object( $country );
		$known   = $this->settings->object( 'addressFields' );
		$states  = $this->settings->object( 'checkout' )->object( 'fieldStates' );
		$fields  = array();
		foreach ( $known->keys() as $name ) {
			$setting = self::merged( $known->object( $name ), $locale->object( $name ) )->with( $states->object( $kind . '_' . $name ) );
			if ( $setting->bool( 'hidden' ) || ( 'state' === $name && $this->has_no_states( $country ) ) ) {
				continue;
			}
			$field          = $this->field( $kind, $name, $address->string( $name ), $setting, $country );
			$field->options = self::with_empty_choice( $this->options( $kind, $name, $country, $setting ), $setting );
			$field->control = $this->control( $setting, $field->options );
			if ( 'country' === $name ) {
				$field->unlisted = PlainText::decode( $this->settings->object( 'countries' )->string( $country ) );
			}
			$fields[] = $field;
		}
		return self::in_order( $fields );
	}

	/**
	 * True if a country requires a field that is not hidden.
	 *
	 * @param string $name Name in the address.
	 */
	public function requires( string $name, string $country ): bool {
		$known   = $this->settings->object( 'addressFields' )->object( $name );
		$setting = self::merged( $known, $this->settings->object( 'countryLocale' )->object( $country )->object( $name ) );
		$hidden  = $setting->bool( 'hidden' ) || ( 'state' === $name && $this->has_no_states( $country ) );
		return $setting->bool( 'required' ) && ! $hidden;
	}

	/**
	 * Returns the contact email field.
	 *
	 * @param string $value Known email address.
	 */
	public function email( string $value ): Field {
		$field             = new Field();
		$field->id         = 'email';
		$field->name       = 'email';
		$field->label      = __( 'Email address', 'storefront-islands' );
		$field->required   = true;
		$field->value      = $value;
		$field->attributes = FieldAttributes::of( 'email', 'billing', '' );
		return $field;
	}

	/**
	 * Returns the fields of plugins outside of the addresses.
	 *
	 * @param string $place Location: contact or order.
	 * @return list<Field>
	 */
	public function additional( string $place ): array {
		$checkout = $this->settings->object( 'checkout' );
		$known    = $checkout->object( $place . 'Fields' );
		$values   = $checkout->object( 'additionalValues' );
		$states   = $checkout->object( 'fieldStates' );
		$fields   = array();
		foreach ( $known->keys() as $name ) {
			$setting = $known->object( $name )->with( $states->object( $place . '_' . $name ) );
			if ( $setting->bool( 'hidden' ) ) {
				continue;
			}
			$field          = $this->field( $place, $name, $values->string( $name ), $setting, '' );
			$field->options = self::with_empty_choice( self::pairs( $setting ), $setting );
			$field->control = $this->control( $setting, $field->options );
			$fields[]       = $field;
		}
		return self::in_order( $fields );
	}

	/** Returns a setting with the overrides of a country: its label applies to optional fields as well. */
	private static function merged( JsonReader $setting, JsonReader $locale ): JsonReader {
		$label = new JsonReader( $locale->has( 'label' ) ? array( 'optionalLabel' => $locale->string( 'label' ) . ' (optional)' ) : array() );
		return $setting->with( $label )->with( $locale );
	}

	/**
	 * Creates a field from its setting.
	 *
	 * @param string $name Name in the address.
	 * @param string $country Code of the address's country.
	 */
	private function field( string $prefix, string $name, string $value, JsonReader $setting, string $country ): Field {
		$field           = new Field();
		$field->id       = $prefix . '-' . str_replace( '/', '-', $name );
		$field->name     = $name;
		$field->index    = $setting->int( 'index' );
		$field->required = $setting->bool( 'required' );
		$field->label    = PlainText::decode( $setting->string( $field->required ? 'label' : 'optionalLabel' ) );
		$field->value    = $value;
		$field->foldable = ! $field->required && in_array( $name, DataFile::read( 'checkout-fields' )->strings( 'foldable' ), true );

		$field->attributes = FieldAttributes::of( $name, $prefix, $country );
		if ( '' !== $setting->string( 'autoComplete' ) ) {
			$field->attributes['autocomplete'] = $setting->string( 'autoComplete' );
		}
		if ( $setting->int( 'maxLength' ) > 0 ) {
			$field->attributes['maxlength'] = $setting->int( 'maxLength' );
		}
		$further = $setting->object( 'attributes' );
		foreach ( $further->keys() as $attribute ) {
			$field->plugin_attributes[ strtolower( $attribute ) ] = 'readOnly' === $attribute ? true : $further->string( $attribute );
		}
		return $field;
	}

	/**
	 * Returns the control of a field.
	 *
	 * @param list<array{string, string}> $options Options to choose from.
	 */
	private function control( JsonReader $setting, array $options ): string {
		if ( 'checkbox' === $setting->string( 'type' ) ) {
			return 'checkbox';
		}
		return 'select' === $setting->string( 'type' ) || array() !== $options ? 'select' : 'input';
	}

	/**
	 * Returns the options of a field; empty for free text.
	 *
	 * @param string $kind Shipping or billing.
	 * @param string $name Name in the address.
	 * @param string $country Code of the address's country.
	 * @return list<array{string, string}>
	 */
	private function options( string $kind, string $name, string $country, JsonReader $setting ): array {
		switch ( $name ) {
			case 'country':
				return self::entries( $this->settings->object( 'countries' ), $this->settings->strings( $kind . 'Countries' ) );
			case 'state':
				return self::entries( $this->settings->object( 'states' )->object( $country ), array() );
			default:
				return self::pairs( $setting );
		}
	}

	/**
	 * Adds an empty option to those of an optional field, so that the choice can be undone, and to those with a
	 * placeholder.
	 *
	 * @param list<array{string, string}> $options Options to choose from.
	 * @return list<array{string, string}>
	 */
	private static function with_empty_choice( array $options, JsonReader $setting ): array {
		$placeholder = $setting->string( 'placeholder' );
		if ( array() === $options || ( $setting->bool( 'required' ) && '' === $placeholder ) || in_array( '', array_column( $options, 0 ), true ) ) {
			return $options;
		}
		return array_merge( array( array( '', PlainText::decode( $placeholder ) ) ), $options );
	}

	/**
	 * Returns codes with their names.
	 *
	 * @param list<string> $only Codes to keep; an empty list keeps all.
	 * @return list<array{string, string}>
	 */
	private static function entries( JsonReader $names, array $only ): array {
		$entries = array();
		foreach ( $names->keys() as $code ) {
			if ( array() === $only || in_array( $code, $only, true ) ) {
				$entries[] = array( $code, PlainText::decode( $names->string( $code ) ) );
			}
		}
		return $entries;
	}

	/**
	 * Returns the options of a plugin's field.
	 *
	 * @return list<array{string, string}>
	 */
	private static function pairs( JsonReader $setting ): array {
		$pairs = array();
		foreach ( $setting->objects( 'options' ) as $option ) {
			$pairs[] = array( $option->string( 'value' ), PlainText::decode( $option->string( 'label' ) ) );
		}
		return $pairs;
	}

	/** True if a country has no states. */
	private function has_no_states( string $country ): bool {
		$states = $this->settings->object( 'states' );
		return $states->has( $country ) && array() === $states->object( $country )->keys();
	}

	/**
	 * Sorts fields by index; fields with the same index keep their order, which the sort functions of PHP 7 do not
	 * guarantee.
	 *
	 * @param list<Field> $fields Fields in the order of the settings.
	 * @return list<Field>
	 */
	private static function in_order( array $fields ): array {
		$by_index = array();
		foreach ( $fields as $field ) {
			$by_index[ $field->index ][] = $field;
		}
		ksort( $by_index );
		return array() === $by_index ? array() : array_merge( ...array_values( $by_index ) );
	}
}
