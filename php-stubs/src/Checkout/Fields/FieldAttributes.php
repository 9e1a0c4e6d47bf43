<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Fields;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * HTML attributes of each known field, such as autocomplete and inputmode, by the rules of
 * src/domain/checkout/fields/form.ts.
 */
final class FieldAttributes {
	/**
	 * Returns the attributes of a field.
	 *
	 * @param string $name    Name in the address.
	 * @param string $kind    Shipping or billing.
	 * @param string $country Code of the address's country.
	 * @return array<string, string|int|null>
	 */
	public static function of( string $name, string $kind, string $country ): array {
		$data       = DataFile::read( 'checkout-fields' );
		$autofill   = $data->object( 'autofill' )->string( $name );
		$attributes = array_merge(
			self::attributes( $data->object( 'defaults' ) ),
			array( 'autocomplete' => '' === $autofill ? null : "$kind $autofill" ),
			self::attributes( $data->object( 'attributes' )->object( $name ) )
		);
		if ( 'postcode' === $name && in_array( $country, explode( ' ', $data->string( 'numericPostcodes' ) ), true ) ) {
			$attributes['inputmode'] = 'numeric';
		}
		return $attributes;
	}

	/**
	 * Returns attributes by their names in HTML, which are React's in lower case.
	 *
	 * @return array<string, string|int|null>
	 */
	private static function attributes( JsonReader $properties ): array {
		$attributes = array();
		foreach ( $properties->keys() as $name ) {
			$value = 'maxLength' === $name ? $properties->int( $name ) : $properties->string( $name );
			$attributes[ strtolower( $name ) ] = 0 === $value || '' === $value ? null : $value;
		}
		return $attributes;
	}
}
