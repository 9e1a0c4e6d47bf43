<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the HTML in names and messages to plain text, with the same steps as src/domain/html/text.ts, so that both
 * results are identical.
 */
final class PlainText {
	/** Pattern of tags that separate the text before and after them. */
	private const BLOCK_TAG = '~</?(?:p|br|div|li|ul|ol|dl|dt|dd|tr|td|h[1-6])\b[^<>]*>~i';

	/**
	 * Returns the text of HTML, on one line.
	 *
	 * @param string $html HTML as the Store API sends it.
	 */
	public static function of( string $html ): string {
		$html = (string) preg_replace( '~<(script|style)\b[^<>]*>[\s\S]*?</\1\s*>~i', ' ', $html );
		$html = (string) preg_replace( self::BLOCK_TAG, ' ', $html );
		$html = (string) preg_replace( '~<[a-z/!][^<>]*>~i', '', $html );
		// Characters of JavaScript's \s, which includes the no-break space of a decoded entity.
		$text = (string) preg_replace( '/[\s\x{00A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+/u', ' ', self::decode( $html ) );
		return trim( $text, ' ' );
	}

	/**
	 * Decodes entities once.
	 *
	 * @param string $html Text with entities.
	 */
	public static function decode( string $html ): string {
		return false === strpos( $html, '&' ) ? $html : (string) preg_replace_callback(
			'/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/',
			static function ( array $found ): string {
				return self::character( $found[0], $found[1] );
			},
			$html
		);
	}

	/**
	 * Returns the character of one entity.
	 *
	 * @param string $whole Entity as it is in the HTML.
	 * @param string $name  Name of the entity, without & and ;.
	 */
	private static function character( string $whole, string $name ): string {
		if ( '#' === $name[0] ) {
			$code      = 'x' === strtolower( $name[1] ) ? (int) hexdec( substr( $name, 2 ) ) : (int) substr( $name, 1 );
			$character = 0 === $code ? false : mb_chr( $code, 'UTF-8' );
			return false === $character ? "\u{FFFD}" : $character;
		}
		return html_entity_decode( $whole, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
