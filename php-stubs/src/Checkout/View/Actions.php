<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\View\Totals;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/checkout/actions-section.tsx in its initial state. */
final class Actions {
	/** Id of the form, for the button after it. */
	public const FORM_ID = 'storefront-checkout-form';

	/** Returns the Place Order button and the link back to the cart. */
	public static function node( CartReader $reader, Areas $areas ): Node {
		return Node::group(
			array(
				Node::element(
					'div',
					array( 'class' => 'storefront-actions' ),
					array(
						NoticeList::node( array() ),
						Node::element(
							'div',
							array(
								'class' => 'storefront-actions__wait',
								'role'  => 'status',
							)
						),
					)
				),
				self::place_order( $reader ),
				$areas->take( 'below-order' ),
				self::way_back( $reader ),
			)
		);
	}

	/** Returns the link back to the cart; null if there is no cart page. */
	private static function way_back( CartReader $reader ): ?Node {
		$cart_url = $reader->block_url( 'cart', $reader->page_url( 'cart' ) );
		$link     = array(
			'class' => 'storefront-back wc-block-components-checkout-return-to-cart-button',
			'href'  => $cart_url,
		);
		return '' === $cart_url ? null : Node::element( 'a', $link, array( $reader->block_text( 'return-to-cart', __( 'Back to the cart', 'storefront-islands' ) ) ) );
	}

	/** Returns the text of the button, with the total if the block shows it there. */
	private static function label( CartReader $reader ): string {
		$label     = $reader->block_text( 'place-order', __( 'Place order', 'storefront-islands' ) );
		$separator = $reader->block_text( 'price-separator', '' );
		return '' === $separator ? $label : $label . ' ' . $separator . ' ' . Totals::total( $reader );
	}

	/** Returns the total and the button. */
	private static function place_order( CartReader $reader ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-place-order wp-block-woocommerce-checkout-actions-block wc-block-checkout__actions wc-block-checkout__actions_row' ),
			array(
				Node::element(
					'p',
					array( 'class' => 'storefront-place-order__total' ),
					array(
						Node::element( 'span', array(), array( Totals::label( $reader ) ) ),
						Node::element( 'span', array( 'class' => 'storefront-amount' ), array( Totals::total( $reader ) ) ),
					)
				),
				Node::element(
					'button',
					array(
						'type'          => 'button',
						'form'          => self::FORM_ID,
						'class'         => 'storefront-button storefront-place-order__button button alt wp-element-button wc-block-components-button wc-block-components-checkout-place-order-button',
						'aria-disabled' => 'false',
					),
					array(
						Node::element( 'span', array( 'class' => 'wc-block-components-button__text' ), array( self::label( $reader ) ) ),
					)
				),
			)
		);
	}
}
