<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\MiniCart;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the same HTML as the first render of src/islands/mini-cart/button.tsx. It is the same for all visitors, so
 * that pages may be cached.
 */
final class Button {
	/** Available icons. */
	private const ICONS = array( 'bag', 'cart', 'basket' );

	/**
	 * Returns the link to the cart, which works without scripts.
	 *
	 * @param string $url         URL of the cart page, or of the checkout if the link leads there.
	 * @param string $icon        One of ICONS; the first for any other value.
	 * @param bool   $shows_label True if the label is visible; it always exists for screen readers.
	 * @param bool   $shows_price True if the island shows the price of the products.
	 * @param bool   $has_drawer  True if the link opens the drawer.
	 */
	public static function node( string $url, string $icon = '', bool $shows_label = true, bool $shows_price = false, bool $has_drawer = true ): Node {
		return Node::element(
			'a',
			array(
				'class'         => 'storefront-mini-cart__button wc-block-mini-cart__button',
				'href'          => $url,
				'aria-haspopup' => $has_drawer ? 'dialog' : null,
				'aria-expanded' => $has_drawer ? 'false' : null,
			),
			array(
				Icon::node( in_array( $icon, self::ICONS, true ) ? $icon : self::ICONS[0] ),
				Node::element( 'span', array( 'class' => $shows_label ? 'storefront-mini-cart__label' : 'storefront-visually-hidden' ), array( __( 'Cart', 'storefront-islands' ) ) ),
				$shows_price ? Node::element( 'span', array( 'class' => 'storefront-mini-cart__price' ) ) : null,
				Node::element(
					'span',
					array(
						'class'       => 'storefront-mini-cart__badge wc-block-mini-cart__badge',
						'aria-hidden' => 'true',
					)
				),
				Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ) ),
			)
		);
	}
}
