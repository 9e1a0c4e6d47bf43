<?php
/**
 * What stands where there is nothing to fill in.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/checkout/parts/screens.tsx. */
final class Instead {
	/**
	 * A checkout with nothing to order, and the next step.
	 *
	 * @param CartReader $reader The cart.
	 */
	public static function of_an_empty_cart( CartReader $reader ): Node {
		$shop = $reader->page_url( 'shop' );
		return self::screen(
			$reader->heading( __( 'Your cart is empty', 'storefront-islands' ) ),
			'' === $shop ? $reader->settings->url( 'homeUrl' ) : $shop,
			__( 'Browse the shop', 'storefront-islands' )
		);
	}

	/**
	 * A shop that takes orders of its customers only.
	 *
	 * @param CartReader $reader The cart.
	 */
	public static function of_a_stranger( CartReader $reader ): Node {
		return self::screen(
			Node::element( 'p', array(), array( __( 'You must be logged in to check out.', 'storefront-islands' ) ) ),
			$reader->settings->object( 'checkout' )->url( 'loginUrl' ),
			__( 'Log in', 'storefront-islands' )
		);
	}

	/**
	 * A sentence and a way on.
	 *
	 * @param Node   $sentence What there is to say.
	 * @param string $url      Where to go.
	 * @param string $label    What is there.
	 */
	private static function screen( Node $sentence, string $url, string $label ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-checkout__instead' ),
			array(
				$sentence,
				Node::element(
					'a',
					array(
						'class' => 'storefront-button wp-element-button',
						'href'  => $url,
					),
					array( $label )
				),
			)
		);
	}
}
