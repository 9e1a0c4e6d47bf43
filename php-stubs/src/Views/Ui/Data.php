<?php
/**
 * Reading of Store API data.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/**
 * An object of Store API JSON. Reads its fields with the type that a view needs; what is missing or of another type
 * reads as empty, so that a plugin's odd answer costs a text and not the page.
 */
final class Data {
	/**
	 * The object's fields.
	 *
	 * @var array<mixed>
	 */
	private $fields;

	/**
	 * Wraps an object.
	 *
	 * @param mixed $fields An array or object with fields; anything else reads as an object without any.
	 */
	public function __construct( $fields ) {
		$fields       = is_object( $fields ) ? get_object_vars( $fields ) : $fields;
		$this->fields = is_array( $fields ) ? $fields : array();
	}

	/**
	 * A string as it is.
	 *
	 * @param string $name The field.
	 */
	public function string( string $name ): string {
		$value = $this->fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * The text of a field that holds HTML.
	 *
	 * @param string $name The field.
	 */
	public function text( string $name ): string {
		return PlainText::of( $this->string( $name ) );
	}

	/**
	 * An address that a link may lead to, empty where its protocol is none of a page's (safeUrl in src/domain/url.ts).
	 *
	 * @param string $name The field.
	 */
	public function url( string $name ): string {
		$url = $this->string( $name );
		return 1 === preg_match( '~^(?:https?://|/|\?|#)~i', $url ) ? $url : '';
	}

	/**
	 * An address that a picture may come from: as a link's, or data in itself.
	 *
	 * @param string $name The field.
	 */
	public function image_url( string $name ): string {
		$url = $this->string( $name );
		return 1 === preg_match( '~^data:image/~i', $url ) ? $url : $this->url( $name );
	}

	/**
	 * A whole number; amounts are in minor units.
	 *
	 * @param string $name The field.
	 */
	public function int( string $name ): int {
		$value = $this->fields[ $name ] ?? 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * True or false.
	 *
	 * @param string $name The field.
	 */
	public function bool( string $name ): bool {
		return true === ( $this->fields[ $name ] ?? false );
	}

	/**
	 * Whether the field is there and not null.
	 *
	 * @param string $name The field.
	 */
	public function has( string $name ): bool {
		return isset( $this->fields[ $name ] );
	}

	/**
	 * An object inside this one.
	 *
	 * @param string $name The field.
	 */
	public function object( string $name ): self {
		return new self( $this->fields[ $name ] ?? array() );
	}

	/**
	 * A list of objects.
	 *
	 * @param string $name The field.
	 * @return list<self>
	 */
	public function objects( string $name ): array {
		$objects = array();
		foreach ( (array) ( $this->fields[ $name ] ?? array() ) as $fields ) {
			$objects[] = $fields instanceof self ? $fields : new self( $fields );
		}
		return $objects;
	}

	/**
	 * A list of numbers and texts as texts; others are left out.
	 *
	 * @param string $name The field.
	 * @return list<string>
	 */
	public function scalars( string $name ): array {
		return array_map( 'strval', array_values( array_filter( (array) ( $this->fields[ $name ] ?? array() ), 'is_scalar' ) ) );
	}

	/**
	 * A list of strings; what is none is left out.
	 *
	 * @param string $name The field.
	 * @return list<string>
	 */
	public function strings( string $name ): array {
		return array_values( array_filter( (array) ( $this->fields[ $name ] ?? array() ), 'is_string' ) );
	}

	/**
	 * The names of the fields, in their order.
	 *
	 * @return list<string>
	 */
	public function keys(): array {
		return array_map( 'strval', array_keys( $this->fields ) );
	}

	/**
	 * This object with another's fields laid over its own.
	 *
	 * @param self $other The other.
	 */
	public function with( self $other ): self {
		return new self( $other->fields + $this->fields );
	}
}
