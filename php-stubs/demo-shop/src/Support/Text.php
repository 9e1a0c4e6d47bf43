<?php
/**
 * Texts in answers.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

defined( 'ABSPATH' ) || exit;

/** Texts as the Store API sends them: HTML-encoded, with typographic quotes. */
final class Text {
	/** A stored text (encoded as WordPress stores titles) as an answer holds it. */
	public static function html( string $stored ): string {
		return wp_kses_post( trim( convert_chars( wptexturize( $stored ) ) ) );
	}

	/** A stored text of several lines as an answer holds it. */
	public static function paragraphs( string $stored ): string {
		return trim( wpautop( self::html( $stored ) ) );
	}

	/** A plain text as WordPress stores titles. */
	public static function stored( string $plain ): string {
		return htmlspecialchars( $plain, ENT_NOQUOTES, 'UTF-8' );
	}

	/** A stored text as plain text, for where HTML has no place. */
	public static function plain( string $stored ): string {
		return html_entity_decode( $stored, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
