<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Support\Http\CountCookie;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the cart and the checkout, for pages that are older than they look. By Back, Forward or the restoring
 * of a tab, browsers show a page from their HTTP cache without asking the server, unless it forbids to store it
 * (PrivatePage): the stores read the cart again then (src/stores/cart/page/freshness.ts). So they do if the page was
 * fetched ahead (SpeculationRules) and the cookie of the cart's hash is no longer the one that the page was made for. That
 * is the one after the cart was read, which may change it.
 *
 * A var, unlike a property, hides elements of the page that have its name as their id.
 */
final class PageAge {
	private const SCRIPT = <<<'JS'
var storefrontIslands = window.storefrontIslands || {};
( function ( page ) {
	page.cartHash = %1$s;
	performance.getEntriesByType( 'navigation' ).forEach( function ( entry ) {
		page.isOld = entry.type === 'back_forward';
		page.isAhead = %2$s;
	} );
} )( window.storefrontIslands = storefrontIslands );
JS;

	/** True for a page that was fetched or prerendered before it was opened. */
	private const IS_AHEAD = "entry.deliveryType === 'navigational-prefetch' || document.prerendering || entry.activationStart > 0";

	/**
	 * Returns the script element. Must be called after the cart is read.
	 *
	 * @param bool $shows_choices True if the page shows choices of the visitor that do not change the hash, such as one of
	 *                            two rates of the same price.
	 */
	public static function html( bool $shows_choices = false ): string {
		$hash = CountCookie::cookie( 'woocommerce_cart_hash' );
		return InlineScript::html( sprintf( self::SCRIPT, wp_json_encode( $hash, JSON_HEX_TAG | JSON_HEX_AMP ), $shows_choices ? self::IS_AHEAD : 'false' ) );
	}
}
