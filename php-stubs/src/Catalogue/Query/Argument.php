<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/** One `name=value` of a query, kept as raw bytes: arguments that are no filters must stay unchanged. */
final class Argument {
	/** Argument as it is in the URL. */
	public string $raw;

	/** Decoded name without its array brackets; null if its encoding is invalid. */
	public ?string $name = null;

	/** Array key in the brackets after the name: empty for `filter_color[]`; null if there are no brackets. */
	public ?string $key = null;

	/** Decoded value; empty if its encoding is invalid. */
	public string $value;

	/**
	 * @param string $raw Argument as it is in the URL.
	 */
	public function __construct( string $raw ) {
		$parts       = explode( '=', $raw, 2 );
		$this->raw   = $raw;
		$this->name  = self::decode( $parts[0] );
		$this->value = self::decode( $parts[1] ?? '' ) ?? '';
		if ( null !== $this->name && 1 === preg_match( '/^([^\[]+)\[([^\[\]]*)\]/', $this->name, $array ) ) {
			$this->name = $array[1];
			$this->key  = $array[2];
		}
	}

	/**
	 * Decodes a name or value; null if its encoding is invalid.
	 *
	 * @param string $raw Name or value.
	 */
	private static function decode( string $raw ): ?string {
		$text = urldecode( $raw );
		return 1 === preg_match( '/%(?![0-9a-f]{2})/i', $raw ) || ! mb_check_encoding( $text, 'UTF-8' ) ? null : $text;
	}

	/** Encodes a name or value like JavaScript's encodeURIComponent(), but leaves commas unchanged. */
	public static function encode( string $text ): string {
		return str_replace( array( '%2C', '%21', '%27', '%28', '%29', '%2A' ), array( ',', '!', "'", '(', ')', '*' ), rawurlencode( $text ) );
	}
}
