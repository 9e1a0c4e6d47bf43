<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * HTML as React renders it, so that React can hydrate it: no white space between elements, every text encoded exactly
 * once. It is built from elements and texts only and therefore cannot contain unencoded text; the exception is HTML
 * that WordPress has rendered for other blocks (of_html()), which React ignores.
 */
final class Node {
	private const VOID_ELEMENTS = array( 'img', 'input' );

	/**
	 * Attributes that plugins look for in the page's HTML as it is written: those that remove unused CSS, and those that
	 * leave images of a class alone. No filter of WordPress changes names inside a tag.
	 */
	private const NAME_ATTRIBUTES = array( 'class', 'id' );

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
			$value   = true === $value ? '' : (string) $value;
			$is_name = in_array( $name, self::NAME_ATTRIBUTES, true ) && 1 === preg_match( '/^[\w -]+$/D', $value );
			$html   .= ' ' . $name . '="' . ( $is_name ? $value : Text::encode( $value ) ) . '"';
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
	 * Returns HTML that WordPress has rendered: blocks of a content area, or the output of actions.
	 *
	 * @param string $html HTML, trusted like the site's other output.
	 */
	public static function of_html( string $html ): self {
		return new self( $html );
	}

	/** Returns the encoded HTML. */
	public function html(): string {
		return $this->html;
	}
}
