<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * How a form that adds in place asks where the shop leads to after the add (Catalogue\Product\AfterAdd), and is answered
 * (WooCommerce\Cart\WooAddRedirect).
 */
final class AddRedirect {
	/** Field of the form. */
	public const FIELD = 'storefront-redirect';

	/** Name in `extensions` of the cart that answers: `{url}`. Read by src/islands/add-to-cart/enhance.ts, too. */
	public const EXTENSION = 'storefront-islands/redirect';

	/**
	 * Returns the page that a cart of the Store API leads to; empty for none.
	 *
	 * @param mixed $cart The cart, as the shop's response has it.
	 */
	public static function url_of( $cart ): string {
		$extensions = is_array( $cart ) ? (array) ( $cart['extensions'] ?? array() ) : array();
		$redirect   = $extensions[ self::EXTENSION ] ?? null;
		$url        = is_array( $redirect ) ? $redirect['url'] ?? '' : '';
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Returns a cart that leads to a page.
	 *
	 * @param array<array-key, mixed> $cart The cart.
	 * @return array<array-key, mixed>
	 */
	public static function with( array $cart, string $url ): array {
		$extensions = (array) ( $cart['extensions'] ?? array() );
		return array( 'extensions' => (object) array_merge( $extensions, array( self::EXTENSION => compact( 'url' ) ) ) ) + $cart;
	}
}
