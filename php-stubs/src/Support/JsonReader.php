<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Html\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * Typed access to an object of Store API JSON. Missing fields and those of another type read as empty, so that an
 * invalid response of a plugin affects a text and not the whole page.
 */
final class JsonReader {
	/**
	 * Fields of the object.
	 *
	 * @var array<mixed>
	 */
	private array $fields;

	/**
	 * Wraps an object.
	 *
	 * @param mixed $fields An array or object with fields; anything else reads as an object without any.
	 */
	public function __construct( $fields ) {
		$fields       = is_object( $fields ) ? get_object_vars( $fields ) : $fields;
		$this->fields = is_array( $fields ) ? $fields : array();
	}

	/** Returns a string unchanged. */
	public function string( string $name ): string {
		$value = $this->fields[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Returns the plain text of a field with HTML. */
	public function text( string $name ): string {
		return PlainText::of( $this->string( $name ) );
	}

	/** Returns a URL for a link; empty if its protocol is not allowed (safeUrl in src/domain/html/url.ts). */
	public function url( string $name ): string {
		$url = $this->string( $name );
		return 1 === preg_match( '~^(?:https?://|/|\?|#)~i', $url ) ? $url : '';
	}

	/** Returns a URL for an image: as for a link, or a data URL. */
	public function image_url( string $name ): string {
		$url = $this->string( $name );
		return 1 === preg_match( '~^data:image/~i', $url ) ? $url : $this->url( $name );
	}

	/** Returns an integer; amounts are in minor units. */
	public function int( string $name ): int {
		$value = $this->fields[ $name ] ?? 0;
		return is_numeric( $value ) ? (int) $value : 0;
	}

	public function quantity( string $name ): float {
		$value = $this->fields[ $name ] ?? 0;
		return is_numeric( $value ) ? Quantity::exact( (float) $value ) : 0.0;
	}

	/** Returns a boolean. */
	public function bool( string $name ): bool {
		return true === ( $this->fields[ $name ] ?? false );
	}

	/** True if the field exists and is not null. */
	public function has( string $name ): bool {
		return isset( $this->fields[ $name ] );
	}

	/** Returns a nested object. */
	public function object( string $name ): self {
		return new self( $this->fields[ $name ] ?? array() );
	}

	/**
	 * Returns a list of objects.
	 *
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
	 * Returns a list of numbers and strings as strings; other values are left out.
	 *
	 * @return list<string>
	 */
	public function scalars( string $name ): array {
		return array_map( 'strval', array_values( array_filter( (array) ( $this->fields[ $name ] ?? array() ), 'is_scalar' ) ) );
	}

	/**
	 * Returns a list of strings; other values are left out.
	 *
	 * @return list<string>
	 */
	public function strings( string $name ): array {
		return array_values( array_filter( (array) ( $this->fields[ $name ] ?? array() ), 'is_string' ) );
	}

	/**
	 * Returns the names of the fields, in their order.
	 *
	 * @return list<string>
	 */
	public function keys(): array {
		return array_map( 'strval', array_keys( $this->fields ) );
	}

	/**
	 * Returns all fields, undecoded.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		$all = array();
		foreach ( $this->fields as $name => $value ) {
			$all[ (string) $name ] = $value;
		}
		return $all;
	}

	/**
	 * Returns this object with the fields of another one, which take precedence.
	 *
	 * @param self $other Object whose fields take precedence.
	 */
	public function with( self $other ): self {
		return new self( $other->fields + $this->fields );
	}
}
