<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Shortcodes;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the attributes of a shortcode to the types of block.json. WordPress lower-cases attribute names, so
 * `productId`, `productid` and `product-id` are treated as the same.
 */
final class Attributes {
	/** Attributes that WordPress adds to every block for the editor. */
	private const EDITORS_OWN = array( 'lock', 'metadata' );

	/**
	 * Valid values by their names in block.json.
	 *
	 * @var array<string, mixed>
	 */
	public array $values = array();

	/**
	 * Names of unknown attributes.
	 *
	 * @var list<string>
	 */
	public array $unknown = array();

	/**
	 * Names of attributes with a value of the wrong type.
	 *
	 * @var list<string>
	 */
	public array $wrong = array();

	/**
	 * Reads the attributes of a shortcode.
	 *
	 * @param array<array-key, mixed> $written Attributes as WordPress parsed them.
	 */
	public function __construct( \WP_Block_Type $block, array $written ) {
		$types = self::by_plain_name( $block );
		foreach ( array_filter( $written, 'is_string' ) as $name => $text ) {
			$known = is_string( $name ) ? $types[ self::plain( $name ) ] ?? null : null;
			if ( null === $known ) {
				$this->unknown[] = is_string( $name ) ? $name : $text;
				continue;
			}
			$value = self::value( $text, self::type( $known['schema'] ) );
			if ( is_wp_error( rest_validate_value_from_schema( $value, $known['schema'], $known['name'] ) ) ) {
				$this->wrong[] = $known['name'];
				continue;
			}
			$this->values[ $known['name'] ] = rest_sanitize_value_from_schema( $value, $known['schema'], $known['name'] );
		}
	}

	/**
	 * Returns the block's attributes by their lower-case names without separators.
	 *
	 * @return array<string, array{name: string, schema: array<string, mixed>}>
	 */
	private static function by_plain_name( \WP_Block_Type $block ): array {
		$types = array();
		foreach ( $block->get_attributes() as $name => $schema ) {
			if ( is_array( $schema ) && ! in_array( $name, self::EDITORS_OWN, true ) ) {
				$types[ self::plain( (string) $name ) ] = array(
					'name'   => (string) $name,
					'schema' => array_filter( $schema, 'is_string', ARRAY_FILTER_USE_KEY ) + array( 'type' => 'string' ),
				);
			}
		}
		return $types;
	}

	/**
	 * Normalises a name for comparison.
	 *
	 * @param string $name Name as it is written.
	 */
	private static function plain( string $name ): string {
		return strtolower( str_replace( array( '-', '_' ), '', $name ) );
	}

	/**
	 * Returns the type of a schema.
	 *
	 * @param array<string, mixed> $schema Attribute schema of block.json.
	 */
	private static function type( array $schema ): string {
		return is_string( $schema['type'] ?? null ) ? $schema['type'] : 'string';
	}

	/**
	 * Converts a string to a value. Arrays and objects are JSON; an array may also be a comma-separated list, because a
	 * shortcode cannot contain a closing bracket.
	 *
	 * @param string $written String of the shortcode, in which editors encode characters as entities.
	 * @param string $type    Type in block.json.
	 * @return mixed
	 */
	private static function value( string $written, string $type ) {
		$text = Text::decode( $written );
		$json = in_array( $type, array( 'array', 'object' ), true ) ? json_decode( $text, true ) : null;
		if ( null !== $json ) {
			return $json;
		}
		switch ( $type ) {
			case 'boolean':
				return self::is_yes( $text ) ?? $text;
			case 'array':
				return array_map( 'trim', '' === trim( $text ) ? array() : explode( ',', $text ) );
			case 'object':
				return false;
			default:
				return $text;
		}
	}

	/**
	 * Converts common spellings of yes and no to a boolean; null for any other string.
	 *
	 * @param string $text String as it is written.
	 */
	private static function is_yes( string $text ): ?bool {
		return filter_var( trim( $text ), FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE );
	}
}
