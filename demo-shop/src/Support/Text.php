<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes texts as the Store API sends them (HTML with typographic quotes) and as WordPress stores them, and decodes
 * them.
 */
final class Text {
	/** Encodes a stored text (encoded as WordPress stores titles) for a response. */
	public static function html( string $stored ): string {
		return wp_kses_post( trim( convert_chars( wptexturize( $stored ) ) ) );
	}

	/** Encodes a stored text of several lines for a response. */
	public static function paragraphs( string $stored ): string {
		return trim( wpautop( self::html( $stored ) ) );
	}

	/** Encodes a plain text as WordPress stores titles. */
	public static function stored( string $plain ): string {
		return htmlspecialchars( $plain, ENT_NOQUOTES, 'UTF-8' );
	}

	/** Decodes a stored text to plain text, for use outside of HTML. */
	public static function plain( string $stored ): string {
		return html_entity_decode( $stored, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
