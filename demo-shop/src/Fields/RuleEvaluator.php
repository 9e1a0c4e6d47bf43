<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Fields;

use stdClass;
use StorefrontIslands\Checkout\Fields\RuleSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the rules of fields: JSON schemas, with the results of WooCommerce's server, for the supported part of JSON
 * schema (src/domain/checkout/field-rules/evaluate.ts). Schemas and documents are decoded JSON with objects, not
 * arrays.
 */
final class RuleEvaluator {
	/** @var list<mixed> Values from the document to the current one, to which pointers refer. */
	private array $path;

	/**
	 * Starts at the whole document.
	 *
	 * @param mixed $document The document.
	 */
	private function __construct( $document ) {
		$this->path = array( $document );
	}

	/**
	 * True if the document is valid. Keywords beyond the supported ones have no effect, regular expressions are PHP's.
	 *
	 * @param mixed $schema   The schema.
	 * @param mixed $document The document.
	 */
	public static function is_valid( $schema, $document ): bool {
		return ( new self( $document ) )->is_true( $schema, $document );
	}

	/**
	 * True if a value is valid.
	 *
	 * @param mixed $schema Schema.
	 * @param mixed $value  Value, the last of the path.
	 */
	private function is_true( $schema, $value ): bool {
		if ( ! $schema instanceof stdClass ) {
			return true === $schema;
		}
		foreach ( get_object_vars( $schema ) as $keyword => $operand ) {
			$pointer = RuleSchema::pointer( $operand );
			if ( null !== $pointer ) {
				$found   = $this->at( $pointer );
				$operand = array() === $found ? null : $found[0];
				if ( 'const' === $keyword && array() === $found ) {
					return false;
				}
			}
			if ( ! $this->holds( (string) $keyword, $operand, $value, $schema ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * True if a value satisfies a keyword. A keyword of another type is satisfied.
	 *
	 * @param mixed    $operand Value of the keyword.
	 * @param mixed    $value   Value of the document.
	 * @param stdClass $schema  Schema of the keyword.
	 */
	private function holds( string $keyword, $operand, $value, stdClass $schema ): bool {
		switch ( $keyword ) {
			case 'type':
				return RuleSchema::has_type( $value, $operand );
			case 'const':
				return self::is_equal( $operand, $value );
			case 'enum':
				return array() !== array_filter( is_array( $operand ) ? $operand : array(), static fn( $item ): bool => self::is_equal( $item, $value ) );
			case 'not':
				return ! $this->is_true( $operand, $value );
			case 'allOf':
				return count( (array) $operand ) === $this->count_true( $operand, $value );
			case 'anyOf':
				return $this->count_true( $operand, $value ) > 0;
			case 'oneOf':
				return 1 === $this->count_true( $operand, $value );
			case 'if':
				$branch = $this->is_true( $operand, $value ) ? 'then' : 'else';
				return ! property_exists( $schema, $branch ) || $this->is_true( $schema->$branch, $value );
			default:
				if ( is_int( $value ) || is_float( $value ) ) {
					return self::holds_for_number( $keyword, $operand, $value );
				}
				if ( is_string( $value ) ) {
					return self::holds_for_text( $keyword, $operand, $value );
				}
				if ( is_array( $value ) ) {
					return $this->holds_for_list( $keyword, $operand, array_values( $value ) );
				}
				return ! $value instanceof stdClass || $this->holds_for_object( $keyword, $operand, $value );
		}
	}

	/**
	 * @param mixed     $operand Value of the keyword.
	 * @param int|float $value   The number.
	 */
	private static function holds_for_number( string $keyword, $operand, $value ): bool {
		$is_number = is_int( $operand ) || is_float( $operand );
		switch ( $keyword ) {
			case 'minimum':
				return $is_number && $value >= $operand;
			case 'maximum':
				return $is_number && $value <= $operand;
			case 'exclusiveMinimum':
				return $is_number && $value > $operand;
			case 'exclusiveMaximum':
				return $is_number && $value < $operand;
			default:
				return true;
		}
	}

	/**
	 * @param mixed $operand Value of the keyword.
	 */
	private static function holds_for_text( string $keyword, $operand, string $value ): bool {
		switch ( $keyword ) {
			case 'minLength':
				return RuleSchema::is_count( $operand ) && self::length( $value ) >= $operand;
			case 'maxLength':
				return RuleSchema::is_count( $operand ) && self::length( $value ) <= $operand;
			case 'pattern':
				return is_string( $operand ) && 1 === preg_match( "\x07$operand\x07uD", $value );
			default:
				return true;
		}
	}

	/**
	 * @param mixed       $operand Value of the keyword.
	 * @param list<mixed> $value   The list.
	 */
	private function holds_for_list( string $keyword, $operand, array $value ): bool {
		switch ( $keyword ) {
			case 'minItems':
				return RuleSchema::is_count( $operand ) && count( $value ) >= $operand;
			case 'maxItems':
				return RuleSchema::is_count( $operand ) && count( $value ) <= $operand;
			case 'uniqueItems':
				return true !== $operand || self::is_unique( $value );
			case 'items':
				return count( $value ) === $this->count_items( $operand, $value );
			case 'contains':
				return $this->count_items( $operand, $value ) > 0;
			default:
				return true;
		}
	}

	/**
	 * @param mixed $operand Value of the keyword.
	 */
	private function holds_for_object( string $keyword, $operand, stdClass $value ): bool {
		if ( 'required' === $keyword ) {
			return array() === array_diff( array_map( 'strval', array_filter( (array) $operand, 'is_string' ) ), array_map( 'strval', array_keys( get_object_vars( $value ) ) ) );
		}
		if ( 'properties' === $keyword ) {
			foreach ( (array) $operand as $name => $schema ) {
				if ( property_exists( $value, (string) $name ) && ! $this->is_true_inside( $schema, $value->{$name} ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * True if a value inside the current one is valid.
	 *
	 * @param mixed $schema Schema.
	 * @param mixed $value  Value.
	 */
	private function is_true_inside( $schema, $value ): bool {
		$this->path[] = $value;
		$is_true      = $this->is_true( $schema, $value );
		array_pop( $this->path );
		return $is_true;
	}

	/**
	 * Returns how many schemas of a list are true.
	 *
	 * @param mixed $schemas Schemas.
	 * @param mixed $value   Value.
	 */
	private function count_true( $schemas, $value ): int {
		return count( array_filter( (array) $schemas, fn( $schema ): bool => $this->is_true( $schema, $value ) ) );
	}

	/**
	 * Returns how many items of a list are valid.
	 *
	 * @param mixed       $schema Schema.
	 * @param list<mixed> $items  Items.
	 */
	private function count_items( $schema, array $items ): int {
		return count( array_filter( $items, fn( $item ): bool => $this->is_true_inside( $schema, $item ) ) );
	}

	/**
	 * Returns the value at a JSON pointer in a list of its own; an empty list if there is none.
	 *
	 * @param string $pointer Absolute or relative pointer.
	 * @return list<mixed>
	 */
	private function at( string $pointer ): array {
		$names = explode( '/', $pointer );
		$level = array_shift( $names );
		$index = '' === $level ? 0 : count( $this->path ) - 1 - (int) $level;
		if ( $index < 0 ) {
			return array();
		}
		$value = $this->path[ $index ];
		foreach ( $names as $name ) {
			$fields = is_array( $value ) || $value instanceof stdClass ? (array) $value : array();
			$name   = str_replace( array( '~1', '~0' ), array( '/', '~' ), $name );
			if ( ! array_key_exists( $name, $fields ) ) {
				return array();
			}
			$value = $fields[ $name ];
		}
		return array( $value );
	}

	/**
	 * True if values are equal, as JSON defines it.
	 *
	 * @param mixed $a A value.
	 * @param mixed $b Another value.
	 */
	private static function is_equal( $a, $b ): bool {
		if ( ( is_int( $a ) || is_float( $a ) ) && ( is_int( $b ) || is_float( $b ) ) ) {
			return (float) $a === (float) $b;
		}
		if ( gettype( $a ) !== gettype( $b ) || is_scalar( $a ) || null === $a ) {
			return $a === $b;
		}
		$first  = (array) $a;
		$second = (array) $b;
		foreach ( $first as $name => $value ) {
			if ( ! array_key_exists( $name, $second ) || ! self::is_equal( $value, $second[ $name ] ) ) {
				return false;
			}
		}
		return count( $first ) === count( $second );
	}

	/**
	 * @param list<mixed> $items Items.
	 */
	private static function is_unique( array $items ): bool {
		foreach ( $items as $index => $item ) {
			foreach ( array_slice( $items, 0, $index ) as $earlier ) {
				if ( self::is_equal( $item, $earlier ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/** Returns the number of characters. */
	private static function length( string $text ): int {
		return (int) preg_match_all( '/./su', $text );
	}
}
