<?php
/**
 * One argument of an address.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** One `name=value` of a query, as the bytes that it is made of: what is not ours to change must come out as it went in. */
final class Argument {
	/**
	 * As it stands in the address.
	 *
	 * @var string
	 */
	public $raw;

	/**
	 * Decoded, without what makes it an array in PHP; null where its encoding is broken.
	 *
	 * @var string|null
	 */
	public $name;

	/**
	 * What stands in brackets behind the name: empty for `filter_color[]`; null where it is no array.
	 *
	 * @var string|null
	 */
	public $key = null;

	/**
	 * Decoded; empty where its encoding is broken.
	 *
	 * @var string
	 */
	public $value;

	/**
	 * Reads an argument.
	 *
	 * @param string $raw As it stands in the address.
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
	 * The text of a part; null where its encoding is broken.
	 *
	 * @param string $raw Name or value.
	 */
	private static function decode( string $raw ): ?string {
		$text = urldecode( $raw );
		return 1 === preg_match( '/%(?![0-9a-f]{2})/i', $raw ) || ! mb_check_encoding( $text, 'UTF-8' ) ? null : $text;
	}

	/**
	 * A name or a value as JavaScript's encodeURIComponent() writes it, commas left as they are.
	 *
	 * @param string $text Decoded.
	 */
	public static function encode( string $text ): string {
		return str_replace( array( '%2C', '%21', '%27', '%28', '%29', '%2A' ), array( ',', '!', "'", '(', ')', '*' ), rawurlencode( $text ) );
	}
}
