<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** A script element in the HTML of a whole page. */
final class ScriptElement {
	private const START_TAG = '#<script\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*+)>#i';

	/** Values of its attributes, empty without them; the type in lower case. */
	public string $id;
	public string $src;
	public string $type;

	/** What is between its tags. */
	public string $code;

	/** Where it begins in the HTML, and how long it is, in bytes. */
	public int $start;
	public int $length;

	/** Attributes as they are written. */
	private string $attributes;

	private function __construct( string $attributes, string $code, int $start, int $length ) {
		$this->attributes = $attributes;
		$this->id         = $this->attribute( 'id' );
		$this->src        = html_entity_decode( $this->attribute( 'src' ) );
		$this->type       = strtolower( $this->attribute( 'type' ) );
		$this->code       = trim( $code );
		$this->start      = $start;
		$this->length     = $length;
	}

	/**
	 * Returns the script elements of a page in their order, those in comments as well.
	 *
	 * @param string $html HTML of the page.
	 * @return list<self>
	 */
	public static function in( string $html ): array {
		$elements = array();
		$at       = 0;
		while ( 1 === preg_match( self::START_TAG, $html, $tag, PREG_OFFSET_CAPTURE, $at ) ) {
			$start  = $tag[0][1];
			$inside = $start + strlen( $tag[0][0] );
			$end    = stripos( $html, '</script', $inside );
			$end    = false === $end ? strlen( $html ) : $end;
			$close  = strpos( $html, '>', $end );
			$at     = false === $close ? strlen( $html ) : $close + 1;

			$elements[] = new self( $tag[1][0], substr( $html, $inside, $end - $inside ), $start, $at - $start );
		}
		return $elements;
	}

	/** Returns the value of an attribute; empty if it is absent. */
	private function attribute( string $name ): string {
		return 1 === preg_match( '/(?:^|\s)' . $name . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))/i', $this->attributes, $found ) ? (string) end( $found ) : '';
	}
}
