<?php
/**
 * Renders the terms and conditions.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/checkout/terms.tsx. */
final class Terms {
	/**
	 * Returns the sentence about the terms; null if the shop has neither page.
	 *
	 * @param CartReader $reader Reader with the shop's pages.
	 */
	public static function node( CartReader $reader ): ?Node {
		$terms   = $reader->page_url( 'terms' );
		$privacy = $reader->page_url( 'privacy' );
		if ( '' === $terms && '' === $privacy ) {
			return null;
		}
		$links = array(
			'%1$s' => self::link( $terms, __( 'Terms and Conditions', 'storefront-islands' ) ),
			'%2$s' => self::link( $privacy, __( 'Privacy Policy', 'storefront-islands' ) ),
		);
		$parts = array();
		foreach ( (array) preg_split( '/(%\d\$s)/', self::sentence( $terms, $privacy ), -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $part ) {
			$parts[] = $links[ $part ] ?? (string) $part;
		}
		return Node::element( 'p', array( 'class' => 'storefront-terms wc-block-checkout__terms' ), $parts );
	}

	/**
	 * Returns the sentence with placeholders for the links.
	 *
	 * @param string $terms   URL of the terms; may be empty.
	 * @param string $privacy URL of the privacy policy; may be empty.
	 */
	private static function sentence( string $terms, string $privacy ): string {
		if ( '' !== $terms && '' !== $privacy ) {
			/* translators: 1: terms and conditions, 2: privacy policy. */
			return __( 'By proceeding with your purchase you agree to our %1$s and %2$s.', 'storefront-islands' );
		}
		return '' !== $terms
			/* translators: 1: terms and conditions. */
			? __( 'By proceeding with your purchase you agree to our %1$s.', 'storefront-islands' )
			/* translators: 2: privacy policy. */
			: __( 'By proceeding with your purchase you agree to our %2$s.', 'storefront-islands' );
	}

	/**
	 * Returns a link that opens in a new tab, so that the shopper's input is kept.
	 *
	 * @param string $url   Target of the link.
	 * @param string $label Text of the link.
	 */
	private static function link( string $url, string $label ): Node {
		return Node::element(
			'a',
			array(
				'href'   => $url,
				'target' => '_blank',
				'rel'    => 'noopener',
			),
			array(
				$label,
				Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( ' ' . __( '(opens in a new tab)', 'storefront-islands' ) ) ),
			)
		);
	}
}
