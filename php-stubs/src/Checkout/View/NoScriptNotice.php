<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\NoScriptStyle;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Message that the checkout needs scripts, with a link back to the cart. The form is hidden, because it could not be
 * submitted.
 */
final class NoScriptNotice {
	/**
	 * Returns the noscript element, to be printed before the checkout.
	 *
	 * @param array<string, mixed> $settings Keys as in src/domain/support/settings.ts.
	 */
	public static function html( array $settings ): string {
		$pages   = ( new JsonReader( $settings ) )->object( 'storePages' );
		$message = Node::element(
			'p',
			array( 'class' => 'storefront-checkout__without-script' ),
			array(
				__( 'To place an order, please switch on JavaScript in your browser: payments need it. Your cart is kept.', 'storefront-islands' ) . ' ',
				Node::element( 'a', array( 'href' => $pages->object( 'cart' )->url( 'permalink' ) ), array( __( 'Back to the cart', 'storefront-islands' ) ) ),
			)
		);
		return '<noscript>' . NoScriptStyle::html( '.storefront-checkout__main>:not(.storefront-area),.storefront-needs-script,.storefront-cart__coupon,.storefront-coupons .storefront-icon-button{display:none!important}.storefront-checkout__layout{display:block;max-inline-size:36rem}' ) . $message->html() . '</noscript>';
	}
}
