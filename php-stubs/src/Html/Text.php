<?php
/**
 * Texts in server HTML.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes texts so that a browser reads exactly what was given, whatever WordPress does to the HTML on its way.
 *
 * The filters of the_content and of block templates run over what a block prints: they make `5x7` a multiplication
 * sign, quotes curly, `:)` a picture, `Wordpress` WordPress, and they run shortcodes that stand in a product's name or
 * an address, in attributes too. React would find other texts than its own. So everything that one of them acts on is
 * written as a numeric character reference, which none of them touches.
 */
final class Text {
	/**
	 * What is left as it is: letters, digits, single spaces and commas, a full stop that stands alone, and every byte
	 * of a character beyond ASCII. `x` before a digit and the W of Wordpress are letters that WordPress rewrites.
	 */
	private const REWRITTEN = '/x(?=\d)|W(?=ordpress)|\.(?=\.)|(?<=\.)\.|[^A-Za-z0-9 .,\x80-\xFF]/';

	/**
	 * The HTML of a text, for element content and for attribute values in quotes.
	 *
	 * @param string $text Plain text, without entities: what a server sent as HTML goes through decode() first.
	 */
	public static function encode( string $text ): string {
		$text = str_replace( "\0", '', wp_check_invalid_utf8( $text, true ) );
		return (string) preg_replace_callback(
			self::REWRITTEN,
			static function ( array $found ): string {
				// Three digits at least: do_shortcode() uses &#91; and &#93; as marks of its own.
				return sprintf( '&#%03d;', ord( $found[0] ) );
			},
			$text
		);
	}

	/**
	 * The HTML of an address for href and src, empty where its protocol is not one of WordPress's safe ones.
	 *
	 * @param string $url The address, without entities.
	 */
	public static function url( string $url ): string {
		return self::encode( esc_url_raw( $url ) );
	}

	/**
	 * The HTML of a value as JSON, for an attribute in quotes.
	 *
	 * @param mixed $value What wp_json_encode() takes.
	 */
	public static function json( $value ): string {
		return self::encode( (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * The text of a string in which the Store API wrote characters as entities: names, messages, currency symbols.
	 *
	 * @param string $html Text with entities and without tags.
	 */
	public static function decode( string $html ): string {
		return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
