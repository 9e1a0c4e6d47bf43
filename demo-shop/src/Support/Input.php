<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

defined( 'ABSPATH' ) || exit;

/** Typed access to JSON, meta and request parameters; values of another type read as empty. */
final class Input {
	/** @var array<array-key, mixed> */
	private array $values;

	/**
	 * @param array<array-key, mixed> $values Values to read.
	 */
	private function __construct( array $values ) {
		$this->values = $values;
	}

	/**
	 * Wraps any value; anything but an array or an object reads as empty.
	 *
	 * @param mixed $value Decoded JSON, request parameters or an option.
	 */
	public static function of( $value ): self {
		if ( is_object( $value ) ) {
			$value = get_object_vars( $value );
		}
		return new self( is_array( $value ) ? $value : array() );
	}

	/** Wraps a JSON object; invalid JSON reads as empty. */
	public static function from_json( string $json ): self {
		return self::of( json_decode( $json, true ) );
	}

	/** True if a key exists and its value is not null. */
	public function has( string $key ): bool {
		return isset( $this->values[ $key ] );
	}

	/** Returns a scalar as a string. */
	public function text( string $key, string $fallback = '' ): string {
		$value = $this->values[ $key ] ?? null;
		return is_scalar( $value ) ? (string) $value : $fallback;
	}

	/** Returns a number, or a numeric string, as an integer. */
	public function number( string $key, int $fallback = 0 ): int {
		$value = $this->values[ $key ] ?? null;
		return is_numeric( $value ) ? (int) $value : $fallback;
	}

	/** Returns a boolean, as JSON, query strings and WooCommerce's meta represent it. */
	public function flag( string $key ): bool {
		return in_array( $this->values[ $key ] ?? false, array( true, 1, '1', 'true', 'yes' ), true );
	}

	public function object( string $key ): self {
		return self::of( $this->values[ $key ] ?? null );
	}

	/** @return list<self> */
	public function objects( string $key ): array {
		return array_map( array( self::class, 'of' ), array_values( $this->object( $key )->values ) );
	}

	/**
	 * Returns a list of strings, which may also be given as a comma-separated string.
	 *
	 * @return list<string>
	 */
	public function texts( string $key ): array {
		$value = $this->values[ $key ] ?? array();
		$list  = is_string( $value ) ? explode( ',', $value ) : $value;
		return array_values( array_diff( self::of( $list )->map(), array( '' ) ) );
	}

	/**
	 * Returns a list of integers, which may also be given as a comma-separated string.
	 *
	 * @return list<int>
	 */
	public function numbers( string $key ): array {
		$value = $this->values[ $key ] ?? null;
		return array_map( 'intval', is_int( $value ) ? array( $value ) : $this->texts( $key ) );
	}

	/**
	 * Returns all scalars of this level as strings, by key.
	 *
	 * @return array<array-key, string>
	 */
	public function map(): array {
		return array_map( 'strval', array_filter( $this->values, 'is_scalar' ) );
	}

	/** @return array<array-key, mixed> All values of this level, unchanged. */
	public function all(): array {
		return $this->values;
	}
}
