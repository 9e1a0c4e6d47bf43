<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Container, introduction and links, shared by the page with an order and the one without. */
final class PurchaseLayout {
	/** Returns the container of the page. */
	public static function page( string $html ): string {
		return '<div class="storefront-received">' . $html . '</div>';
	}

	/** Returns the introduction below the heading. */
	public static function lead( string $text ): Node {
		return Node::element( 'p', array( 'class' => 'storefront-received__lead' ), array( $text ) );
	}

	/**
	 * Returns a row of links.
	 *
	 * @param list<Node> $links Links, the most important first.
	 */
	public static function node( array $links ): Node {
		return Node::element( 'p', array( 'class' => 'storefront-received__ways' ), $links );
	}

	/** Returns a primary link. */
	public static function main( string $url, string $text ): Node {
		return self::link( $url, $text, 'button wp-element-button' );
	}

	/** Returns a secondary link. */
	public static function other( string $url, string $text ): Node {
		return self::link( $url, $text, 'storefront-received__link' );
	}

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
