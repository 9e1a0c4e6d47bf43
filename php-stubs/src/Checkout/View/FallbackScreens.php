<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/checkout/view.tsx. */
final class FallbackScreens {
	/** Returns the message for an empty cart, with a link to the shop. */
	public static function empty_cart( CartReader $reader ): Node {
		$shop = $reader->page_url( 'shop' );
		return self::screen(
			$reader->heading( __( 'Your cart is empty', 'storefront-islands' ) ),
			'' === $shop ? $reader->settings->url( 'homeUrl' ) : $shop,
			__( 'Browse the shop', 'storefront-islands' )
		);
	}

	/** Returns the message for guests of a shop that requires an account, with a login link. */
	public static function login_required( CartReader $reader ): Node {
		return self::screen(
			Node::element( 'p', array(), array( __( 'You must be logged in to check out.', 'storefront-islands' ) ) ),
			$reader->settings->object( 'checkout' )->url( 'loginUrl' ),
			__( 'Log in', 'storefront-islands' )
		);
	}

	/** Returns a sentence with a link. */
	private static function screen( Node $sentence, string $url, string $label ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-checkout__instead' ),
			array(
				$sentence,
				Node::element(
					'a',
					array(
						'class' => 'storefront-button button wp-element-button',
						'href'  => $url,
					),
					array( $label )
				),
			)
		);
	}
}
