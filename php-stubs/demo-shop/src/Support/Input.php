<?php
/**
 * Reads untyped data.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

defined( 'ABSPATH' ) || exit;

/** Reads JSON, meta and request parameters as what they are expected to be; what is something else reads as empty. */
final class Input {
	/** @var array<array-key, mixed> What is read. */
	private array $values;

	/**
	 * Wraps an array; see of().
	 *
	 * @param array<array-key, mixed> $values What is read.
	 */
	private function __construct( array $values ) {
		$this->values = $values;
	}

	/**
	 * Wraps any value; what is not an array or an object reads as empty.
	 *
	 * @param mixed $value Decoded JSON, a request's parameters, an option.
	 */
	public static function of( $value ): self {
		if ( is_object( $value ) ) {
			$value = get_object_vars( $value );
		}
		return new self( is_array( $value ) ? $value : array() );
	}

	/**
	 * Wraps the JSON object in a text.
	 *
	 * @param string $json JSON; what does not parse reads as empty.
	 */
	public static function from_json( string $json ): self {
		return self::of( json_decode( $json, true ) );
	}

	/** Whether a key is there with a value other than null. */
	public function has( string $key ): bool {
		return isset( $this->values[ $key ] );
	}

	/** A scalar as text. */
	public function text( string $key, string $fallback = '' ): string {
		$value = $this->values[ $key ] ?? null;
		return is_scalar( $value ) ? (string) $value : $fallback;
	}

	/** A number, or text that holds one, as an integer. */
	public function number( string $key, int $fallback = 0 ): int {
		$value = $this->values[ $key ] ?? null;
		return is_numeric( $value ) ? (int) $value : $fallback;
	}

	/** A flag as JSON, query strings and WooCommerce's meta spell it. */
	public function flag( string $key ): bool {
		return in_array( $this->values[ $key ] ?? false, array( true, 1, '1', 'true', 'yes' ), true );
	}

	/** An object below. */
	public function object( string $key ): self {
		return self::of( $this->values[ $key ] ?? null );
	}

	/**
	 * A list of objects below.
	 *
	 * @return list<self>
	 */
	public function objects( string $key ): array {
		return array_map( array( self::class, 'of' ), array_values( $this->object( $key )->values ) );
	}

	/**
	 * A list of texts, or one text with commas between.
	 *
	 * @return list<string>
	 */
	public function texts( string $key ): array {
		$value = $this->values[ $key ] ?? array();
		$list  = is_string( $value ) ? explode( ',', $value ) : $value;
		return array_values( array_diff( self::of( $list )->map(), array( '' ) ) );
	}

	/**
	 * A list of whole numbers, or one text with commas between.
	 *
	 * @return list<int>
	 */
	public function numbers( string $key ): array {
		$value = $this->values[ $key ] ?? null;
		return array_map( 'intval', is_int( $value ) ? array( $value ) : $this->texts( $key ) );
	}

	/**
	 * Every scalar of this level as text, by its key.
	 *
	 * @return array<array-key, string>
	 */
	public function map(): array {
		return array_map( 'strval', array_filter( $this->values, 'is_scalar' ) );
	}

	/**
	 * Everything of this level as it is.
	 *
	 * @return array<array-key, mixed>
	 */
	public function all(): array {
		return $this->values;
	}
}
