<?php
/**
 * The fields of the form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout\Form;

use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\PlainText;

defined( 'ABSPATH' ) || exit;

/** Which fields are asked for, in which order and how, by the rules of src/domain/fields (form.ts, setting.ts). */
final class Fields {
	private const FOLDABLE = array( 'company', 'address_2', 'phone' );

	/**
	 * The settings, keys as in src/domain/settings.ts.
	 *
	 * @var Data
	 */
	private $settings;

	/**
	 * Takes the settings.
	 *
	 * @param Data $settings The shop's.
	 */
	public function __construct( Data $settings ) {
		$this->settings = $settings;
	}

	/**
	 * The fields of an address as its country has them; hidden ones are left out.
	 *
	 * @param string $kind    Shipping or billing.
	 * @param Data   $address An address of the cart.
	 * @return list<Field>
	 */
	public function address( string $kind, Data $address ): array {
		$country = $address->string( 'country' );
		$locale  = $this->settings->object( 'countryLocale' )->object( $country );
		$known   = $this->settings->object( 'addressFields' );
		$fields  = array();
		foreach ( $known->keys() as $name ) {
			$setting = self::laid_over( $known->object( $name ), $locale->object( $name ) );
			if ( $setting->bool( 'hidden' ) || ( 'state' === $name && $this->has_no_states( $country ) ) ) {
				continue;
			}
			$field          = $this->field( $kind, $name, $address->string( $name ), $setting, $country );
			$field->options = $this->options( $kind, $name, $country, $setting );
			$field->control = $this->control( $setting, $field->options );
			$fields[]       = $field;
		}
		return self::in_order( $fields );
	}

	/**
	 * Whether a country asks for a field; a hidden one is not asked for.
	 *
	 * @param string $name    In the address.
	 * @param string $country Code of the country.
	 */
	public function requires( string $name, string $country ): bool {
		$known   = $this->settings->object( 'addressFields' )->object( $name );
		$setting = self::laid_over( $known, $this->settings->object( 'countryLocale' )->object( $country )->object( $name ) );
		$hidden  = $setting->bool( 'hidden' ) || ( 'state' === $name && $this->has_no_states( $country ) );
		return $setting->bool( 'required' ) && ! $hidden;
	}

	/**
	 * The contact e-mail.
	 *
	 * @param string $value What is known of it.
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
	 * Fields of plugins beside the addresses.
	 *
	 * @param string $place The place: contact or order.
	 * @return list<Field>
	 */
	public function additional( string $place ): array {
		$known  = $this->settings->object( 'checkout' )->object( $place . 'Fields' );
		$fields = array();
		foreach ( $known->keys() as $name ) {
			$setting = $known->object( $name );
			if ( $setting->bool( 'hidden' ) ) {
				continue;
			}
			$field          = $this->field( $place, $name, '', $setting, '' );
			$field->options = self::pairs( $setting );
			$field->control = $this->control( $setting, $field->options );
			$fields[]       = $field;
		}
		return self::in_order( $fields );
	}

	/**
	 * A setting as a country has it: a label of its own counts where the field is optional, too.
	 *
	 * @param Data $setting The shop's.
	 * @param Data $locale  What differs in the country.
	 */
	private static function laid_over( Data $setting, Data $locale ): Data {
		$label = new Data( $locale->has( 'label' ) ? array( 'optionalLabel' => $locale->string( 'label' ) . ' (optional)' ) : array() );
		return $setting->with( $label )->with( $locale );
	}

	/**
	 * What a setting says of its field.
	 *
	 * @param string $prefix  Of its id.
	 * @param string $name    In the address.
	 * @param string $value   What it holds.
	 * @param Data   $setting As the country has it.
	 * @param string $country Code of the address's country.
	 */
	private function field( string $prefix, string $name, string $value, Data $setting, string $country ): Field {
		$field           = new Field();
		$field->id       = $prefix . '-' . str_replace( '/', '-', $name );
		$field->name     = $name;
		$field->index    = $setting->int( 'index' );
		$field->required = $setting->bool( 'required' );
		$field->label    = PlainText::decode( $setting->string( $field->required ? 'label' : 'optionalLabel' ) );
		$field->value    = $value;
		$field->foldable = ! $field->required && in_array( $name, self::FOLDABLE, true );

		$field->attributes = FieldAttributes::of( $name, $prefix, $country );
		if ( '' !== $setting->string( 'autoComplete' ) ) {
			$field->attributes['autocomplete'] = $setting->string( 'autoComplete' );
		}
		if ( $setting->int( 'maxLength' ) > 0 ) {
			$field->attributes['maxlength'] = $setting->int( 'maxLength' );
		}
		return $field;
	}

	/**
	 * The control that a field gets.
	 *
	 * @param Data                        $setting As the country has it.
	 * @param list<array{string, string}> $options What there is to choose from.
	 */
	private function control( Data $setting, array $options ): string {
		if ( 'checkbox' === $setting->string( 'type' ) ) {
			return 'checkbox';
		}
		return 'select' === $setting->string( 'type' ) || array() !== $options ? 'select' : 'input';
	}

	/**
	 * What there is to choose from; nothing where any text will do.
	 *
	 * @param string $kind    Shipping or billing.
	 * @param string $name    In the address.
	 * @param string $country Code of the address's country.
	 * @param Data   $setting As the country has it.
	 * @return list<array{string, string}>
	 */
	private function options( string $kind, string $name, string $country, Data $setting ): array {
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
	 * Codes with their names.
	 *
	 * @param Data         $names Code to name.
	 * @param list<string> $only  The codes to keep; none keeps all.
	 * @return list<array{string, string}>
	 */
	private static function entries( Data $names, array $only ): array {
		$entries = array();
		foreach ( $names->keys() as $code ) {
			if ( array() === $only || in_array( $code, $only, true ) ) {
				$entries[] = array( $code, PlainText::decode( $names->string( $code ) ) );
			}
		}
		return $entries;
	}

	/**
	 * What a plugin's field lets choose from.
	 *
	 * @param Data $setting Its setting.
	 * @return list<array{string, string}>
	 */
	private static function pairs( Data $setting ): array {
		$pairs = array();
		foreach ( $setting->objects( 'options' ) as $option ) {
			$pairs[] = array( $option->string( 'value' ), PlainText::decode( $option->string( 'label' ) ) );
		}
		return $pairs;
	}

	/**
	 * Whether a country is known to have no states.
	 *
	 * @param string $country Its code.
	 */
	private function has_no_states( string $country ): bool {
		$states = $this->settings->object( 'states' );
		return $states->has( $country ) && array() === $states->object( $country )->keys();
	}

	/**
	 * Fields in the order of their index; those of the same index stay as they are, which sort functions of PHP 7 do not grant.
	 *
	 * @param list<Field> $fields As the settings name them.
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
