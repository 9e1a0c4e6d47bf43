<?php
/**
 * An element of server HTML.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * HTML that is written the way React writes it, so that React takes it over as it is: no white space between elements,
 * every text encoded exactly once. Made only from elements and texts, it cannot hold an unencoded one; but for what WordPress has
 * rendered of other blocks (of_blocks()), which React does not look at.
 */
final class Node {
	private const VOID_ELEMENTS = array( 'img', 'input' );

	/**
	 * Encoded HTML.
	 *
	 * @var string
	 */
	private $html;

	/**
	 * Takes HTML that is encoded.
	 *
	 * @param string $html Encoded HTML.
	 */
	private function __construct( string $html ) {
		$this->html = $html;
	}

	/**
	 * An element.
	 *
	 * @param string                              $tag        Name of the element, never data.
	 * @param array<string, string|int|bool|null> $attributes Names, never data, to values; true prints an empty attribute, false and null none.
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
	 * Several elements and texts without an element around them.
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
	 * Blocks that editors have put into a content area.
	 *
	 * @param string $html What WordPress has rendered of them.
	 */
	public static function of_blocks( string $html ): self {
		return new self( $html );
	}

	/** The HTML, encoded. */
	public function html(): string {
		return $this->html;
	}
}
