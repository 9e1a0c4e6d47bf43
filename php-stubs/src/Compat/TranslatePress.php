<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * What TranslatePress needs of the HTML of islands, beside Html\TranslationMarks. It translates the finished page: each text
 * by its HTML, and it adds a field with the language to each form.
 */
final class TranslatePress {
	/**
	 * References to characters that mean nothing in HTML (Html\Text writes them for the filters of the content, which are
	 * over): all but quotes, <, >, & and, as the page's scripts are in the text, backslash, $ and `.
	 */
	private const REFERENCES = '/&#(0(?:3[357]|4[0-7]|58|59|61|63|64|87|9[13-5])|12[03-6]);/';

	public static function register(): void {
		add_filter( 'trp_before_translate_content', array( self::class, 'plain' ) );
		add_filter( 'trp_form_inputs', array( self::class, 'field' ), 10, 4 );
	}

	/**
	 * Writes characters for references: a name that was translated elsewhere is found by its HTML.
	 *
	 * @param mixed $html The page.
	 * @return mixed
	 */
	public static function plain( $html ) {
		return is_string( $html ) ? preg_replace_callback( self::REFERENCES, static fn( array $found ): string => chr( (int) $found[1] ), $html ) ?? $html : $html;
	}

	/**
	 * Returns the field for a form; empty inside an island, where React would find HTML that it does not draw, and draw all of
	 * it anew. The form's address has the language already.
	 *
	 * @param mixed $field    HTML of the field.
	 * @param mixed $language Language of the page.
	 * @param mixed $slug     Its name in addresses.
	 * @param mixed $form     Element of TranslatePress's parser.
	 * @return mixed
	 */
	public static function field( $field, $language = '', $slug = '', $form = null ) {
		$element = $form;
		while ( is_object( $element ) ) {
			if ( true === self::ask( $element, 'hasAttribute', 'data-island' ) ) {
				return '';
			}
			$element = self::ask( $element, 'parent' );
		}
		return $field;
	}

	/**
	 * Calls a method of TranslatePress's parser; null if it has none of that name.
	 *
	 * @return mixed
	 */
	private static function ask( object $element, string $method, string ...$arguments ) {
		$callback = array( $element, $method );
		return is_callable( $callback ) ? $callback( ...$arguments ) : null;
	}
}
