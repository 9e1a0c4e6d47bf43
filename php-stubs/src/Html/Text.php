<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes text so that a browser reads exactly the given text, whatever WordPress does to the HTML afterwards.
 *
 * The filters of the_content and of block templates process the output of a block: they replace the x of `5x7` by a
 * multiplication sign, straight quotes by curly ones, `:)` by an image and `Wordpress` by WordPress, and they run
 * shortcodes in a product's name or an address, in attributes too. React would then find text that differs from its
 * own. So every character that one of them acts on is written as a numeric character reference, which they leave
 * unchanged.
 */
final class Text {
	/**
	 * Matches all characters except those that stay unchanged: letters, digits, single spaces and commas, a single full
	 * stop, and every byte of a character beyond ASCII. `x` before a digit and the W of Wordpress are matched, because
	 * WordPress rewrites these letters.
	 */
	private const REWRITTEN = '/x(?=\d)|W(?=ordpress)|\.(?=\.)|(?<=\.)\.|[^A-Za-z0-9 .,\x80-\xFF]/';

	/** Characters that are never rewritten: most names and values on a page are made of them. */
	private const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwyz0123456789 ,';

	/**
	 * Returns the HTML of a text, for element content and for quoted attribute values. Text that a server sent as HTML
	 * has to go through decode() first.
	 *
	 * @param string $text Plain text, without entities.
	 */
	public static function encode( string $text ): string {
		if ( strlen( $text ) === strspn( $text, self::PLAIN ) ) {
			return $text;
		}
		$text = str_replace( "\0", '', wp_check_invalid_utf8( $text, true ) );
		return TranslationMarks::around( $text, static fn( string $part ): string => self::references( $part ) );
	}

	/** Writes what is rewritten as references. */
	private static function references( string $text ): string {
		return (string) preg_replace_callback(
			self::REWRITTEN,
			static function ( array $found ): string {
				// At least three digits: do_shortcode() uses &#91; and &#93; as its own markers.
				return sprintf( '&#%03d;', ord( $found[0] ) );
			},
			$text
		);
	}

	/**
	 * Returns the HTML of a URL for href and src; empty if its protocol is not one of WordPress's allowed protocols.
	 *
	 * @param string $url The URL, without entities.
	 */
	public static function url( string $url ): string {
		return self::encode( esc_url_raw( $url ) );
	}

	/**
	 * Returns the HTML of a value as JSON, for a quoted attribute.
	 *
	 * @param mixed $value Value that wp_json_encode() accepts.
	 */
	public static function json( $value ): string {
		return self::encode( (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Decodes a string in which the Store API has encoded characters as entities: names, messages, currency symbols.
	 *
	 * @param string $html Text with entities and without tags.
	 */
	public static function decode( string $html ): string {
		return false === strpos( $html, '&' ) ? $html : html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
