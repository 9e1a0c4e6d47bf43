<?php
/**
 * Ways on from a purchase.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Purchase;

use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** What the page of an order and the one without any have in common: its frame, its first sentence, where to go. */
final class Ways {
	/**
	 * The page.
	 *
	 * @param string $html What stands on it.
	 */
	public static function page( string $html ): string {
		return '<div class="storefront-received">' . $html . '</div>';
	}

	/** The sentence below the heading. */
	public static function lead( string $text ): Node {
		return Node::element( 'p', array( 'class' => 'storefront-received__lead' ), array( $text ) );
	}

	/**
	 * Links in a row.
	 *
	 * @param list<Node> $links What most will want first.
	 */
	public static function node( array $links ): Node {
		return Node::element( 'p', array( 'class' => 'storefront-received__ways' ), $links );
	}

	/** What most will want. */
	public static function main( string $url, string $text ): Node {
		return self::link( $url, $text, 'wp-element-button' );
	}

	/** What some will want. */
	public static function other( string $url, string $text ): Node {
		return self::link( $url, $text, 'storefront-received__link' );
	}

	/** A link. */
	private static function link( string $url, string $text, string $class_name ): Node {
		return Node::element(
			'a',
			array(
				'href'  => esc_url_raw( $url ),
				'class' => $class_name,
			),
			array( $text )
		);
	}
}
