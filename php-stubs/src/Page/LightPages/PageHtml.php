<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\LightPages;

use StorefrontIslands\Html\ScriptElement;

defined( 'ABSPATH' ) || exit;

/** HTML of a whole page, taken apart: its script elements and what else is there. */
final class PageHtml {
	/** Marks of elements that are not known by a class. */
	public const PASSWORD = 'type=password';
	public const RATING   = 'id=rating';
	public const ALERT    = 'role=alert';

	private const OTHER_MARKS = '/\s(?:(type)\s*=\s*["\']?(password)\b|(id)\s*=\s*["\']?(rating)\b(?!-)|(role)\s*=\s*["\']?(alert)\b(?!dialog))/i';

	/** Code in attributes. */
	private const HANDLERS = '/\son[a-z]+\s*=\s*(?:"([^"]*)"|\'([^\']*)\')|javascript:([^"\'<>]+)/i';

	/** Element with the boot data. */
	private const DATA = 'storefront-islands-data';

	/** Types of script elements that no browser runs. */
	private const TYPES_OF_DATA = array( 'application/json', 'application/ld+json', 'importmap', 'speculationrules', 'text/template', 'text/html', 'text/x-template' );

	/** What WordPress appends to a handle for the elements of a script and of what is attached to it. */
	private const PARTS = array( '-js', '-js-extra', '-js-before', '-js-after', '-js-translations' );

	/**
	 * Script elements that run, or that a plugin has kept from it for later.
	 *
	 * @var list<ScriptElement>
	 */
	public array $scripts = array();

	/** The page without its script elements. */
	public string $markup;

	/**
	 * Handles that the boot script loads later.
	 *
	 * @var list<string>
	 */
	public array $later = array();

	private string $html;

	/**
	 * @param string $html HTML of the page.
	 */
	public function __construct( string $html ) {
		$this->html   = $html;
		$elements     = ScriptElement::in( $html );
		$this->markup = $this->without_elements( $elements );
		foreach ( $elements as $element ) {
			if ( self::DATA === $element->id ) {
				$data        = json_decode( $element->code, true );
				$scripts     = is_array( $data ) && is_array( $data['scripts'] ?? null ) ? $data['scripts'] : array();
				$this->later = array_map( 'strval', array_keys( $scripts ) );
			} elseif ( ! in_array( $element->type, self::TYPES_OF_DATA, true ) ) {
				$this->scripts[] = $element;
			}
		}
	}

	/** True if nothing is cut off or written so that it cannot be told what it is. */
	public function is_whole(): bool {
		return false !== stripos( $this->markup, '</html>' ) && false === stripos( $this->markup, '<script' );
	}

	/**
	 * Returns the names of classes of each element that has some, and the other marks.
	 *
	 * @return list<list<string>>
	 */
	public function marks(): array {
		preg_match_all( '/\sclass\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))/i', $this->markup, $found );
		preg_match_all( self::OTHER_MARKS, $this->markup, $others, PREG_SET_ORDER );
		$classes = array_unique( array_merge( ...array_slice( $found, 1 ) ) );
		$marks   = array_map( static fn( string $names ): array => array_diff( explode( ' ', strtr( $names, "\t\n\r\f", '    ' ) ), array( '' ) ), $classes );
		foreach ( $others as $other ) {
			$marks[] = array( strtolower( implode( '=', array_filter( array_slice( $other, 1 ) ) ) ) );
		}
		return array_values( array_map( 'array_values', $marks ) );
	}

	/** Returns the code that stands in attributes. */
	public function handlers(): string {
		preg_match_all( self::HANDLERS, $this->markup, $found );
		return html_entity_decode( implode( "\n", array_filter( array_merge( ...array_slice( $found, 1 ) ) ) ), ENT_QUOTES );
	}

	/** Returns the handle whose element this is, or to whose script it is attached; empty if there is none. */
	public static function handle_of( ScriptElement $element ): string {
		return 1 === preg_match( '/^(.+)-js(?:-extra|-before|-after|-translations)?$/', $element->id, $found ) ? $found[1] : '';
	}

	/**
	 * Returns the page without some scripts and what is attached to them.
	 *
	 * @param list<string> $handles Handles.
	 */
	public function without( array $handles ): string {
		$ids = array();
		foreach ( $handles as $handle ) {
			foreach ( self::PARTS as $part ) {
				$ids[ $handle . $part ] = true;
			}
		}
		return $this->without_elements( array_filter( $this->scripts, static fn( ScriptElement $element ): bool => isset( $ids[ $element->id ] ) ) );
	}

	/**
	 * Returns the page without some elements and the line breaks behind them.
	 *
	 * @param array<int, ScriptElement> $elements Elements in their order.
	 */
	private function without_elements( array $elements ): string {
		$rest = '';
		$at   = 0;
		foreach ( $elements as $element ) {
			$rest .= substr( $this->html, $at, $element->start - $at );
			$at    = $element->start + $element->length;
			$at   += "\n" === ( $this->html[ $at ] ?? '' ) ? 1 : 0;
		}
		return $rest . substr( $this->html, $at );
	}
}
