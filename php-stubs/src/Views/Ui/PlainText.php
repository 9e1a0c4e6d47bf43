<?php
/**
 * From HTML to text.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** Makes text out of the HTML in names and messages by the steps of src/domain/text.ts, so that both read the same. */
final class PlainText {
	/** Entities beside those of Latin-1 that the browser's side knows; it leaves others as they are. */
	private const ENTITIES = ' amp lt gt quot apos ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo lsaquo rsaquo hellip bull prime Prime trade euro minus larr rarr OElig oelig Scaron scaron ensp emsp thinsp zwnj zwj lrm rlm ';

	/** A tag that separates what stands before and after it. */
	private const BLOCK_TAG = '~</?(?:p|br|div|li|ul|ol|dl|dt|dd|tr|td|h[1-6])\b[^<>]*>~i';

	/**
	 * The text of a piece of HTML, on one line.
	 *
	 * @param string $html As the Store API sends it.
	 */
	public static function of( string $html ): string {
		$html = (string) preg_replace( '~<(script|style)\b[^<>]*>[\s\S]*?</\1\s*>~i', ' ', $html );
		$html = (string) preg_replace( self::BLOCK_TAG, ' ', $html );
		$html = (string) preg_replace( '~<[a-z/!][^<>]*>~i', '', $html );
		// What a browser's \s holds: also the no-break space that an entity left.
		$text = (string) preg_replace( '/[\s\x{00A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+/u', ' ', self::decode( $html ) );
		return trim( $text, ' ' );
	}

	/**
	 * Replaces entities by their characters, once.
	 *
	 * @param string $html Text with entities.
	 */
	public static function decode( string $html ): string {
		return (string) preg_replace_callback(
			'/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,9});/',
			static function ( array $found ): string {
				return self::character( $found[0], $found[1] );
			},
			$html
		);
	}

	/**
	 * The character of one entity.
	 *
	 * @param string $whole As it stands in the HTML.
	 * @param string $name  Without & and ;.
	 */
	private static function character( string $whole, string $name ): string {
		if ( '#' === $name[0] ) {
			$code      = 'x' === strtolower( $name[1] ) ? (int) hexdec( substr( $name, 2 ) ) : (int) substr( $name, 1 );
			$character = 0 === $code ? false : mb_chr( $code, 'UTF-8' );
			return false === $character ? "\u{FFFD}" : $character;
		}
		$character = html_entity_decode( $whole, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$code      = 1 === mb_strlen( $character, 'UTF-8' ) ? mb_ord( $character, 'UTF-8' ) : 0;
		$known     = ( $code >= 0xA0 && $code <= 0xFF ) || false !== strpos( self::ENTITIES, ' ' . $name . ' ' );
		return $known ? $character : $whole;
	}
}
