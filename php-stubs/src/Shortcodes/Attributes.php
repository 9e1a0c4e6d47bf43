<?php
/**
 * Attributes of a shortcode as a block's.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shortcodes;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what someone has written into a shortcode as block.json types it. WordPress gives names in small letters, so that
 * `productId`, `productid` and `product-id` are the same.
 */
final class Attributes {
	/** What WordPress gives every block for its editor. */
	private const EDITORS_OWN = array( 'lock', 'metadata' );

	/**
	 * What was understood, by the names of block.json.
	 *
	 * @var array<string, mixed>
	 */
	public $values = array();

	/**
	 * Names that the block does not have.
	 *
	 * @var list<string>
	 */
	public $unknown = array();

	/**
	 * Names whose value is not of their type.
	 *
	 * @var list<string>
	 */
	public $wrong = array();

	/**
	 * Reads the attributes of a shortcode.
	 *
	 * @param \WP_Block_Type          $block   The block that it stands for.
	 * @param array<array-key, mixed> $written As WordPress parsed them.
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
	 * The block's attributes by their name without capitals and signs.
	 *
	 * @param \WP_Block_Type $block The block.
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
	 * A name as it is compared.
	 *
	 * @param string $name As it is written.
	 */
	private static function plain( string $name ): string {
		return strtolower( str_replace( array( '-', '_' ), '', $name ) );
	}

	/**
	 * The type of a schema.
	 *
	 * @param array<string, mixed> $schema An attribute of block.json.
	 */
	private static function type( array $schema ): string {
		return is_string( $schema['type'] ?? null ) ? $schema['type'] : 'string';
	}

	/**
	 * What a text means. Lists and objects are JSON; a list may also be its parts with commas between them, as a shortcode
	 * cannot hold the bracket that ends one.
	 *
	 * @param string $written As it stands in the shortcode, where editors write signs as entities.
	 * @param string $type    Of block.json.
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
	 * Yes or no in the words that people use; null for any other.
	 *
	 * @param string $text As it is written.
	 */
	private static function is_yes( string $text ): ?bool {
		return filter_var( trim( $text ), FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE );
	}
}
