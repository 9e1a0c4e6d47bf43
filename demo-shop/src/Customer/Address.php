<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

use StorefrontIslands\DemoShop\Fields\AdditionalFields;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * An address whose values are always sanitised: the fields of docs/behaviour.md#addresses, those of plugins, and email for
 * billing.
 */
final class Address {
	public const FIELDS = array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone' );

	/** @var array<string, string> Value of every field, in order. */
	private array $values;

	/**
	 * Creates an address from sanitised values; see from().
	 *
	 * @param array<string, string> $values Value of every field.
	 */
	private function __construct( array $values ) {
		$this->values = $values;
	}

	/**
	 * @param Input     $input   Input; fields that are not part of an address are ignored.
	 * @param string[]  $fields  Fields of the address.
	 * @param self|null $current Address that missing fields are copied from.
	 */
	public static function from( Input $input, array $fields, ?self $current = null ): self {
		$values = array();
		foreach ( $fields as $field ) {
			$values[ $field ] = $input->has( $field ) ? self::clean( $field, $input->text( $field ) ) : ( $current ? $current->get( $field ) : '' );
		}
		$values['state']    = self::state_code( $values['state'], $values['country'] );
		$values['postcode'] = Postcode::format( $values['postcode'], $values['country'] );
		$entered            = AdditionalFields::stored( 'address', $input );
		foreach ( array_keys( AdditionalFields::of( 'address' ) ) as $name ) {
			$values[ $name ] = $entered[ $name ] ?? ( $current ? $current->get( $name ) : '' );
		}
		return new self( $values );
	}

	public static function shipping( Input $input, ?self $current = null ): self {
		return self::from( $input, self::FIELDS, $current );
	}

	/** Creates a billing address, which has an email, from input. */
	public static function billing( Input $input, ?self $current = null ): self {
		return self::from( $input, array_merge( self::FIELDS, array( 'email' ) ), $current );
	}

	/** True if the location fields that its country requires are filled: country, state, city and postcode. */
	public function is_locatable(): bool {
		foreach ( array( 'country', 'state', 'city', 'postcode' ) as $field ) {
			if ( '' === $this->get( $field ) && Countries::is_required( $this->get( 'country' ), $field ) ) {
				return false;
			}
		}
		return true;
	}

	/** Returns one field; '' if the address has no such field. */
	public function get( string $field ): string {
		return $this->values[ $field ] ?? '';
	}

	/** @return array<string, string> */
	public function all(): array {
		return $this->values;
	}

	/**
	 * Returns every field for a response: as HTML, and without a state that its country does not have.
	 *
	 * @return array<string, string>
	 */
	public function response(): array {
		$fields = array_map( array( Text::class, 'html' ), $this->values );
		$states = Countries::states( $this->get( 'country' ) );
		if ( array() !== $states && ! isset( $states[ $fields['state'] ] ) ) {
			$fields['state'] = '';
		}
		return isset( $fields['email'] ) ? array( 'email' => $this->get( 'email' ) ) + $fields : $fields;
	}

	/** Returns the reason why the address is invalid; null if country, state, postcode and phone are valid or empty. */
	public function problem(): ?WP_Error {
		$country = $this->get( 'country' );
		$states  = Countries::states( $country );
		$errors  = new WP_Error();
		if ( '' !== $country && ! isset( Countries::names()[ $country ] ) ) {
			/* translators: %s: list of country codes */
			$errors->add( 'invalid_country', sprintf( __( 'Invalid country code provided. Must be one of: %s', 'storefront-islands' ), implode( ', ', array_keys( Countries::names() ) ) ) );
			return $errors;
		}
		if ( '' !== $this->get( 'state' ) && array() !== $states && ! isset( $states[ $this->get( 'state' ) ] ) ) {
			/* translators: 1: state, 2: list of states */
			$errors->add( 'invalid_state', sprintf( __( 'The provided state (%1$s) is not valid. Must be one of: %2$s', 'storefront-islands' ), esc_html( $this->get( 'state' ) ), implode( ', ', array_keys( $states ) ) ) );
		}
		if ( '' !== $this->get( 'postcode' ) && ! Countries::is_postcode( $this->get( 'postcode' ), $country ) ) {
			$errors->add( 'invalid_postcode', __( 'The provided postcode / ZIP is not valid', 'storefront-islands' ) );
		}
		if ( '' !== trim( (string) preg_replace( '/[\s#0-9_\-+\/().]/', '', $this->get( 'phone' ) ) ) ) {
			$errors->add( 'invalid_phone', __( 'The provided phone number is not valid', 'storefront-islands' ) );
		}
		return $errors->has_errors() ? $errors : null;
	}

	/** @return list<string> Labels of the required fields that are empty. */
	public function missing(): array {
		$missing = array();
		foreach ( AddressFields::all() as $name => $field ) {
			if ( '' === $this->get( $name ) && Countries::is_required( $this->get( 'country' ), $name ) ) {
				$missing[] = Countries::label( $this->get( 'country' ), $name, $field['label'] );
			}
		}
		return $missing;
	}

	/** Sanitises a field for storage: text without tags, with & and < as entities. */
	private static function clean( string $field, string $value ): string {
		switch ( $field ) {
			case 'email':
				return sanitize_email( trim( sanitize_text_field( $value ) ) );
			case 'country':
				return strtoupper( sanitize_text_field( $value ) );
			default:
				return wp_kses( $value, array() );
		}
	}

	/** Returns the code of a state that may be given by its name. */
	private static function state_code( string $state, string $country ): string {
		foreach ( Countries::states( $country ) as $code => $name ) {
			if ( 0 === strcasecmp( $state, (string) $code ) || 0 === strcasecmp( $state, $name ) ) {
				return (string) $code;
			}
		}
		return $state;
	}
}
