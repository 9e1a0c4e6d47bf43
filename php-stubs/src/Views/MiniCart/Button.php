<?php
/**
 * The link to the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\MiniCart;

use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** What src/islands/mini-cart/button.tsx draws first. The same for every visitor: pages that hold it may be cached. */
final class Button {
	/** What its drawing may be of. */
	private const ICONS = array( 'bag', 'cart', 'basket' );

	/**
	 * The link, which works without scripts.
	 *
	 * @param string $cart_url    Where the cart is.
	 * @param string $icon        One of ICONS; the first for any other.
	 * @param bool   $shows_label Whether its name is seen; it is always there to be read out.
	 */
	public static function node( string $cart_url, string $icon = '', bool $shows_label = true ): Node {
		return Node::element(
			'a',
			array(
				'class'         => 'storefront-mini-cart__button wc-block-mini-cart__button',
				'href'          => $cart_url,
				'aria-haspopup' => 'dialog',
				'aria-expanded' => 'false',
			),
			array(
				Icon::node( in_array( $icon, self::ICONS, true ) ? $icon : self::ICONS[0] ),
				Node::element( 'span', array( 'class' => $shows_label ? 'storefront-mini-cart__label' : 'storefront-visually-hidden' ), array( __( 'Cart', 'storefront-islands' ) ) ),
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
