<?php
/**
 * Builds server-rendered HTML.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * HTML as React renders it, so that React can hydrate it: no white space between elements, every text encoded exactly
 * once. It is built from elements and texts only and therefore cannot contain unencoded text; the exception is HTML
 * that WordPress has rendered for other blocks (of_blocks()), which React ignores.
 */
final class Node {
	private const VOID_ELEMENTS = array( 'img', 'input' );

	/** Encoded HTML. */
	private string $html;

	/**
	 * Creates a node from encoded HTML.
	 *
	 * @param string $html Encoded HTML.
	 */
	private function __construct( string $html ) {
		$this->html = $html;
	}

	/**
	 * Returns an element.
	 *
	 * @param string                              $tag        Name of the element; must be a constant.
	 * @param array<string, string|int|bool|null> $attributes Values by attribute name, which must be a constant; true prints an empty attribute, false and null none.
	 * @param list<self|string|null>              $children   Elements and texts; null prints nothing.
	 */
	public static function element( string $tag, array $attributes = array(), array $children = array() ): self {
		$html = '<' . $tag;
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value ) {
				continue;
			}
			$html .= ' ' . $name . '="' . ( true === $value ? '' : Text::encode( (string) $value ) ) . '"';
		}
		if ( in_array( $tag, self::VOID_ELEMENTS, true ) ) {
			return new self( $html . '/>' );
		}
		return new self( $html . '>' . self::group( $children )->html . '</' . $tag . '>' );
	}

	/**
	 * Returns several elements and texts without a parent element.
	 *
	 * @param list<self|string|null> $children Elements and texts; null prints nothing.
	 */
	public static function group( array $children ): self {
		$html = '';
		foreach ( $children as $child ) {
			if ( null !== $child ) {
				$html .= $child instanceof self ? $child->html : Text::encode( $child );
			}
		}
		return new self( $html );
	}

	/**
	 * Returns the blocks of a content area.
	 *
	 * @param string $html HTML of the blocks as WordPress has rendered them.
	 */
	public static function of_blocks( string $html ): self {
		return new self( $html );
	}

	/** Returns the encoded HTML. */
	public function html(): string {
		return $this->html;
	}
}
