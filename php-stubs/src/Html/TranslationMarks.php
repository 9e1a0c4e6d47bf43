<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Marks that TranslatePress sets around each text of `gettext` on pages in another language than the site's own. It looks
 * for them in the finished page, and leaves the text in their place: encoded, they would be read by shoppers.
 */
final class TranslationMarks {
	/** Only the marks themselves: TranslatePress makes a tag of whatever stands between its two signs. */
	private const MARK = '~(#!trpst#(?:trp-gettext data-trpgettextoriginal=\d*|\\\\?/trp-gettext)#!trpen#)~';

	/** Returns the text without marks. */
	public static function remove( string $text ): string {
		return self::has_marks( $text ) ? (string) preg_replace( self::MARK, '', $text ) : $text;
	}

	/**
	 * Changes the text between the marks, and leaves these as they are.
	 *
	 * @param callable(string): string $change Changes a part of the text.
	 */
	public static function around( string $text, callable $change ): string {
		$parts = self::has_marks( $text ) ? preg_split( self::MARK, $text, -1, PREG_SPLIT_DELIM_CAPTURE ) : false;
		if ( false === $parts ) {
			return $change( $text );
		}
		// Every second part is a mark.
		foreach ( $parts as $position => $part ) {
			$parts[ $position ] = 1 === $position % 2 ? $part : $change( $part );
		}
		return implode( '', $parts );
	}

	private static function has_marks( string $text ): bool {
		return false !== strpos( $text, '#!trpst#' );
	}
}
