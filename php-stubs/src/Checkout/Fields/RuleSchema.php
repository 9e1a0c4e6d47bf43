<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Fields;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Supported part of JSON schema, as src/domain/checkout/field-rules/schema.ts has it. A rule with anything else is
 * evaluated on the server only, and its result sent with each cart. Schemas are decoded JSON with objects, not arrays.
 */
final class RuleSchema {
	/**
	 * Returns the schema of a rule, which may consist of the properties of the document only.
	 *
	 * @param array<array-key, mixed> $rule Rule as it was registered.
	 */
	public static function of_rule( array $rule ): \stdClass {
		if ( isset( $rule['cart'] ) || isset( $rule['checkout'] ) || isset( $rule['customer'] ) ) {
			$rule = array( 'properties' => $rule );
		}
		$schema = json_decode( (string) wp_json_encode( $rule + array( 'type' => 'object' ) ) );
		return $schema instanceof \stdClass ? $schema : new \stdClass();
	}

	/**
	 * True if every part of a schema is supported.
	 *
	 * @param mixed $schema Schema.
	 */
	public static function is_known( $schema ): bool {
		if ( ! $schema instanceof \stdClass ) {
			return is_bool( $schema );
		}
		foreach ( get_object_vars( $schema ) as $name => $value ) {
			if ( ! self::is_known_keyword( (string) $name, $value ) ) {
				return false;
			}
		}
		return ! self::is_contradictory( $schema );
	}

	/**
	 * Returns the pointer of `{"$data": "1/city"}`, a reference to another value of the document; null for others.
	 *
	 * @param mixed $value Value of a keyword.
	 */
	public static function pointer( $value ): ?string {
		$fields = $value instanceof \stdClass ? get_object_vars( $value ) : array();
		return array( '$data' ) === array_keys( $fields ) && is_string( $fields['$data'] ) ? $fields['$data'] : null;
	}

	/**
	 * True if a value is of one of the types; an integer is a number as well.
	 *
	 * @param mixed $value Value of the document.
	 * @param mixed $types Value of the keyword `type`.
	 */
	public static function has_type( $value, $types ): bool {
		$types = is_array( $types ) ? $types : array( $types );
		if ( is_int( $value ) || is_float( $value ) ) {
			return in_array( 'number', $types, true ) || ( in_array( 'integer', $types, true ) && floor( $value ) === (float) $value );
		}
		$names = array(
			'NULL'  => 'null',
			'array' => 'array',
		);
		return in_array( $names[ gettype( $value ) ] ?? gettype( $value ), $types, true );
	}

	/**
	 * True for a number that can be a length.
	 *
	 * @param mixed $value Value of a keyword.
	 */
	public static function is_count( $value ): bool {
		return is_int( $value ) && $value >= 0;
	}

	/**
	 * True if a keyword and its value are supported.
	 *
	 * @param mixed $value Its value.
	 */
	private static function is_known_keyword( string $name, $value ): bool {
		$data  = DataFile::read( 'field-rules' );
		$below = $data->object( 'schema' )->string( $name );
		$kind  = $data->object( 'value' )->string( $name );
		return ( '' !== $below && self::is_known_below( $below, $value ) )
			|| ( '' !== $kind && self::is_known_value( $kind, $value, $data ) )
			|| in_array( $name, $data->strings( 'ignored' ), true )
			|| ( '$schema' === $name && $data->string( 'draft' ) === $value );
	}

	/**
	 * True if the schemas in the value of a keyword are supported.
	 *
	 * @param string $kind  One of one, list and map.
	 * @param mixed  $value Value of the keyword.
	 */
	private static function is_known_below( string $kind, $value ): bool {
		if ( 'one' === $kind ) {
			return self::is_known( $value );
		}
		if ( 'list' === $kind ? ! is_array( $value ) || array() === $value : ! $value instanceof \stdClass ) {
			return false;
		}
		foreach ( (array) $value as $schema ) {
			if ( ! self::is_known( $schema ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * True if a value is of the kind that its keyword needs, or refers to one.
	 *
	 * @param mixed $value Value of the keyword.
	 */
	private static function is_known_value( string $kind, $value, JsonReader $data ): bool {
		$pointer = self::pointer( $value );
		if ( null !== $pointer ) {
			return in_array( $kind, $data->strings( 'referring' ), true ) && self::matches( $data->string( 'pointer' ), $pointer );
		}
		switch ( $kind ) {
			case 'any':
				return true;
			case 'values':
				return is_array( $value ) && array() !== $value;
			case 'names':
				return is_array( $value ) && array_filter( $value, 'is_string' ) === $value;
			case 'number':
				return is_int( $value ) || is_float( $value );
			case 'count':
				return self::is_count( $value );
			case 'flag':
				return is_bool( $value );
			case 'types':
				$types = is_array( $value ) ? $value : array( $value );
				return array() !== $types && array_filter( $types, static fn( $type ): bool => in_array( $type, $data->strings( 'types' ), true ) ) === $types;
			default:
				return is_string( $value ) && self::matches( $data->string( 'pattern' ), $value );
		}
	}

	/**
	 * True for schemas that can never be true, which opis/json-schema does not accept.
	 *
	 * @param \stdClass $schema Schema with supported keywords.
	 */
	private static function is_contradictory( \stdClass $schema ): bool {
		$fields = get_object_vars( $schema );
		if ( in_array( false, (array) ( $fields['allOf'] ?? array() ), true ) ) {
			return true;
		}
		if ( ! property_exists( $schema, 'const' ) ) {
			return false;
		}
		return property_exists( $schema, 'enum' )
			|| ( property_exists( $schema, 'type' ) && null === self::pointer( $schema->const ) && ! self::has_type( $schema->const, $schema->type ) );
	}

	/** True if a text matches a pattern of the data file. */
	private static function matches( string $pattern, string $text ): bool {
		return 1 === preg_match( "\x07$pattern\x07uD", $text );
	}
}
