<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the icons of the accepted payment methods. The island keeps what is printed here
 * (src/islands/shared/areas.tsx); blocks/cart/accepted.tsx draws the same in the editor.
 */
final class AcceptedMethods {
	/** Position among the areas. */
	public const PLACE = 'accepted';

	/**
	 * Adds the icons to the areas; nothing if there are none.
	 *
	 * @param list<array{src: string, alt: string}> $icons Icons of the shop's payment methods.
	 */
	public static function put( array $icons, Areas $areas ): void {
		if ( array() === $icons ) {
			return;
		}
		$items = array();
		foreach ( $icons as $icon ) {
			$items[] = Node::element(
				'li',
				array(),
				array(
					Node::element(
						'img',
						array(
							'src'      => esc_url_raw( $icon['src'] ),
							'alt'      => $icon['alt'],
							'height'   => 24,
							'loading'  => 'lazy',
							'decoding' => 'async',
						)
					),
				)
			);
		}
		$areas->put(
			self::PLACE,
			'storefront-accepted',
			Node::element( 'ul', array( 'aria-label' => __( 'Accepted payment methods', 'storefront-islands' ) ), $items )
		);
	}
}
